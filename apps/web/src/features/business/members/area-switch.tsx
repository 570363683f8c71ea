import { ActionIcon, Button } from '@mantine/core';
import { members, projects } from '@pamaina/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { rememberProject } from '../../../lib/session/last-project.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { enterArea } from '../../../lib/session/enter-area.ts';

/** For an employee who also runs the project: to the manager's area with what the role allows, and back. */
export function AreaSwitch({ isInMenu = false }: { isInMenu?: boolean }) {
  const { t } = useTranslation('shell');
  const { role, project } = useSession();
  const run = useAction(projects.selectProject, {
    onDone: ({ access_token }, { params: { id } }) => {
      rememberProject(id);
      enterArea(access_token, '/manager');
    },
  });
  const back = useAction(members.openOwnShifts, { onDone: ({ access_token }) => enterArea(access_token, '/worker') });
  const isManager = role === 'manager';
  const words = t(isManager ? 'area.own' : 'area.run');
  const isBusy = back.isBusy || run.isBusy;
  const go = () => {
    if (isManager) back.run({});
    else if (project) run.run({ params: { id: project.id } });
  };
  if (isInMenu)
    return (
      <Button
        variant="subtle"
        color="gray"
        justify="flex-start"
        leftSection={<ArrowLeftRight size={18} aria-hidden />}
        loading={isBusy}
        onClick={go}
      >
        {words}
      </Button>
    );
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={isBusy}
        onClick={go}
        visibleFrom="sm"
        style={{ flex: 'none' }}
      >
        {words}
      </Button>
      {/* The words would be cut, and the name of the project with them: the menu "More" has them. */}
      <ActionIcon variant="default" aria-label={words} title={words} loading={isBusy} onClick={go} hiddenFrom="sm">
        <ArrowLeftRight size={18} />
      </ActionIcon>
    </>
  );
}
