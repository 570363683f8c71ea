import type { schedule } from '@pamaina/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { roleTint } from '../../../lib/schedule/grid-view.ts';
import { colorOfShift, type ShiftColors } from '../../../lib/schedule/colors.ts';
import { netMinutes } from '../../../lib/schedule/shift-body.ts';
import { DayButton, DaySigns } from '../months/index.ts';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { OfferLink } from './upcoming-list.tsx';
import classes from './own-calendar.module.css';

interface WeekListProps {
  dates: string[];
  shifts: schedule.Shift[];
  colors: ShiftColors;
  /** Dates without data. */
  unknown: ReadonlySet<string>;
}

/** The user's week day by day, including free days, with the hours of each shift and their sum. */
export function WeekList({ dates, shifts, colors, unknown }: WeekListProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const words = useShiftWords();
  const now = useNow();
  const today = useClock().today();
  const byDate = Map.groupBy(shifts, (shift) => shift.date);
  const shown = dates.flatMap((date) => byDate.get(date) ?? []);
  return (
    <div className={classes.week}>
      <ul className={classes.days}>
        {dates.map((date) => {
          const own = byDate.get(date) ?? [];
          return (
            <li
              key={date}
              aria-current={date === today ? 'date' : undefined}
              data-free={own.length === 0 || undefined}
              {...roleTint(colorOfShift(colors, own[0]))}
            >
              <DayButton date={date} className={classes.day}>
                <span aria-hidden className={classes.weekday}>
                  {format.weekdayShort(date)}
                </span>
                <span aria-hidden className={classes.date}>
                  {format.day(date)}
                </span>
                <Hidden>{words.day(date)}</Hidden>
              </DayButton>
              {own.length === 0 && (
                <span className={classes.work}>
                  <span className={classes.free}>
                    {unknown.has(date) ? t('worker:offline.unknownDay') : t('worker.free')}
                  </span>
                  <DaySigns date={date} form="line" />
                </span>
              )}
              {own.map((shift, index) => (
                <Work key={shift.id} shift={shift} now={now}>
                  {index === 0 && <DaySigns date={date} form="line" />}
                </Work>
              ))}
            </li>
          );
        })}
      </ul>
      {dates.every((date) => !unknown.has(date)) && (
        <p className={classes.sum}>
          <span>{t('worker:weekSum')}</span>
          <strong>{format.minutesAsHours(shown.reduce((sum, shift) => sum + netMinutes(shift), 0))}</strong>
        </p>
      )}
    </div>
  );
}

interface WorkProps {
  shift: schedule.Shift;
  /** Milliseconds since 1970. */
  now: number;
  /** What happens that day. */
  children: ReactNode;
}

/** One shift: its times above the work, its hours, and the way to offer it. */
function Work({ shift, now, children }: WorkProps) {
  const format = useFormat();
  const words = useShiftWords();
  return (
    <>
      <span className={classes.work}>
        <span className={classes.times}>{words.hours(shift)}</span>
        <span className={classes.details}>
          <span className={classes.role} title={words.work(shift)}>
            {shift.role} <OnCallMark shift={shift} />
          </span>
          {children}
        </span>
      </span>
      <span className={classes.hours}>{format.minutesAsHours(netMinutes(shift))}</span>
      <span className={classes.offer}>
        <OfferLink shift={shift} now={now} />
      </span>
    </>
  );
}
