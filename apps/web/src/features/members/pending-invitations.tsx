import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { members } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { memberQueries } from './member-queries.ts';

/** Who was asked and has not answered; nothing if there is nobody. */
export function PendingInvitations() {
  const { t } = useTranslation('members');
  const format = useFormat();
  const { data: list = [] } = useQuery(memberQueries.invitations());
  const withdrawal = useDelete(
    ({ id }: members.MemberInvitation, write) => write(members.withdrawMemberInvitation, { params: { id } }),
    t('pending.withdrawn'),
  );
  if (list.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" mt="md" aria-labelledby="invited">
      <Stack gap="xs">
        <Title order={2} size="h4" id="invited">
          {t('pending.title')}
        </Title>
        {list.map((one) => (
          <Group key={one.id} justify="space-between">
            <div>
              <Text style={{ overflowWrap: 'anywhere' }}>{one.login}</Text>
              <Text size="sm" c="dimmed">
                {t('pending.until', {
                  role: t(`abilities:role.${one.role}`),
                  until: format.instant(one.expires_at),
                })}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('pending.withdrawOne', { login: one.login })}
              onClick={() => withdrawal.ask(one)}
            >
              {t('pending.withdraw')}
            </Button>
          </Group>
        ))}
      </Stack>
      <ConfirmDialog {...withdrawal.dialog} title={t('pending.withdrawTitle')} confirmLabel={t('pending.withdraw')}>
        <Text>{withdrawal.asked?.login}</Text>
      </ConfirmDialog>
    </Paper>
  );
}
