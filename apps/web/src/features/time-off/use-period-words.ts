import type { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

type Period = Pick<timeOff.TimeOff, 'start_date' | 'end_date' | 'is_open' | 'status'>;

/** An illness whose end is not known yet. */
export const isOpenIllness = ({ is_open, status }: Pick<Period, 'is_open' | 'status'>) =>
  is_open && status === 'approved';

/** Start and end, as far as they are known. */
export function usePeriodWords(): (entry: Period) => string {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  return (entry) =>
    isOpenIllness(entry)
      ? t('openEnd.since', { day: format.longDate(entry.start_date) })
      : format.range(entry.start_date, entry.end_date);
}
