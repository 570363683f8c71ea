import { Button } from '@mantine/core';
import { members, projects } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../lib/http/use-action.ts';
import { rememberProject } from '../../lib/session/last-project.ts';
import { useSession } from '../../lib/session/session.tsx';
import { enterArea } from './enter-area.ts';

/** For an employee who also runs the project: to the manager's area with what the role allows, and back. */
export function AreaSwitch() {
  const { t } = useTranslation('shell');
  const { role, project } = useSession();
  const run = useAction(projects.selectProject, {
    onDone: ({ access_token }, { params: { id } }) => {
      rememberProject(id);
      enterArea(access_token, '/manager');
    },
  });
  const back = useAction(members.openOwnShifts, { onDone: ({ access_token }) => enterArea(access_token, '/worker') });
  if (role === 'manager')
    return (
      <Button size="compact-sm" variant="default" loading={back.isBusy} onClick={() => back.run({})}>
        {t('area.own')}
      </Button>
    );
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={run.isBusy}
      onClick={() => project && run.run({ params: { id: project.id } })}
    >
      {t('area.run')}
    </Button>
  );
}
