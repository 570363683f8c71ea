import { yearOf } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { currentTime } from '../../../platform/time/clock.ts';
import { publicHolidays } from '../../../platform/time/public-holidays.ts';
import { addDays, datesBetween, weekdayOf } from '../../../platform/time/zone.ts';
import { storeProductivity } from '../../hours/staffing/index.ts';
import { storeTakings } from '../../hours/takings/index.ts';
import { barista, cashier, closedDays, cook, DEMO_LANGUAGE } from './cafe.ts';

const DAYS = 365;
/** Guests of a day from Monday on, in an average week. */
const WEEK = [150, 152, 158, 165, 196, 228, 204];
/** Shares of a day by hour from 7:00: breakfast, lunch, the hour after work; on weekends people come later. */
const WORKDAY = [6, 12, 10, 7, 8, 13, 12, 7, 6, 6, 7, 4, 2];
const WEEKEND = [0, 2, 6, 11, 13, 13, 12, 11, 10, 8, 7, 5, 2];
const OPENS = 7;
/** On public holidays it is open, and more people have time. */
const HOLIDAY = 1.3;
/** More in summer, by this share; less in winter. */
const SEASON = 0.14;
/** What a guest leaves, in cents; those of the morning only have coffee. */
const CENTS = [430, 450, 480, 520, 690, 940, 980, 760, 610, 590, 640, 700, 690];

const none = { least_open: 0, before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
/** What one employee of each role serves, about as the requirements of the café have it. */
const roles = [
  { ...none, role: barista, per_hour: 14, least_open: 1, before_count: 1, before_minutes: 30 },
  { ...none, role: cashier, per_hour: 24, least_open: 1, after_count: 1, after_minutes: 15 },
  { ...none, role: cook, per_hour: 26, least_open: 1 },
];

/**
 * Guests and takings by hour of the year before `today`. They are drawn from the date and hour alone, so each day has
 * the same ones whenever the demo is made.
 */
export async function seedTakings(tx: Tx, country: string, today: string): Promise<void> {
  const dates = datesBetween(addDays(today, -DAYS), addDays(today, -1)).filter(
    (date) => !closedDays.includes(date.slice(5)),
  );
  const years = new Set(dates.map(yearOf));
  const holidays = new Set(
    [...years].flatMap((year) => publicHolidays(country, year, DEMO_LANGUAGE).map(({ date }) => date)),
  );
  const rows = dates.flatMap((date) =>
    hoursOf(date, holidays.has(date)).flatMap(({ hour, guests, cents }) => {
      const time = { date, minute: hour * 60, is_again: false, minutes: 60 as const };
      return [
        { ...time, kind: 'guests' as const, value: guests },
        { ...time, kind: 'takings' as const, value: cents / 100 },
      ];
    }),
  );
  await storeTakings(tx, rows, currentTime());
  await storeProductivity(tx, { kind: 'guests', enough_for: 'most', roles }, 0);
}

function hoursOf(date: string, isHoliday: boolean) {
  const weekday = weekdayOf(date);
  const shares = weekday > 5 || isHoliday ? WEEKEND : WORKDAY;
  const day = Number(date.slice(5, 7)) * 30.4 + Number(date.slice(8));
  const season = 1 + SEASON * Math.sin((2 * Math.PI * (day - 135)) / 365);
  const level = (WEEK[weekday - 1] ?? 0) * season * (isHoliday ? HOLIDAY : 1) * chance(date, 0.08);
  return shares.flatMap((share, at) => {
    if (share === 0) return [];
    const mean = (level * share) / 100;
    const guests = Math.max(0, Math.round(mean * chance(`${date} ${at}`, 1 / Math.sqrt(Math.max(1, mean)))));
    const cents = Math.round(guests * (CENTS[at] ?? 600) * chance(`${date} ${at} cents`, 0.08));
    return [{ hour: OPENS + at, guests, cents }];
  });
}

/** About 1, spread by so much: the sum of four even numbers drawn from a text. */
function chance(text: string, spread: number): number {
  const sum = [1, 2, 3, 4].reduce((total, round) => total + even(`${round} ${text}`), 0);
  return 1 + (sum - 2) * Math.sqrt(3) * spread;
}

/** A number from 0 to 1 of a text (FNV-1a, mixed once more). */
function even(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}
