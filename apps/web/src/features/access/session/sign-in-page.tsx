import { Anchor, Button, Group, Paper, Space, Stack, Text, TextInput, Title } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { ApiError, StaleAnswer, type SecondStep as Step } from '../../../lib/http/api-error.ts';
import { canUsePasskeys } from '../../../lib/session/can-use-passkeys.ts';
import { hasOfflineCopy } from '../../../lib/session/kept-session.ts';
import { whenUsed } from '../../../lib/when-idle.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { useSmallForm } from '../../../ui/form/use-small-form.ts';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { errorText } from '../../../lib/http/error-text.ts';
import { loadSessionCalls } from '../../../lib/session/load-session-calls.ts';
import { afterSignIn, rememberedOrigin } from '../../../lib/origin.ts';
import { useEntry } from '../../../lib/session/entry.ts';
import { hideToast, toastError, toastLoading, toastSuccess } from '../../../lib/toasts.ts';

/** Only where it is needed: few sign-ins have a second step. */
const loadSecondFactor = async () =>
  (await Promise.all([import('../second-factor/index.ts'), loadTexts('second-factor')]))[0];

const SecondStep = lazy(async () => ({ default: (await loadSecondFactor()).SecondStep }));

/** Of the page for both, of one of the two pages. */
type Role = 'manager' | 'employee' | null;

interface SignInPageProps {
  /** Null: for managers and employees. */
  role: Role;
  /** Below the form. */
  children?: ReactNode;
}

/** One form, three pages: username and password. */
export function SignInPage({ role, children }: SignInPageProps) {
  const { t } = useTranslation('session');
  const { Link, search } = useEntry();
  const { signIn, enter, notifyRefusal } = useSignIn(role);
  const [step, setStep] = useState<Step | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  // A slip's QR code contains the username; the password is never in an address.
  const given = new URLSearchParams(search).get('username') ?? '';
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (given !== '') passwordField.current?.focus();
  }, [given]);
  const refuse = (error: unknown) => {
    if (error instanceof StaleAnswer) return;
    if (error instanceof ApiError && error.secondStep !== null) {
      hideToast(TOAST);
      setStep(error.secondStep);
      return;
    }
    notifyRefusal(error);
    setUnanswered(error instanceof ApiError && error.status === 0);
    passwordField.current?.focus();
  };
  const { fieldOf, onSubmit, isBusy } = useSmallForm(
    { username: given, password: '' },
    { username: t('usernameRequired'), password: t('passwordRequired') },
    (values) => signIn(values).then(() => undefined, refuse),
  );
  if (step !== null)
    return (
      <EntryLayout width={420}>
        <Paper withBorder p="lg">
          <Suspense fallback={<Space h={200} />}>
            <SecondStep
              step={step}
              onToken={(token) => enter(() => Promise.resolve(token)).then((isIn) => isIn || setStep(null))}
              onRestart={() => setStep(null)}
            />
          </Suspense>
        </Paper>
      </EntryLayout>
    );
  return (
    <EntryLayout width={420}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1}>{t(words[role ?? 'both'].title)}</Title>
              <Text c="dimmed">{t(words[role ?? 'both'].text)}</Text>
            </div>
            <TextInput
              label={t('username')}
              description={role === 'manager' ? undefined : t('signIn.usernameHelp')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...fieldOf('username')}
            />
            <PasswordField
              ref={passwordField}
              label={t('password')}
              autoComplete="current-password"
              {...fieldOf('password')}
            />
            <Button type="submit" loading={isBusy}>
              {t('signIn.submit')}
            </Button>
            {canUsePasskeys() && <PasskeyButton enter={enter} notifyRefusal={notifyRefusal} />}
            {role !== 'manager' && isUnanswered && hasOfflineCopy() && (
              <Button component={Link} to="/worker" state={{ readsKept: true }} variant="default">
                {t('signIn.readKept')}
              </Button>
            )}
          </Stack>
        </form>
      </Paper>
      <OtherPages role={role} />
      {children}
    </EntryLayout>
  );
}

/** The ways on for those who can't sign in here. */
function OtherPages({ role }: { role: Role }) {
  const { t } = useTranslation('session');
  const { Link, state } = useEntry();
  return (
    <Group mt="md" gap="lg" justify="space-between">
      <Anchor component={Link} to="/forgot-password" size="sm">
        {t('signIn.forgot')}
      </Anchor>
      <Anchor component={Link} to="/register" size="sm">
        {t('signIn.register')}
      </Anchor>
      {role !== null && (
        <>
          <Anchor component={Link} to={role === 'manager' ? '/worker-login' : '/manager-login'} state={state} size="sm">
            {t(role === 'manager' ? 'signIn.asEmployee' : 'signIn.asManager')}
          </Anchor>
          <Anchor component={Link} to="/login" state={state} size="sm">
            {t('signIn.chooseRole')}
          </Anchor>
        </>
      )}
    </Group>
  );
}

const words = {
  manager: { title: 'signIn.managerTitle', text: 'signIn.managerText' },
  employee: { title: 'signIn.employeeTitle', text: 'signIn.employeeText' },
  both: { title: 'login.title', text: 'login.text' },
} as const;

const TOAST = 'sign-in';

/** The username or the password was wrong: other errors say nothing about them. */
const blames = (error: unknown) => error instanceof ApiError && [400, 401, 403, 422].includes(error.status);

/** Until then the button says that it is busy; what is seen anyway needs no message. */
const SLOW_MS = 1_000;

/**
 * Signing in: the token is stored, the user loaded and the role checked where the page is for one. A manager continues
 * to the project selection, an employee to their area or to the remembered origin.
 */
function useSignIn(role: Role) {
  const { t } = useTranslation('session');
  const { start, state, goTo } = useEntry();
  // Loaded while the user types, so that signing in need not wait for it; if it fails, the submit loads it.
  useEffect(() => {
    whenUsed()
      .then(loadSessionCalls)
      .catch(() => undefined);
  }, []);

  /** @returns false when nobody is signed in: the user gave up, or has the other role */
  const enter = async (getToken: () => Promise<string | null>): Promise<boolean> => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      toastLoading(TOAST, t('signIn.busy'));
    }, SLOW_MS);
    try {
      const token = await getToken();
      if (token === null) {
        hideToast(TOAST);
        return false;
      }
      const person = await start(token, role ?? undefined);
      clearTimeout(timer);
      if (person === null) {
        toastError(t(role === 'manager' ? 'signIn.managersOnly' : 'signIn.loginAsManager'), { id: TOAST });
        return false;
      }
      if (isSlow) toastSuccess(t('loginSuccessful'), { id: TOAST });
      if (person.role === 'manager') await goTo('/select-project', { state: afterSignIn(state) });
      else await goTo(rememberedOrigin(state, 'worker') ?? '/worker');
      return true;
    } finally {
      clearTimeout(timer);
    }
  };
  const signIn = (credentials: { username: string; password: string }) =>
    enter(async () => (await (await loadSessionCalls()).sessionCalls.signIn(credentials)).access_token);
  const notifyRefusal = (error: unknown) => {
    hideToast(TOAST);
    toastError(errorText(error, t(blames(error) && role !== null ? 'loginFailedRole' : 'loginFailed')));
  };
  return { signIn, enter, notifyRefusal };
}

/** For a device that knows the user: neither username nor password. */
function PasskeyButton({ enter, notifyRefusal }: Pick<ReturnType<typeof useSignIn>, 'enter' | 'notifyRefusal'>) {
  const { t } = useTranslation('session');
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    loadSecondFactor()
      .then(({ signInWithPasskey }) => enter(signInWithPasskey))
      .catch(notifyRefusal)
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="default" loading={isBusy} onClick={press}>
      {t('signIn.passkey')}
    </Button>
  );
}
