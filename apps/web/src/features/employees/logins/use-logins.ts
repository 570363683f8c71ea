import { employees } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { StaleAnswer } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useReloadProject } from '../../../lib/use-reload-project.ts';
import { generatePassword } from './generate-password.ts';

/** What an employee needs for the first sign-in. */
export interface Slip {
  id: string;
  name: string;
  password: string;
}

/**
 * Creates logins or new passwords for several employees, one after the other: each takes the server a moment. A failure
 * stops the rest; completed ones stay completed, and the rest can be retried.
 */
export function useLogins() {
  const { t } = useTranslation('employees');
  const reloadProject = useReloadProject();
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const create = async (people: readonly employees.Employee[]) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      for (const { id, name, has_login } of people) {
        const password = generatePassword();
        const endpoint = has_login ? employees.resetPassword : employees.createLogin;
        await call(endpoint, { params: { id }, body: { password } }).catch((error: unknown) => {
          if (error instanceof StaleAnswer) throw error;
          throw new Error(t('logins.failed', { name, reason: errorText(error, t('login.failed')) }), { cause: error });
        });
        setSlips((made) => [...made, { id, name, password }]);
      }
    } catch (error) {
      if (error instanceof Error && !(error instanceof StaleAnswer)) setFailure(error.message);
    } finally {
      setBusy(false);
      await reloadProject();
    }
  };
  return { slips, isBusy, failure, create };
}
