import type { schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { roleTint } from '../grid/grid-view.ts';
import { OnCallMark } from '../on-call-mark.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { DayButton } from '../notes/day-button.tsx';
import { DaySigns } from '../notes/day-signs.tsx';
import { OfferLink } from './offer-link.tsx';
import { useNow } from '../../../lib/dates/use-now.ts';
import classes from './worker.module.css';
import { RoleName } from '../../../ui/role-name.tsx';
import { colorOfShift, type ShiftColors } from '../model/colors.ts';

interface WeekListProps {
  dates: string[];
  shifts: schedule.Shift[];
  colors: ShiftColors;
  /** Dates without data. */
  unknown: ReadonlySet<string>;
}

/** The user's week day by day, including free days. */
export function WeekList({ dates, shifts, colors, unknown }: WeekListProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const now = useNow();
  const byDate = Map.groupBy(shifts, (shift) => shift.date);
  return (
    <ul className={`${classes.upcoming} ${classes.week}`}>
      {dates.map((date) => {
        const own = byDate.get(date) ?? [];
        return (
          <li key={date} {...roleTint(colorOfShift(colors, own[0]))}>
            <span className={classes.dayAndSigns}>
              <DayButton date={date} className={classes.upcomingDay}>
                {words.day(date)}
              </DayButton>
              <DaySigns date={date} form="line" />
            </span>
            {own.length === 0 && (
              <span className={classes.free}>
                {unknown.has(date) ? t('worker:offline.unknownDay') : t('worker.free')}
              </span>
            )}
            {own.map((shift) => (
              <span key={shift.id} className={classes.dayShift}>
                <span className={classes.upcomingHours}>{words.hours(shift)}</span>
                <span className={classes.quiet}>
                  <RoleName role={shift.role} />
                </span>
                <OnCallMark shift={shift} />
                <span className={classes.offer}>
                  <OfferLink shift={shift} now={now} />
                </span>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
