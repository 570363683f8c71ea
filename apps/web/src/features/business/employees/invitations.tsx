import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { invitations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { invitationQueries } from './invitation-queries.ts';

/** Loaded where an invitation is shown: most lists have none. */
const LaterDialog = lazy(async () => ({
  default: (await import('../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));
const ConfirmDialog = (props: ComponentProps<typeof LaterDialog>) => (
  <Suspense>
    <LaterDialog {...props} />
  </Suspense>
);
const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }));

/**
 * Invited users with an existing account: those who have not answered and those who declined; and who asked to join.
 */
export function Invitations() {
  const { t } = useTranslation('employees');
  const { data: list = [] } = useQuery(invitationQueries.list());
  const [approving, setApproving] = useState<invitations.Invitation | null>(null);
  const withdrawal = useDelete(
    ({ id }: invitations.Invitation, write) => write(invitations.withdrawInvitation, { params: { id } }),
    t('invite.withdrawn'),
  );
  const asking = list.filter(({ state }) => state === 'asked').length;
  const rejection = useDelete((_count: number, write) => write(invitations.rejectJoins, {}), t('invite.rejectedAll'));
  if (list.length === 0) return null;
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-label={t('invite.title')}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{t('invite.title')}</Text>
          {asking > 1 && (
            <Button size="compact-sm" variant="subtle" onClick={() => rejection.ask(asking)}>
              {t('invite.rejectAll')}
            </Button>
          )}
        </Group>
        {list.map((one) => (
          <Invited
            key={one.id}
            invitation={one}
            onApprove={() => setApproving(one)}
            onEnd={() => withdrawal.ask(one)}
          />
        ))}
      </Stack>
      <Suspense>{approving && <ApproveDialog asked={approving} onClose={() => setApproving(null)} />}</Suspense>
      <ConfirmDialog
        {...withdrawal.dialog}
        title={t(withdrawal.asked?.state === 'asked' ? 'invite.rejectTitle' : 'invite.withdrawTitle')}
        confirmLabel={t(withdrawal.asked?.state === 'asked' ? 'invite.reject' : 'invite.withdraw')}
      >
        <Text>{withdrawal.asked?.name}</Text>
      </ConfirmDialog>
      <ConfirmDialog {...rejection.dialog} title={t('invite.rejectAllTitle')} confirmLabel={t('invite.rejectAll')}>
        <Text>{t('invite.rejectAllText', { count: rejection.asked ?? asking })}</Text>
      </ConfirmDialog>
    </Paper>
  );
}

interface InvitedProps {
  invitation: invitations.Invitation;
  onApprove: () => void;
  /** Withdraws or rejects it. */
  onEnd: () => void;
}

function Invited({ invitation: { name, employee_id, state }, onApprove, onEnd }: InvitedProps) {
  const { t } = useTranslation('employees');
  const hasAsked = state === 'asked';
  return (
    <Group justify="space-between">
      <Text style={{ overflowWrap: 'anywhere' }}>
        {name}{' '}
        <Text span size="xs" c="dimmed">
          {employee_id}
        </Text>
      </Text>
      <Group gap="sm">
        <Badge variant="default" tt="none" fw={500} radius="sm">
          {t(`invite.state.${state}`)}
        </Badge>
        {hasAsked && (
          <Button size="compact-sm" aria-label={t('invite.approveOne', { name })} onClick={onApprove}>
            {t('invite.approve')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t(hasAsked ? 'invite.rejectOne' : 'invite.withdrawOne', { name })}
          onClick={onEnd}
        >
          {t(hasAsked ? 'invite.reject' : 'invite.withdraw')}
        </Button>
      </Group>
    </Group>
  );
}
