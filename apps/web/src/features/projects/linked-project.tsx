import { Button, Group } from '@mantine/core';
import type { projects } from '@pamaina/contract';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { homeOf } from '../../lib/home-of.ts';
import { LINK_PROJECT, withoutProject } from '../../lib/link-project.ts';
import { useSession } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { LoadingApplication } from '../../ui/loading-application.tsx';

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
  const { mutate, isError } = useMutation({
    mutationFn: async ({ id }: projects.Project) => {
      if (!(await selectProject(id))) throw new Error('Another project is being selected');
    },
    onSuccess: (_, { name }) => toastSuccess(t('switchedTo', { name })),
  });
  useEffect(() => mutate(to), [mutate, to]);
  if (!isError) return <LoadingApplication />;
  return (
    <Message text={t('linked.failed', { name: to.name })}>
      <Button onClick={() => mutate(to)}>{t('linked.switch')}</Button>
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
