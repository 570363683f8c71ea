import { Menu } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { Check, Plus } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useLeave } from '../../../lib/session/home-of.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Unread } from './unread.tsx';
import { useProjects } from './use-projects.ts';
import { useSelectProject } from './use-select-project.ts';

interface ProjectMenuProps {
  /** The button that opens it. */
  target: ReactElement;
  /** By project. */
  unread: ReadonlyMap<string, number>;
  /** How a number of unread notifications is named: none for 0. */
  unreadWords: (count: number) => string[];
}

/** The projects of the user, to switch to; and a new one. Drawn when it is opened for the first time. */
export function ProjectMenu({ target, unread, unreadWords }: ProjectMenuProps) {
  const { t } = useTranslation('projects');
  const { projectId, isSwitching } = useSession();
  const { data: list = [], refetch } = useProjects();
  const [isOpen, setOpen] = useState(false);
  // It was pressed. Opened after the button has the focus, which comes back there.
  useEffect(() => setOpen(true), []);
  const select = useSelectProject('switchFailed');
  const leave = useLeave();
  const switchTo = async (id: string, name: string) => {
    if (id !== projectId && (await select(id))) toastSuccess(t('switchedTo', { name }));
  };
  return (
    <Menu
      width={constants.projectSwitcherWidth}
      position="bottom-start"
      disabled={isSwitching}
      opened={isOpen}
      onChange={setOpen}
      onOpen={() => void refetch()}
    >
      <Menu.Target>{target}</Menu.Target>
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
