import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { invitations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/http/api-client.ts';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

/** Invited users with an existing account: those who have not answered and those who declined. */
export function Invitations() {
  const { t } = useTranslation('employees');
  const { data: list = [] } = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => call(invitations.listInvitations, { signal }),
  });
  const withdrawal = useDelete(
    ({ id }: invitations.Invitation, write) => write(invitations.withdrawInvitation, { params: { id } }),
    t('invite.withdrawn'),
  );
  if (list.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-label={t('invite.title')}>
      <Stack gap="xs">
        <Text fw={600}>{t('invite.title')}</Text>
        {list.map((invitation) => (
          <Group key={invitation.id} justify="space-between">
            <Text style={{ overflowWrap: 'anywhere' }}>
              {invitation.name}{' '}
              <Text span size="xs" c="dimmed">
                {invitation.employee_id}
              </Text>
            </Text>
            <Group gap="sm">
              <Badge variant="default" tt="none" fw={500} radius="sm">
                {t(`invite.state.${invitation.state}`)}
              </Badge>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('invite.withdrawOne', { name: invitation.name })}
                onClick={() => withdrawal.ask(invitation)}
              >
                {t('invite.withdraw')}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      <ConfirmDialog {...withdrawal.dialog} title={t('invite.withdrawTitle')} confirmLabel={t('invite.withdraw')}>
        <Text>{withdrawal.asked?.name}</Text>
      </ConfirmDialog>
    </Paper>
  );
}
