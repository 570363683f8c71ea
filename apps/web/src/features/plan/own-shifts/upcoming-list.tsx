import type { schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionIcon, Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { roleTint } from '../../../lib/schedule/grid-view.ts';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { colorOfShift, type ShiftColors } from '../../../lib/schedule/colors.ts';
import classes from './worker.module.css';

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
  const format = useFormat();
  if (shifts.length === 0) return <p className={classes.quiet}>{t('worker.noMore')}</p>;
  return (
    <ul className={classes.upcoming}>
      {shifts.map((shift) => (
        <li key={shift.id} {...roleTint(colorOfShift(colors, shift))}>
          <Link
            className={`${classes.upcomingDay} ${classes.wholeRow}`}
            to={`/worker/schedule?view=week&from=${shift.date}`}
          >
            {format.listDay(shift.date)}
            <span className={classes.quiet}>
              <RoleName role={shift.role} /> <OnCallMark shift={shift} />
            </span>
          </Link>
          <span className={classes.upcomingHours}>{words.hours(shift)}</span>
          <span className={classes.offer}>
            <OfferLink shift={shift} now={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OfferLinkProps {
  shift: schedule.Shift;
  /** Milliseconds since 1970. */
  now: number;
  /** Shows its label if there is room. */
  withWords?: boolean;
}

/** A link from the user's upcoming shift to the page where it is offered to a colleague. */
export function OfferLink({ shift, now, withWords = false }: OfferLinkProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  if (Date.parse(shift.starts_at) <= now) return null;
  const place = `/worker/swap-requests?offer=${shift.id}`;
  const name = t('worker.offerOne', { shift: [words.day(shift.date), words.hours(shift), shift.role].join(', ') });
  const sign = <ArrowLeftRight size={18} aria-hidden />;
  return withWords ? (
    <Button component={Link} to={place} variant="default" leftSection={sign} aria-label={name}>
      {t('worker.offer')}
    </Button>
  ) : (
    <ActionIcon component={Link} to={place} size={44} title={t('worker.offer')} aria-label={name}>
      {sign}
    </ActionIcon>
  );
}
