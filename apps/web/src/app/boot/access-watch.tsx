import { constants } from '@pamaina/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { listenToAuth } from '../../lib/session/auth-events.ts';
import { useSession } from '../../lib/session/session.tsx';
import { toastError } from '../../lib/toasts.ts';

/**
 * A 403 on a manager page leads to the worker area after 1.5 s; on a worker page it only shows a
 * message.
 */
export function AccessWatch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { refresh, role } = useSession();
  const area = /^\/(manager|worker)(\/|$)/.exec(pathname)?.[1];

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToAuth((event) => {
      if (event === 'project-missing' && role === 'manager') void navigate('/select-project');
      // The guard then reads the user's state from the server and covers every page.
      if (event === 'password-temporary' || event === 'second-factor-missing') void refresh();
      if (event !== 'forbidden' || area === undefined) return;
      toastError(t(area === 'manager' ? 'error.deniedManager' : 'error.deniedWorker'));
      if (area === 'worker') return;
      timer = setTimeout(() => {
        void refresh();
        void navigate('/worker');
      }, constants.redirectDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [area, navigate, refresh, role, t]);
  return null;
}
