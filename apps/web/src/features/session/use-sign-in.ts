import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/http/api-error.ts';
import { errorText } from '../../lib/http/error-text.ts';
import { loadSessionCalls } from '../../lib/session/load-session-calls.ts';
import { rememberedOrigin } from '../../lib/origin.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useNavigationState } from '../../lib/use-navigation-state.ts';
import { hideToast, toastError, toastLoading, toastSuccess } from '../../lib/toasts.ts';

const TOAST = 'sign-in';

/** The username or the password was wrong: other errors say nothing about them. */
const blames = (error: unknown) => error instanceof ApiError && [400, 401, 403, 422].includes(error.status);

/**
 * Signing in on one of the two pages (Spec section 4): the token is stored, the user loaded and the role checked. A
 * manager continues to the project selection, an employee to their area or to the remembered origin.
 */
export function useSignIn(role: 'manager' | 'employee') {
  const { t } = useTranslation('session');
  const { start } = useSession();
  const state = useNavigationState();
  const navigate = useNavigate();
  // Loaded while the user types, so that signing in need not wait for it.
  useEffect(() => void loadSessionCalls(), []);

  const signIn = async (credentials: { username: string; password: string }) => {
    toastLoading(TOAST, t('signIn.busy'));
    const { sessionCalls } = await loadSessionCalls();
    const { access_token } = await sessionCalls.signIn(credentials);
    const person = await start(access_token, role);
    if (person === null) {
      toastError(t(role === 'manager' ? 'signIn.managersOnly' : 'signIn.loginAsManager'), { id: TOAST });
      return;
    }
    toastSuccess(t('loginSuccessful'), { id: TOAST });
    if (role === 'manager') await navigate('/select-project', { state });
    else await navigate(rememberedOrigin(state, 'worker') ?? '/worker');
  };
  const notifyRefusal = (error: unknown) => {
    hideToast(TOAST);
    toastError(errorText(error, blames(error) ? t('loginFailedRole') : undefined));
  };
  return { signIn, notifyRefusal };
}
