import { Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { errorText } from '../../../lib/http/error-text.ts';
import { homeOf } from '../../../lib/session/home-of.ts';
import { loadSessionCalls } from '../../../lib/session/load-session-calls.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';

/**
 * `/demo`: opens the visitor's own copy of the demo as its manager. Signed-in users are redirected to their own first
 * page instead. `?as=` switches between the two roles of such a copy: the guards of either area would block the switch.
 */
export function DemoPage() {
  const { t } = useTranslation('session');
  const session = useSession();
  const { start, state, role, user } = session;
  const asked = useSearchParams()[0].get('as');
  const other = user?.demo_until !== undefined && isRole(asked) && asked !== role ? asked : null;
  const [isEntering, setEntering] = useState(state === 'signed-out' || other !== null);
  const [failure, setFailure] = useState<unknown>(null);
  const begun = useRef(false);

  const enter = useCallback(async () => {
    const { sessionCalls } = await loadSessionCalls();
    const entry = other === null ? sessionCalls.openDemo() : sessionCalls.switchDemo(other);
    await start((await entry).access_token);
  }, [other, start]);
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

const isRole = (text: string | null): text is 'manager' | 'employee' => text === 'manager' || text === 'employee';
