import type { schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { roleTint } from '../grid/grid-view.ts';
import { OnCallMark } from '../on-call-mark.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { OfferLink } from './offer-link.tsx';
import classes from './worker.module.css';
import { colorOfShift, type ShiftColors } from '../model/colors.ts';

interface UpcomingListProps {
  shifts: schedule.Shift[];
  colors: ShiftColors;
  /** Milliseconds since 1970. */
  now: number;
}

/** The shifts of the coming days, in a list. */
export function UpcomingList({ shifts, colors, now }: UpcomingListProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  if (shifts.length === 0) return <p className={classes.quiet}>{t('worker.noMore')}</p>;
  return (
    <ul className={classes.upcoming}>
      {shifts.map((shift) => (
        <li key={shift.id} {...roleTint(colorOfShift(colors, shift))}>
          <Link
            className={`${classes.upcomingDay} ${classes.wholeRow}`}
            to={`/worker/schedule?view=week&from=${shift.date}`}
          >
            {words.day(shift.date)}
          </Link>
          <span className={classes.upcomingHours}>{words.hours(shift)}</span>
          <span className={classes.quiet}>
            <RoleName role={shift.role} /> <OnCallMark shift={shift} />
          </span>
          <span className={classes.offer}>
            <OfferLink shift={shift} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
