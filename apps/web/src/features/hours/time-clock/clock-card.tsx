import { Button, Skeleton, Text } from '@mantine/core';
import { CloudOff, Coffee, LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Comparison, Forgotten } from './forgotten.tsx';
import { useTimeClock } from './use-time-clock.ts';
import classes from './clock.module.css';

/**
 * The user's time clock, for one-handed use: clock in, break, clock out, and the comparison with the scheduled shift.
 */
export function ClockCard() {
  const { t } = useTranslation('time-clock');
  const format = useFormat();
  const wall = useClock();
  const { local } = wall;
  const now = useNow();
  const { clock, waiting, isCut, isResting, tap } = useTimeClock();
  if (clock === null) return isCut ? null : <Skeleton height={170} />;
  const { entry, last } = clock;
  const time = (instant: string) => local(instant).time;
  const pause = entry?.break_started_at ?? null;
  const proposedEnd = clock.proposed_end ?? null;
  const breakMinutes = (entry?.break_minutes ?? 0) + (pause === null ? 0 : minutesSince(pause, now));
  return (
    <section className={classes.card} aria-labelledby="time-clock">
      <h2 id="time-clock" className={classes.title}>
        {t('title')}
      </h2>
      {waiting > 0 && (
        <Text size="sm" role="status">
          <CloudOff size={16} aria-hidden /> {t('waiting', { count: waiting })}
        </Text>
      )}
      {entry?.is_forgotten ? (
        <Forgotten
          startedAt={entry.started_at}
          proposedEnd={proposedEnd}
          clock={wall}
          onAnswer={(endedAt) => tap('out', endedAt)}
        />
      ) : (
        <>
          {entry && (
            <div>
              <div className={classes.time} role="timer">
                {duration(minutesSince(entry.started_at, now) - breakMinutes)}
              </div>
              <p className={classes.text}>
                {pause === null
                  ? t('since', { time: time(entry.started_at) })
                  : t('onBreakSince', { time: time(pause) })}
              </p>
            </div>
          )}
          <Comparison clock={clock} local={local} />
          {entry && proposedEnd !== null && (
            <div className={classes.forgotten}>
              <p className={classes.text}>{t('stillIn', { time: time(proposedEnd) })}</p>
              <Button size="md" variant="default" disabled={isResting} onClick={() => tap('out', proposedEnd)}>
                {t('forgottenPlanned', { time: time(proposedEnd) })}
              </Button>
            </div>
          )}
          {last && (
            <p className={classes.text}>
              {t('last', {
                from: time(last.started_at),
                to: time(last.ended_at),
                hours: format.minutesAsHours(last.worked_minutes),
              })}
            </p>
          )}
          <div className={classes.buttons}>
            {!entry && (
              <Button
                className={classes.button ?? ''}
                disabled={isResting}
                leftSection={<LogIn aria-hidden />}
                onClick={() => tap('in')}
              >
                {t('in')}
              </Button>
            )}
            {entry && (
              <Button
                className={classes.button ?? ''}
                variant={pause === null ? 'default' : 'filled'}
                data-main={pause !== null || undefined}
                disabled={isResting}
                leftSection={<Coffee aria-hidden />}
                onClick={() => tap(pause === null ? 'break_start' : 'break_end')}
              >
                {t(pause === null ? 'breakStart' : 'breakEnd')}
              </Button>
            )}
            {entry && (
              <Button
                className={classes.button ?? ''}
                variant={pause === null ? 'filled' : 'default'}
                data-main={pause === null || undefined}
                disabled={isResting}
                leftSection={<LogOut aria-hidden />}
                onClick={() => tap('out')}
              >
                {t('out')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const minutesSince = (instant: string, now: number) =>
  Math.max(0, Math.floor(now / 60_000) - Math.floor(Date.parse(instant) / 60_000));

/** `4:05`. */
function duration(minutes: number): string {
  const whole = Math.max(0, minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
