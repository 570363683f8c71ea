import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

export interface OfferedShift {
  date: string;
  start_time: string;
  end_time: string;
}

/** The date and time of a shift: "Tuesday, 3 March, 07:00–15:30". */
export function useShiftText(): (shift: OfferedShift) => string {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  return ({ date, start_time, end_time }) =>
    t('when', { weekday: format.weekdayLong(date), day: format.dayMonth(date), from: start_time, to: end_time });
}
