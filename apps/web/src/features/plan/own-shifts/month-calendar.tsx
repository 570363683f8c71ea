import type { schedule } from '@pamaina/contract';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { CalendarStep } from '../../../lib/schedule/use-calendar-address.ts';
import { DayButton, DaySigns, dayMarks } from '../months/index.ts';
import { roleTint } from '../../../lib/schedule/grid-view.ts';
import type { DayInfo } from '../../../lib/schedule/day-info.ts';
import { monthOf, type Month } from '../../../lib/schedule/months.ts';
import { OnCallIcon } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { colorOfShift, type ShiftColors } from '../../../lib/schedule/colors.ts';
import pieces from '../../../ui/pieces.module.css';
import classes from './own-calendar.module.css';

interface MonthCalendarProps {
  /** Whole weeks. */
  days: DayInfo[];
  month: Month;
  shifts: schedule.Shift[];
  colors: ShiftColors;
  go: (step: CalendarStep) => void;
}

/** The user's month on one page, like a wall calendar; a shift leads to its week, where it can be offered. */
export function MonthCalendar({ days, month, shifts, colors, go }: MonthCalendarProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const words = useShiftWords();
  const byDate = Map.groupBy(shifts, (shift) => shift.date);
  return (
    <div className={classes.month} role="group" aria-label={t('worker.monthLabel')}>
      {days.slice(0, 7).map((day) => (
        <div key={day.date} className={classes.monthHead} aria-hidden>
          {format.weekdayShort(day.date)}
        </div>
      ))}
      {days.map((day) => (
        <div
          key={day.date}
          className={`${pieces.ground} ${classes.monthDay}`}
          data-outside={monthOf(day.date) !== month || undefined}
          {...dayMarks(day)}
        >
          <DayButton date={day.date} className={classes.dayNumber}>
            {Number(day.date.slice(8))}
          </DayButton>
          <DaySigns date={day.date} form="dots" />
          {byDate.get(day.date)?.map((shift) => (
            <UnstyledButton
              key={shift.id}
              className={classes.monthShift ?? ''}
              {...roleTint(colorOfShift(colors, shift))}
              onClick={() => go({ view: 'week', day: shift.date })}
            >
              <span aria-hidden>
                {shift.start_time}
                <br />
                {shift.end_time} <OnCallIcon onCall={shift.on_call} size={12} className={classes.onCall} />
                <span className={classes.monthRole}>{shift.role}</span>
              </span>
              <VisuallyHidden>{words.label(shift)}</VisuallyHidden>
            </UnstyledButton>
          ))}
        </div>
      ))}
    </div>
  );
}
