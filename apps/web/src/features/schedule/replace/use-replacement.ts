import { replacements, type schedule } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';

interface Replacement {
  employee_id: string | null;
  /** Null when the shift becomes open. */
  name: string | null;
  reason: string;
}

/** Assigns a shift to another employee, or to none; a shift that changed in the meantime is loaded again. */
export function useReplacement(shift: schedule.Shift, onDone: () => void) {
  const { t } = useTranslation('calendar');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ employee_id, reason }: Replacement) =>
      call(replacements.replaceShift, {
        params: { id: shift.id },
        body: { employee_id, reason },
        ifMatch: shift.version,
      }),
    onSuccess: async (_, { name }) => {
      toastSuccess(name === null ? t('replace.opened') : t('replace.given', { name }));
      onDone();
      await client.invalidateQueries({ queryKey: ['schedule'] });
    },
    onError: async (error) => {
      const stale = error instanceof ApiError && error.status === 412;
      toastError(stale ? t('replace.stale') : errorText(error, t('replace.failed')));
      if (!stale) return;
      onDone();
      await client.invalidateQueries({ queryKey: ['schedule'] });
    },
  });
}
