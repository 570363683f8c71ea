import { timesheets } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { yearAndMonth, type Month } from '../../lib/months.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { timesheetKey } from './timesheet-queries.ts';

/** Locks a month in one of the ways; an error is shown, and the open items are reloaded. */
export function useLock(month: Month, onLocked: () => void) {
  const { t } = useTranslation('timesheets');
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const send = async (body: { take_schedule?: true; confirm?: string }) => {
    const { year, month: number } = yearAndMonth(month);
    setBusy(true);
    try {
      await call(timesheets.lockTimesheets, { query: { year: String(year), month: String(number) }, body });
      toastSuccess(t('locked'));
      onLocked();
    } catch (error) {
      toastError(errorText(error));
    } finally {
      await client.invalidateQueries({ queryKey: timesheetKey });
      setBusy(false);
    }
  };
  return { isBusy, send };
}
