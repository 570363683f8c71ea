import { Button, Skeleton, Text } from '@mantine/core';
import type { timeClock } from '@pamaina/contract';
import { CloudOff, Coffee, LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Comparison, Forgotten } from './forgotten.tsx';
import type { Kind } from './send-taps.ts';
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
  const { clock, waiting, isCut, isResting, tap } = useTimeClock();
  if (clock === null) return isCut ? null : <Skeleton height={170} />;
  const { entry, last } = clock;
  const time = (instant: string) => local(instant).time;
  const proposedEnd = clock.proposed_end ?? null;
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
          {entry && <Worked entry={entry} time={time} />}
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
          <Buttons
            isIn={entry !== null}
            isOnBreak={entry?.break_started_at != null}
            isResting={isResting}
            onTap={tap}
          />
        </>
      )}
    </section>
  );
}

type Entry = NonNullable<timeClock.TimeClock['entry']>;

/** How long the user has worked, without breaks, and since when. */
function Worked({ entry, time }: { entry: Entry; time: (instant: string) => string }) {
  const { t } = useTranslation('time-clock');
  const now = useNow();
  const { started_at: start, break_started_at: pause, break_minutes } = entry;
  const onBreak = break_minutes + (pause === null ? 0 : minutesSince(pause, now));
  return (
    <div>
      <div className={classes.time} role="timer">
        {duration(minutesSince(start, now) - onBreak)}
      </div>
      <p className={classes.text}>
        {pause === null ? t('since', { time: time(start) }) : t('onBreakSince', { time: time(pause) })}
      </p>
    </div>
  );
}

interface ButtonsProps {
  isIn: boolean;
  isOnBreak: boolean;
  /** Just pressed: further presses are ignored. */
  isResting: boolean;
  onTap: (kind: Kind) => void;
}

function Buttons({ isIn, isOnBreak, isResting, onTap }: ButtonsProps) {
  const { t } = useTranslation('time-clock');
  const common = { className: classes.button ?? '', disabled: isResting };
  const main = (isMain: boolean) => ({ variant: isMain ? 'filled' : 'default', 'data-main': isMain || undefined });
  if (!isIn)
    return (
      <div className={classes.buttons}>
        <Button {...common} leftSection={<LogIn aria-hidden />} onClick={() => onTap('in')}>
          {t('in')}
        </Button>
      </div>
    );
  return (
    <div className={classes.buttons}>
      <Button
        {...common}
        {...main(isOnBreak)}
        leftSection={<Coffee aria-hidden />}
        onClick={() => onTap(isOnBreak ? 'break_end' : 'break_start')}
      >
        {t(isOnBreak ? 'breakEnd' : 'breakStart')}
      </Button>
      <Button {...common} {...main(!isOnBreak)} leftSection={<LogOut aria-hidden />} onClick={() => onTap('out')}>
        {t('out')}
      </Button>
    </div>
  );
}

const minutesSince = (instant: string, now: number) =>
  Math.max(0, Math.floor(now / 60_000) - Math.floor(Date.parse(instant) / 60_000));

/** `4:05`. */
function duration(minutes: number): string {
  const whole = Math.max(0, minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
