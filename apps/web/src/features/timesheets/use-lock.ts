import { timesheets } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { yearAndMonth, type Month } from '../../lib/dates/months.ts';
import { useAction } from '../../lib/http/use-action.ts';

/** Locks a month in one of the ways; an error is shown, and the open items are reloaded. */
export function useLock(month: Month, onLocked: () => void) {
  const { t } = useTranslation('timesheets');
  const { run, isBusy } = useAction(timesheets.lockTimesheets, { done: t('locked'), onDone: onLocked });
  const { year, month: number } = yearAndMonth(month);
  const query = { year: String(year), month: String(number) };
  return { isBusy, send: (body: { take_schedule?: true; confirm?: string }) => run({ query, body }) };
}
