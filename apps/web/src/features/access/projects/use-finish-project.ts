import type { projects } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetAgreement } from '../../../lib/session/agreement.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useSelectProject } from './use-select-project.ts';
import { greetLater } from './welcome.ts';

/**
 * After a project was created: adds it to the list, reloads the user (paying makes a manager), and opens the project.
 */
export function useFinishProject(): (project: projects.Project, text: string) => Promise<void> {
  const { refresh } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const select = useSelectProject('selectFailed');
  return async (project, text) => {
    queryClient.setQueryData<projects.Project[]>(['session', 'projects'], (list = []) => [
      ...list.filter(({ id }) => id !== project.id),
      project,
    ]);
    forgetAgreement();
    await refresh();
    toastSuccess(text);
    greetLater(project.id, text);
    await navigate((await select(project.id)) ? '/manager' : '/select-project');
  };
}
