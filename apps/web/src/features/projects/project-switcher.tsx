import { Button, Loader, Menu } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import { useLeave } from '../../lib/session/use-leave.ts';
import pieces from '../../ui/pieces.module.css';
import { useProjects } from './use-projects.ts';
import { useSelectProject } from './use-select-project.ts';
import { useUnreadElsewhere } from './use-unread-elsewhere.ts';

/**
 * The selected project and a menu to switch (Spec section 4, Project switcher), with the unread notifications of the
 * others; disabled while switching.
 */
export function ProjectSwitcher() {
  const { t } = useTranslation('projects');
  const { project, projectId, isSwitching } = useSession();
  const { data: list = [], refetch } = useProjects();
  const unread = useUnreadElsewhere(list.length);
  const elsewhere = [...unread.values()].reduce((sum, count) => sum + count, 0);
  const select = useSelectProject('switchFailed');
  const leave = useLeave();
  const unreadWords = (count: number) => (count > 0 ? [t('unread', { count })] : []);
  const switchTo = async (id: string, name: string) => {
    if (id !== projectId && (await select(id))) toastSuccess(t('switchedTo', { name }));
  };
  return (
    <Menu
      width={constants.projectSwitcherWidth}
      position="bottom-start"
      disabled={isSwitching}
      onOpen={() => void refetch()}
    >
      <Menu.Target>
        <Button
          w={300}
          maw="100%"
          fw={600}
          variant="default"
          disabled={isSwitching}
          aria-label={[`${t('switcher')}: ${project?.name ?? t('none')}`, ...unreadWords(elsewhere)].join('. ')}
          justify="space-between"
          leftSection={elsewhere > 0 ? <Unread count={elsewhere} /> : null}
          rightSection={isSwitching ? <Loader size={14} /> : <ChevronsUpDown size={16} aria-hidden />}
        >
          {project?.name ?? t('none')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {list.map(({ id, name }) => (
          <Menu.Item
            key={id}
            aria-current={id === projectId || undefined}
            rightSection={id === projectId ? <Check size={16} aria-hidden /> : <Unread count={unread.get(id) ?? 0} />}
            aria-label={[name, ...unreadWords(unread.get(id) ?? 0)].join('. ')}
            onClick={() => leave(() => void switchTo(id, name))}
          >
            {name}
          </Menu.Item>
        ))}
        {list.length > 0 && <Menu.Divider />}
        <Menu.Item component={Link} to="/create-project" leftSection={<Plus size={16} aria-hidden />}>
          {t(list.length > 0 ? 'create' : 'createFirst')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Visual only, drawn by the style sheet: the label contains it in words, and starts with the visible text. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={pieces.count} data-count={count > 99 ? '99+' : count} aria-hidden />;
}
