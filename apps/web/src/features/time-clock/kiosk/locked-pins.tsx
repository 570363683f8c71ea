import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useAction } from '../../../lib/http/use-action.ts';

/**
 * The employees whose PIN was entered wrongly too often, each with a button to unlock it; nothing if there are none.
 */
export function LockedPins() {
  const { t } = useTranslation('tablets');
  const { data: people = [] } = useQuery({
    queryKey: ['clock-pins', 'locked'],
    queryFn: ({ signal }) => call(kiosk.listLockedPins, { signal }),
  });
  const { run } = useAction(kiosk.unlockPin, { done: t('locked.done') });
  if (people.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {t('locked.title')}
      </Title>
      <Text>{t('locked.text')}</Text>
      {people.map(({ id, name }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
          <Button
            flex="none"
            variant="default"
            aria-label={t('locked.unlockOne', { name })}
            onClick={() => run({ params: { id } })}
          >
            {t('locked.unlock')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
