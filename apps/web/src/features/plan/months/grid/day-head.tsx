import { CircleCheck, CircleDashed } from 'lucide-react';
import { memo } from 'react';
import { Hidden } from '../../../../ui/hidden.tsx';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import type { Density } from '../../../../lib/schedule/row-size.ts';
import { DayButton, DaySigns } from '../notes/day-notes.tsx';
import type { DayWords } from './use-grid-words.ts';
import pieces from '../../../../ui/pieces.module.css';
import classes from './days.module.css';

interface DayHeadProps {
  day: DayInfo;
  column: number;
  density: Density;
  words: DayWords;
  /** Reached by Tab; arrows move to the others. */
  isTabStop: boolean;
}

/** A day's column header: weekday, date, holiday and events. */
export const DayHead = memo(function DayHead({ day, column, density, words, isTabStop }: DayHeadProps) {
  const Sign = day.published === true ? CircleCheck : CircleDashed;
  const state = day.published === true ? words.published : words.draft;
  return (
    <div
      role="columnheader"
      aria-colindex={column}
      className={`${pieces.ground} ${classes.dayHead}`}
      {...dayMarks(day)}
    >
      <DayButton date={day.date} className={classes.dayName} isTabStop={isTabStop}>
        <span className={classes.weekday}>{words.weekday(day.date)}</span>
        <span className={classes.date}>{Number(day.date.slice(8))}</span>
        {day.published !== null && (
          <span className={classes.state} title={state}>
            <Sign size={12} aria-hidden />
            <Hidden>{state}</Hidden>
          </span>
        )}
        <span className={classes.holiday} title={day.holiday ?? undefined}>
          {day.holiday}
        </span>
      </DayButton>
      <DaySigns date={day.date} form={density === 'week' ? 'bars' : 'dots'} />
    </div>
  );
});

/** The marks of a day for the style sheets. */
export const dayMarks = (day: DayInfo) => ({
  'data-weekend': day.weekend || undefined,
  'data-today': day.today || undefined,
  'data-closed': day.closed || undefined,
  'data-week-break': day.weekBreak || undefined,
  'data-published': day.published ?? undefined,
});
