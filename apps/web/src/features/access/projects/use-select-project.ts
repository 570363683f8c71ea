import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/error-text.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastError } from '../../../lib/toasts.ts';
import { StaleAnswer } from '../../../lib/http/api-error.ts';

/** Selects a project and shows an error when that failed. True once the project is selected. */
export function useSelectProject(failureKey: 'selectFailed' | 'switchFailed'): (id: string) => Promise<boolean> {
  const { t } = useTranslation('projects');
  const { selectProject } = useSession();
  return async (id) => {
    try {
      return await selectProject(id);
    } catch (error) {
      if (!(error instanceof StaleAnswer)) toastError(errorText(error, t(failureKey)));
      return false;
    }
  };
}
