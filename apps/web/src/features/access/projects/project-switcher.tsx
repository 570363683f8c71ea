import { Button, Loader, Text } from '@mantine/core';
import { ChevronsUpDown } from 'lucide-react';
import { cloneElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notifications } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/session.tsx';
import { whenUsed } from '../../../lib/when-idle.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../../ui/feedback/use-asked-part.ts';
import { call } from '../../../lib/http/api-client.ts';
import { Unread } from './unread.tsx';
import { useProjects } from './use-projects.ts';

const loadMenu = () => import('./project-menu.tsx');
const ProjectMenu = lazyPart(async () => (await loadMenu()).ProjectMenu);

/**
 * The selected project and a menu to switch, with the unread notifications of the
 * others; disabled while switching. The menu is loaded after the page, and drawn when the button is pressed.
 */
export function ProjectSwitcher() {
  const { t } = useTranslation('projects');
  const { project, isSwitching } = useSession();
  const { data: list = [], refetch } = useProjects();
  const { isOpen: isAsked, asked, open } = useAskedPart();
  useEffect(() => {
    // If it fails, the press loads it.
    whenUsed()
      .then(loadMenu)
      .catch(() => undefined);
  }, []);
  const unread = useUnreadElsewhere(list.length);
  const elsewhere = [...unread.values()].reduce((sum, count) => sum + count, 0);
  const unreadWords = (count: number) => (count > 0 ? [t('unread', { count })] : []);
  const target = (
    <Button
      maw="min(300px, 100%)"
      px="xs"
      fw={600}
      variant="subtle"
      c="inherit"
      disabled={isSwitching}
      aria-label={[`${t('switcher')}: ${project?.name ?? t('none')}`, ...unreadWords(elsewhere)].join('. ')}
      aria-haspopup="menu"
      leftSection={elsewhere > 0 ? <Unread count={elsewhere} /> : null}
      rightSection={isSwitching ? <Loader size={14} /> : <ChevronsUpDown size={16} aria-hidden />}
      // The button with the menu takes the place of the one that was pressed.
      autoFocus={isAsked}
    >
      <Text span inherit truncate>
        {project?.name ?? t('none')}
      </Text>
    </Button>
  );
  const openEarly = () => {
    void refetch();
    open();
  };
  const alone = cloneElement(target, { onClick: openEarly, 'aria-expanded': false });
  if (!isAsked) return alone;
  return (
    <OptionalPart place={asked} fallback={alone}>
      <ProjectMenu target={target} unread={unread} unreadWords={unreadWords} />
    </OptionalPart>
  );
}

/** Live events exist only for the selected project; the others are polled while the page is visible. */
const EVERY_MS = 60_000;

/**
 * The number of unread notifications in each other project, by its ID; requested only for users with more than one
 * project.
 */
function useUnreadElsewhere(projects: number): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({
    queryKey: ['notifications', 'elsewhere'],
    queryFn: ({ signal }) => call(notifications.listUnreadElsewhere, { signal }),
    enabled: projects > 1,
    refetchInterval: EVERY_MS,
  });
  return new Map(data.map(({ project_id, unread }) => [project_id, unread]));
}
