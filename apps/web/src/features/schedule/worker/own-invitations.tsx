import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { invitations } from '@pamaina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/error-text.ts';
import { LIVE_MS } from '../../../lib/live.ts';
import { useSession } from '../../../lib/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';

const queryKey = ['session', 'invitations'];

/** Invitations of teams to a user with an account: no one is added without accepting. */
export function OwnInvitations() {
  const { data: list = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(invitations.listOwnInvitations, { signal }),
    refetchInterval: LIVE_MS,
  });
  return list.map((invitation) => <OwnInvitation key={invitation.id} invitation={invitation} />);
}

function OwnInvitation({ invitation }: { invitation: invitations.OwnInvitation }) {
  const { t } = useTranslation('worker');
  const { start } = useSession();
  const queryClient = useQueryClient();
  const { id, project_name: project, name } = invitation;
  const join = useMutation({
    mutationFn: async () => {
      const { access_token } = await call(invitations.joinTeam, { params: { id } });
      await start(access_token);
      toastSuccess(t('invitation.joined', { project }));
    },
  });
  const decline = useMutation({
    mutationFn: async () => {
      await call(invitations.declineInvitation, { params: { id } });
      await queryClient.invalidateQueries({ queryKey });
      toastSuccess(t('invitation.declined'));
    },
  });
  const error = join.error ?? decline.error;
  const isBusy = join.isPending || decline.isPending;
  return (
    <Paper component="section" withBorder p="md" aria-label={t('invitation.asks', { project })}>
      <Stack gap="sm">
        <Text fw={600}>{t('invitation.asks', { project })}</Text>
        <Text size="sm">{t('invitation.text', { name })}</Text>
        {error !== null && (
          <Alert color="red" role="alert">
            {errorText(error)}
          </Alert>
        )}
        <Group gap="sm">
          <Button loading={join.isPending} disabled={isBusy} onClick={() => join.mutate()}>
            {t('invitation.join')}
          </Button>
          <Button variant="default" loading={decline.isPending} disabled={isBusy} onClick={() => decline.mutate()}>
            {t('invitation.decline')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
