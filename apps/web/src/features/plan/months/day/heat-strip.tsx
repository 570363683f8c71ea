import { useTranslation } from 'react-i18next';
import { weekdayOf, weekStart } from '../../../../lib/dates/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import { weekDates } from '../../../../lib/schedule/months.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import classes from './day-view.module.css';

interface HeatStripProps {
  days: DayInfo[];
  day: string;
  onDay: (day: string) => void;
}

/** The month as small squares: the darker, the fuller; a mark where someone is missing. */
export function HeatStrip({ days, day, onDay }: HeatStripProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const format = useFormat();
  const [first] = days;
  const weekdays = first === undefined ? [] : weekDates(weekStart(first.date));
  const blanks = first === undefined ? 0 : weekdayOf(first.date) - 1;
  return (
    <div className={classes.strip} role="group" aria-label={t('day.strip')}>
      {weekdays.map((date) => (
        <span key={date} className={classes.weekday} aria-hidden>
          {format.weekdayShort(date)}
        </span>
      ))}
      {Array.from({ length: blanks }, (_, index) => (
        <span key={index} />
      ))}
      {days.map((info) => {
        const { filled, needed } = info;
        const said = needed > 0 ? [t('grid.filledOf', { filled, needed })] : [];
        return (
          <button
            key={info.date}
            type="button"
            className={classes.square}
            aria-label={[words.day(info.date), ...(info.today ? [t('toolbar.today')] : []), ...said].join(', ')}
            aria-current={info.date === day ? 'date' : undefined}
            data-today={info.today || undefined}
            data-closed={info.closed || undefined}
            data-short={filled < needed || undefined}
            style={{ '--share': needed === 0 ? 0 : filled / needed } as Record<`--${string}`, number>}
            onClick={() => onDay(info.date)}
          >
            <span>{Number(info.date.slice(8))}</span>
          </button>
        );
      })}
    </div>
  );
}
