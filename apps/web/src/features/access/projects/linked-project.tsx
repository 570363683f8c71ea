import { Button, Group } from '@mantine/core';
import type { projects } from '@pamaina/contract';
import { Mail } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { homeOf } from '../../../lib/session/home-of.ts';
import { LINK_PROJECT, withoutProject } from '../../../lib/session/link-project.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useTitle } from '../../../lib/use-title.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

/** Opens the page of a notification in the project of its link; shows an error if the account has no such project. */
export function LinkedProject() {
  const { user, projectId } = useSession();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get(LINK_PROJECT);
  const other = user?.projects.find(({ id }) => id === asked);
  if (asked === projectId) return <Navigate to={withoutProject(pathname, search)} replace />;
  return other === undefined ? <NotOurs /> : <Switch to={other} />;
}

function Switch({ to }: { to: projects.Project }) {
  const { t } = useTranslation('projects');
  const { selectProject } = useSession();
  useTitle(t('linked.title'));
  const { run, error } = useAction<projects.Project, void>(
    async ({ id }) => {
      if (!(await selectProject(id))) throw new Error('Another project is being selected');
    },
    { done: (_, { name }) => t('switchedTo', { name }), onRefused: () => true },
  );
  const select = useEffectEvent(() => run(to));
  useEffect(() => select(), [to]);
  if (error === null) return <LoadingApplication />;
  return (
    <Message text={t('linked.failed', { name: to.name })}>
      <Button onClick={() => run(to)}>{t('linked.switch')}</Button>
    </Message>
  );
}

function NotOurs() {
  const { t } = useTranslation('projects');
  const { user, signOut } = useSession();
  useTitle(t('linked.title'));
  return (
    <Message text={t('linked.notOurs', { username: user?.username })}>
      <Button variant="default" onClick={() => void signOut()}>
        {t('common:signOut')}
      </Button>
    </Message>
  );
}

function Message({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('projects');
  const home = homeOf(useSession()) ?? '/';
  return (
    <EntryLayout width={520}>
      <EmptyState
        icon={Mail}
        title={t('linked.title')}
        text={text}
        action={
          <Group justify="center">
            {children}
            <Button component={Link} to={home} variant="subtle">
              {t('linked.stay')}
            </Button>
          </Group>
        }
      />
    </EntryLayout>
  );
}
