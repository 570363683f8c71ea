import { Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { errorText } from '../../lib/error-text.ts';
import { homeOf } from '../../lib/home-of.ts';
import { loadSessionCalls } from '../../lib/load-session-calls.ts';
import { useSession } from '../../lib/session.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingApplication } from '../../ui/loading-application.tsx';

/** The sign-in of the demo business; everybody may know it (api.md, Demo sign-ins). */
const DEMO = { username: 'demo', password: 'demo-demo' };

/** `/demo`: into the demo business as its manager. Whoever is signed in already goes to their own work instead. */
export function DemoPage() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { start, selectProject, state } = session;
  const [isEntering, setEntering] = useState(state === 'signed-out');
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);
  useTitle(t('demo.title'));

  const enter = useCallback(async () => {
    const { sessionCalls } = await loadSessionCalls();
    const person = await start((await sessionCalls.signIn(DEMO)).access_token);
    const [project] = person?.projects ?? [];
    if (project) await selectProject(project.id);
  }, [start, selectProject]);
  useEffect(() => {
    if (begun.current || !isEntering) return;
    begun.current = true;
    enter()
      .catch(setFailure)
      .finally(() => setEntering(false));
  }, [enter, isEntering]);
  const retry = () => {
    begun.current = false;
    setFailure(null);
    setEntering(true);
  };

  const home = homeOf(session);
  if (home !== null && !isEntering) return <Navigate to={home} replace />;
  if (failure === null) return <LoadingApplication />;
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <Title order={1}>{t('demo.title')}</Title>
        <Text c="dimmed">{t('demo.off')}</Text>
        <ErrorState text={errorText(failure)} onRetry={retry} />
      </Stack>
    </EntryLayout>
  );
}
