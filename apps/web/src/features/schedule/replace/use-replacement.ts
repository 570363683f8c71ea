import { replacements, type schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/http/use-action.ts';

interface Replacement {
  employee_id: string | null;
  /** Null when the shift becomes open. */
  name: string | null;
  reason: string;
}

/** Assigns a shift to another employee, or to none; a shift that changed in the meantime is loaded again. */
export function useReplacement(shift: schedule.Shift, onDone: () => void) {
  const { t } = useTranslation('calendar');
  return useAction<Replacement, unknown>(
    ({ employee_id, reason }, write) =>
      write(replacements.replaceShift, {
        params: { id: shift.id },
        body: { employee_id, reason },
        ifMatch: shift.version,
      }),
    {
      done: (_, { name }) => (name === null ? t('replace.opened') : t('replace.given', { name })),
      onDone,
      failed: t('replace.failed'),
      onRefused: (error) => {
        const stale = error instanceof ApiError && error.status === 412;
        if (stale) {
          toastError(t('replace.stale'));
          onDone();
        }
        return stale;
      },
    },
  );
}
