import type { schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { MapPin, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createClock } from '../../../lib/dates/clock.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { OnCallMark } from '../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { OfferLink } from './upcoming-list.tsx';
import classes from './worker.module.css';

interface NextShiftProps {
  shift: schedule.Shift;
  /** All shifts of the team, to list the colleagues. */
  team: schedule.Shift[];
  now: number;
  /** The user's own time zone, if it differs from the business's. */
  ownZone: string | null;
}

/** The next shift in large: date, place, role, colleagues, and the time until then. */
export function NextShift({ shift, team, now, ownZone }: NextShiftProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const words = useShiftWords();
  const { project } = useSession();
  const today = useClock().today(now);
  const left = timeLeft(shift.starts_at, now);
  const isOn = Date.parse(shift.starts_at) <= now;
  const unit = left.days > 0 ? 'days' : left.hours > 0 ? 'hours' : 'minutes';
  const names = [...new Set(colleaguesOn(shift, team).map((other) => other.employee_name ?? ''))];
  return (
    <section className={classes.next} aria-labelledby="next-shift">
      <h2 id="next-shift" className={classes.kicker}>
        {isOn ? t('worker.now') : t('worker.next')} <span>{relativeDay(shift.date, today, format.locale)}</span>
      </h2>
      <div className={classes.when}>
        <span className={classes.day}>{words.day(shift.date)}</span>
        <span className={classes.hours}>{words.hours(shift)}</span>
        {ownZone !== null && (
          <span className={classes.quiet}>
            {t('worker:home.ownTime', { from: inZone(shift.starts_at, ownZone), to: inZone(shift.ends_at, ownZone) })}
          </span>
        )}
      </div>
      <Text className={classes.countdown ?? ''} role="timer">
        {isOn ? t('worker.until', { time: shift.end_time }) : t(`worker.left.${unit}`, left)}
      </Text>
      <div className={classes.facts}>
        <span className={classes.roleName}>{shift.role}</span>
        <OnCallMark shift={shift} />
        <span>
          <MapPin size={16} aria-hidden /> {project?.name}
        </span>
        <span>
          <Users size={16} aria-hidden />
          {names.length === 0
            ? t('worker.alone')
            : t('worker.with', { names: new Intl.ListFormat(format.locale).format(names) })}
        </span>
      </div>
      <div>
        <OfferLink shift={shift} now={now} withWords />
      </div>
    </section>
  );
}

/** `07:00`, local time in another zone. */
const inZone = (instant: string, zone: string) => createClock(zone).local(instant).time;

/** "today", "tomorrow", "in 3 days", in the given language. */
function relativeDay(date: string, today: string, locale: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

type Shift = schedule.Shift;

/** The shifts of one employee that are not over yet, the next one first; instants in milliseconds. */
export function upcomingOf(shifts: Shift[], employeeId: string | null, nowMs: number): Shift[] {
  return shifts
    .filter((shift) => shift.employee_id === employeeId && Date.parse(shift.ends_at) > nowMs)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

const HOUR_MS = 3_600_000;

/** Whether a shift that is not over is in progress, or starts within the hour. */
export const isSoon = ({ starts_at }: Pick<Shift, 'starts_at'>, nowMs: number): boolean =>
  Date.parse(starts_at) - nowMs <= HOUR_MS;

/** The shifts of colleagues that overlap with the given one. */
export function colleaguesOn(shift: Shift, shifts: Shift[]): Shift[] {
  return shifts
    .filter((other) => other.employee_id !== null && other.employee_id !== shift.employee_id)
    .filter((other) => other.starts_at < shift.ends_at && other.ends_at > shift.starts_at)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
}

/** The time left until an instant, for a countdown; zero once it has passed. */
export function timeLeft(instant: string, nowMs: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
