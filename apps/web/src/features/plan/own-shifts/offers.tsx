import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { members } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { offersQuery } from '../../../lib/http/offers-query.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { enterArea } from '../../../lib/session/enter-area.ts';

/** Projects that ask the user to become a member; nothing if there are none. */
export function Offers() {
  const { t } = useTranslation('members');
  const { data: list = [] } = useQuery(offersQuery);
  const failed = t('offer.failed');
  const accept = useAction(members.acceptOffer, {
    failed,
    onDone: ({ access_token }) => enterArea(access_token, '/manager'),
  });
  const decline = useAction(members.declineOffer, { failed, done: t('offer.declined') });
  if (list.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="offers">
      <Stack gap="sm">
        <Title order={2} id="offers">
          {t('offer.title')}
        </Title>
        {list.map(({ id, project_name, role }) => (
          <Group key={id} justify="space-between">
            <Text>{t('offer.text', { project: project_name, role: t(`abilities:role.${role}`) })}</Text>
            <Group gap="xs">
              <Button size="compact-md" loading={accept.isBusy} onClick={() => accept.run({ params: { id } })}>
                {t('offer.accept')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                loading={decline.isBusy}
                onClick={() => decline.run({ params: { id } })}
              >
                {t('offer.decline')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
