import { employees } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleAnswer } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { generatePassword } from './generate-password.ts';
import { useAction } from '../../../lib/http/use-action.ts';

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
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const { run, isBusy, error } = useAction<readonly employees.Employee[], void>(
    async (people, write) => {
      for (const { id, name, has_login } of people) {
        const password = generatePassword();
        const endpoint = has_login ? employees.resetPassword : employees.createLogin;
        await write(endpoint, { params: { id }, body: { password } }).catch((reason: unknown) => {
          if (reason instanceof StaleAnswer) throw reason;
          const text = errorText(reason, t('login.failed'));
          throw new Error(t('logins.failed', { name, reason: text }), { cause: reason });
        });
        setSlips((made) => [...made, { id, name, password }]);
      }
    },
    // One reload, after the last one.
    { queue: 'logins', onRefused: () => true },
  );
  const failure = isBusy || error === null || error instanceof StaleAnswer ? null : error.message;
  return { slips, isBusy, failure, create: (people: readonly employees.Employee[]) => !isBusy && run(people) };
}
