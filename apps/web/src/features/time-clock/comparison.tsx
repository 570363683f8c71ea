import type { timeClock } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../lib/dates/clock.ts';
import classes from './clock.module.css';

/** Minutes that count as on time, as in the timesheets. */
const GRACE = 5;

interface ComparisonProps {
  clock: timeClock.TimeClock;
  local: Clock['local'];
}

/** The scheduled shift, and how the actual start compares with its start. */
export function Comparison({ clock: { entry, shift, minutes_from_start }, local }: ComparisonProps) {
  const { t } = useTranslation('time-clock');
  if (shift === null) return <p className={classes.text}>{t(entry ? 'unplanned' : 'noShift')}</p>;
  const minutes = minutes_from_start ?? 0;
  const compared =
    Math.abs(minutes) <= GRACE ? t('onTime') : t(minutes > 0 ? 'late' : 'early', { count: Math.abs(minutes) });
  return (
    <p className={classes.text}>
      {t('planned', { from: local(shift.starts_at).time, to: local(shift.ends_at).time, role: shift.role })}
      {entry && <> · {compared}</>}
    </p>
  );
}
