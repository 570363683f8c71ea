import { lithuania } from './laws.ts';
import type { Day, Need, Person, Problem } from '../problem/problem.ts';
import { defaultImportance, weightsOf } from '../problem/weights.ts';
import type { Business } from '../samples/business.ts';

/** Absences of employees by their index from 0; dates are days of the month. */
export interface Absences {
  vacations?: { person: number; from: number; days: number }[];
  daysOff?: { person: number; day: number }[];
}

const ZONE = 'Europe/Vilnius';
const HOLIDAYS_2026 = ['05-01', '05-03', '06-07', '06-24', '07-06', '11-01', '11-02', '12-24', '12-25', '12-26'].map(
  (d) => `2026-${d}`,
);

/** A month of a sample business, or several, as a problem, with the week before it and the rest of its last week. */
export function businessMonth(business: Business, month: string, absences: Absences = {}, months = 1): Problem {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const last = first.add({ months }).subtract({ days: 1 });
  const known = datesBetween(first.subtract({ days: 6 + first.dayOfWeek }), last.add({ days: 7 - last.dayOfWeek }));
  const planned = datesBetween(first, last);
  const norm = normMinutes(planned);
  return {
    from: first.toString(),
    to: last.toString(),
    days: known.map(dayOf),
    people: peopleOf(business, first, planned, norm, absences),
    needs: needsOf(business, planned),
    fixed: [],
    forbiddenSequences: [],
    law: lithuania,
    weights: weightsOf(defaultImportance),
  };
}

/** The norm of a month for a five-day week of 40 hours, with an hour less on the day before a holiday (DK 112). */
function normMinutes(dates: readonly Temporal.PlainDate[]): number {
  const isHoliday = (date: Temporal.PlainDate) => HOLIDAYS_2026.includes(date.toString());
  const hours = dates.map((date) =>
    date.dayOfWeek > 5 || isHoliday(date) ? 0 : isHoliday(date.add({ days: 1 })) ? 7 : 8,
  );
  return hours.reduce((sum: number, h) => sum + h, 0) * 60;
}

/** The instant, in minutes, of this local time in Vilnius. */
export function minutesAt(date: Temporal.PlainDate, time = '00:00'): number {
  return date.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds / 60_000;
}

function dayOf(date: Temporal.PlainDate): Day {
  const startsAt = minutesAt(date);
  const jump = 1440 - (minutesAt(date.add({ days: 1 })) - startsAt);
  const change = jump === 0 ? null : { at: startsAt + (jump > 0 ? 180 : 240), by: jump };
  const holiday = HOLIDAYS_2026.includes(date.toString());
  return { date: date.toString(), weekday: date.dayOfWeek, startsAt, clockChange: change, holiday, closed: false };
}

function datesBetween(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: first.until(last).days + 1 }, (_, i) => first.add({ days: i }));
}

function needsOf({ templates, needs }: Business, planned: readonly Temporal.PlainDate[]): Need[] {
  return Object.entries(needs).flatMap(([role, lines]) =>
    lines.flatMap((line) => {
      const [template = '', count = '0', weekdays = ''] = line.split(' ');
      const [, from = '', to = '', pause = '0'] = /^(.+)-(.+)\/(\d+)$/.exec(templates[template] ?? '') ?? [];
      return planned
        .filter((date) => weekdays.includes(String(date.dayOfWeek)))
        .map((date): Need => ({
          date: date.toString(),
          template,
          role,
          start: minutesAt(date, from),
          end: minutesAt(to > from ? date : date.add({ days: 1 }), to),
          breakMinutes: Number(pause),
          count: Number(count),
          underWeight: null,
          overWeight: null,
        }));
    }),
  );
}

function peopleOf(
  business: Business,
  first: Temporal.PlainDate,
  planned: readonly Temporal.PlainDate[],
  norm: number,
  { vacations = [], daysOff = [] }: Absences,
): Person[] {
  const away = (from: Temporal.PlainDate, days: number) => ({
    start: minutesAt(from),
    end: minutesAt(from.add({ days })),
    source: 'time_off' as const,
  });
  return business.staff
    .flatMap((staff) => Array.from({ length: staff.count }, () => staff))
    .map(({ share, roles, weekdays, birthDate }, number): Person => {
      const leave = vacations.filter((v) => v.person === number);
      const classes = planned
        .filter((date) => weekdays && date.dayOfWeek <= 5)
        .flatMap((date) => {
          const noon = (hour: number) => minutesAt(date) + hour * 60;
          const before = weekdays?.from ? [{ start: noon(0), end: noon(weekdays.from), source: 'self' as const }] : [];
          const after = weekdays?.until
            ? [{ start: noon(weekdays.until), end: noon(24), source: 'self' as const }]
            : [];
          return [...before, ...after];
        });
      return {
        id: `p${number + 1}`,
        name: `Person ${number + 1}`,
        roles,
        maxMinutesPerWeek: 48 * 60,
        minShiftsPerWeek: Math.floor(share * 4),
        normMinutes: Math.round(norm * share) - leave.length * Math.round(80 * 60 * share),
        birthDate: birthDate ?? null,
        blocks: [
          ...classes,
          ...leave.map((v) => away(first.add({ days: v.from - 1 }), v.days)),
          ...daysOff.filter((off) => off.person === number).map((off) => away(first.add({ days: off.day - 1 }), 1)),
        ],
        hourlyRateCents: 900,
        limits: {},
        wishes: [],
      };
    });
}
