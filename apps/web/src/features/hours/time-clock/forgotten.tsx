import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { timeClock } from '@pamaina/contract';
import { instantOf, type Clock } from '../../../lib/dates/clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { RoleName } from '../../../ui/role-name.tsx';
import { readTime, TimeField } from '../../../ui/form/time-field.tsx';
import classes from './clock.module.css';

interface ForgottenProps {
  /** An instant. */
  startedAt: string;
  clock: Clock;
  /** The planned end, an instant, which one press states. */
  proposedEnd: string | null;
  isBusy?: boolean;
  /** Called with the instant that the employee enters; null: they do not know it. */
  onAnswer: (endedAt: string | null) => void;
}

const DAY_MS = 86_400_000;

/**
 * Asks when a forgotten entry ended. Nothing is filled in: the planned end is one press away, and an unknown
 * time is left to the manager.
 */
export function Forgotten({ startedAt, clock, proposedEnd, isBusy = false, onAnswer }: ForgottenProps) {
  const { t } = useTranslation('time-clock');
  const format = useFormat();
  const [time, setTime] = useState('');
  const start = clock.local(startedAt);
  const isTime = /^\d\d:\d\d$/.test(readTime(time));
  const answer = () => {
    const sameDay = instantOf(clock, start.date, readTime(time));
    // For work from the evening until the morning, the entered time is on the next day.
    const end = sameDay > Date.parse(startedAt) ? sameDay : instantOf(clock, nextDay(start.date), readTime(time));
    onAnswer(new Date(end).toISOString());
  };
  return (
    <>
      <p className={classes.text}>{t('forgotten', { moment: `${format.longDate(start.date)}, ${start.time}` })}</p>
      <div className={classes.forgotten}>
        {proposedEnd !== null && (
          <Button size="md" loading={isBusy} onClick={() => onAnswer(proposedEnd)}>
            {t('forgottenPlanned', { time: clock.local(proposedEnd).time })}
          </Button>
        )}
        <TimeField label={t('forgottenTime')} size="md" value={time} onChange={setTime} />
        <Button
          size="md"
          variant={proposedEnd === null ? 'filled' : 'default'}
          loading={isBusy}
          disabled={!isTime}
          onClick={answer}
        >
          {t('forgottenSave')}
        </Button>
        <Button size="md" variant="default" loading={isBusy} onClick={() => onAnswer(null)}>
          {t('forgottenUnknown')}
        </Button>
      </div>
    </>
  );
}

const nextDay = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);

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
      <RoleName
        role={t('planned', { from: local(shift.starts_at).time, to: local(shift.ends_at).time, role: shift.role })}
      />
      {entry && <> · {compared}</>}
    </p>
  );
}
