import { amendments } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../model/months.ts';

/** Opens an amendment of all days of a month that have not begun; null: there is none. */
export function useBeginAmendment(month: Month, onDone?: () => void) {
  const { t } = useTranslation('amendments');
  const tomorrow = addDays(useClock().today(), 1);
  const [first, end] = [firstOfMonth(month), lastOfMonth(month)];
  const start = first > tomorrow ? first : tomorrow;
  const begin = useAction(amendments.beginAmendment, {
    done: t('begun'),
    failed: t('beginFailed'),
    ...(onDone && { onDone }),
  });
  if (start > end) return null;
  return { start, end, isBusy: begin.isBusy, run: () => begin.run({ body: { start, end } }) };
}
