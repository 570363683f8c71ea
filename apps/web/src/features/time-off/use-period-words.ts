import type { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';

type Period = Pick<timeOff.TimeOff, 'start_date' | 'end_date' | 'is_open' | 'status'> &
  Partial<Pick<timeOff.TimeOff, 'starts_at' | 'ends_at'>>;

/** An illness whose end is not known yet. */
export const isOpenIllness = ({ is_open, status }: Pick<Period, 'is_open' | 'status'>) =>
  is_open && status === 'approved';

/** Start and end, as far as they are known. */
export function usePeriodWords(): (entry: Period) => string {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { local } = useClock();
  return (entry) => {
    const { start_date, end_date, starts_at, ends_at } = entry;
    if (isOpenIllness(entry)) return t('openEnd.since', { day: format.longDate(start_date) });
    if (starts_at == null || ends_at == null) return format.range(start_date, end_date);
    const day = format.range(start_date, end_date);
    return t('absences:hours', { day, from: local(starts_at).time, to: local(ends_at).time });
  };
}
