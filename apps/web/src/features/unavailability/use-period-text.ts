import type { unavailability } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { periodOf } from './period.ts';

/** Describes an unavailability in the current language: its days, its hours, or its weekday if it is weekly. */
export function usePeriodText(): (entry: unavailability.Unavailability) => string {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  const clock = useClock();
  return (entry) => {
    const { startDate, startTime, endDate, endTime, isAllDay } = periodOf(entry, clock);
    if (entry.is_open) return t('openEnd', { day: format.longDate(startDate) });
    const hours = `${startTime}–${endTime}`;
    if (entry.repeats_weekly) {
      const day = format.weekdayLong(startDate);
      return isAllDay ? t('everyWeekAllDay', { day }) : t('everyWeek', { day, hours });
    }
    if (isAllDay) return format.range(startDate, endDate);
    if (startDate === endDate) return t('dayHours', { day: format.longDate(startDate), hours });
    return `${format.longDate(startDate)} ${startTime} – ${format.longDate(endDate)} ${endTime}`;
  };
}
