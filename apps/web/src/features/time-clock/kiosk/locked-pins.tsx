import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { kiosk } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';

const KEY = ['clock-pins', 'locked'];

/**
 * The employees whose PIN was entered wrongly too often, each with a button to unlock it; nothing if there are none.
 */
export function LockedPins() {
  const { t } = useTranslation('tablets');
  const client = useQueryClient();
  const { data: people = [] } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(kiosk.listLockedPins, { signal }),
  });
  const unlock = async (id: string) => {
    try {
      await call(kiosk.unlockPin, { params: { id } });
      toastSuccess(t('locked.done'));
      await client.invalidateQueries({ queryKey: KEY });
    } catch (error) {
      toastError(errorText(error));
    }
  };
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
            onClick={() => void unlock(id)}
          >
            {t('locked.unlock')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
