import { Stack, Title, Alert, Button, Group, Paper, Text } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invitations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';

const Offers = lazyPart(async () => {
  const [{ Offers: Part }] = await Promise.all([import('./offers.tsx'), loadTexts('pages')]);
  return Part;
});

/** A user without a project: pending invitations, and how a manager adds them. */
export function NoProject() {
  const { t } = useTranslation('worker');
  return (
    <Stack gap="md">
      <Title order={1}>{t('schedule:worker.greeting')}</Title>
      <OwnInvitations />
      <OptionalPart>
        <Offers />
      </OptionalPart>
    </Stack>
  );
}

/** Invitations of teams to a user with an account: no one is added without accepting. */
function OwnInvitations() {
  const { t } = useTranslation('worker');
  const { data: list = [] } = useQuery({
    queryKey: ['session', 'invitations'],
    queryFn: ({ signal }) => call(invitations.listOwnInvitations, { signal }),
    refetchInterval: LIVE_MS,
  });
  const isWaiting = list.some(({ state }) => state === 'asked');
  const waited = useRef(false);
  useEffect(() => {
    // The manager decided: a new token names the project, if there is one now.
    if (waited.current && !isWaiting)
      void import('../../../lib/session/refresh-access.ts')
        .then(({ refreshAccess }) => refreshAccess())
        .then((outcome) => outcome === 'refreshed' && window.location.reload());
    waited.current = isWaiting;
  }, [isWaiting]);
  if (list.length === 0) return <EmptyState icon={UserPlus} title={t('noProject.title')} text={t('noProject.text')} />;
  return list.map((invitation) =>
    invitation.state === 'asked' ? (
      <Alert key={invitation.id} color="blue" role="status">
        {t('invitation.waiting', { project: invitation.project_name })}
      </Alert>
    ) : (
      <OwnInvitation key={invitation.id} invitation={invitation} />
    ),
  );
}

function OwnInvitation({ invitation }: { invitation: invitations.OwnInvitation }) {
  const { t } = useTranslation('worker');
  const { start } = useSession();
  const { id, project_name: project, name } = invitation;
  const join = useAction(invitations.joinTeam, {
    done: t('invitation.joined', { project }),
    onDone: ({ access_token }) => start(access_token),
    onRefused: () => true,
  });
  const decline = useAction(invitations.declineInvitation, {
    done: t('invitation.declined'),
    onRefused: () => true,
  });
  const error = join.error ?? decline.error;
  const isBusy = join.isBusy || decline.isBusy;
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
          <Button loading={join.isBusy} disabled={isBusy} onClick={() => join.run({ params: { id } })}>
            {t('invitation.join')}
          </Button>
          <Button
            variant="default"
            loading={decline.isBusy}
            disabled={isBusy}
            onClick={() => decline.run({ params: { id } })}
          >
            {t('invitation.decline')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
