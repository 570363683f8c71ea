import { Button } from '@mantine/core';
import { members, projects } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction } from '../../lib/http/use-action.ts';
import { rememberProject } from '../../lib/session/last-project.ts';
import { useSession } from '../../lib/session/session.tsx';

/** For an employee who also runs the project: to the manager's area with what the role allows, and back. */
export function AreaSwitch() {
  const { t } = useTranslation('shell');
  const { role, project, start } = useSession();
  const navigate = useNavigate();
  const enter = async ({ access_token }: { access_token: string }, to: string) => {
    await start(access_token);
    await navigate(to);
  };
  const run = useAction(projects.selectProject, {
    onDone: async (reply, { params: { id } }) => {
      rememberProject(id);
      await enter(reply, '/manager');
    },
  });
  const back = useAction(members.openOwnShifts, { onDone: (reply) => enter(reply, '/worker') });
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
