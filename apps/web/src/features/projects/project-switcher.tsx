import { Button, Loader, Menu } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import classes from './project-switcher.module.css';
import { useProjects } from './use-projects.ts';
import { useSelectProject } from './use-select-project.ts';

/** The selected project and the way to another one (Spec section 4, Project switcher); blocked while it switches. */
export function ProjectSwitcher() {
  const { t } = useTranslation('projects');
  const { project, projectId, isSwitching } = useSession();
  const { data: list = [] } = useProjects();
  const select = useSelectProject('switchFailed');
  const switchTo = async (id: string, name: string) => {
    if (id !== projectId && (await select(id))) toastSuccess(t('switchedTo', { name }));
  };
  return (
    <Menu width={constants.projectSwitcherWidth} position="bottom-start" disabled={isSwitching}>
      <Menu.Target>
        <Button
          className={classes.target ?? ''}
          variant="default"
          disabled={isSwitching}
          aria-label={`${t('switcher')}: ${project?.name ?? t('none')}`}
          justify="space-between"
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
            rightSection={id === projectId ? <Check size={16} aria-hidden /> : null}
            onClick={() => void switchTo(id, name)}
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
