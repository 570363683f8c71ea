import { sizeFault } from '../problem/size-fault.ts';
import type { Day, LocalDate, Need, Person, PersonLimits, Problem } from '../problem/problem.ts';
import {
  BenchmarkError,
  fail,
  listed,
  name,
  single,
  splitSections,
  whole,
  type Line,
  type Sections,
} from './benchmark-lines.ts';

const ROLE = 'staff';
const MINUTES_A_DAY = 1440;
const LONGEST_SHIFT = 2 * MINUTES_A_DAY;
/** Day 0, a Monday; the format has no dates. */
const FIRST_MONDAY = 20454;

/**
 * Reads an instance of the Shift Scheduling Benchmark (Curtois and Qu 2014) as a problem without a law pack. A shift
 * starts at midnight of its day and has the given length.
 * @throws BenchmarkError with the line number
 */
export function readBenchmark(text: string): Problem {
  const sections = splitSections(text);
  const days = daysOf(sections);
  const minutes = minutesOf(sections);
  const forbiddenSequences = sequencesOf(sections, minutes);
  const people = peopleOf(sections, minutes);
  refuse(sizeFault({ people: people.size, needsByDay: days.map(() => minutes.size), places: 0 }));
  const find = finders(days, minutes, people);
  addDaysOff(sections, find);
  addWishes(sections, find);
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    days,
    people: [...people.values()],
    needs: needsOf(sections, days, minutes, people.size, find),
    fixed: [],
    forbiddenSequences,
    law: null,
    // In the format this limit is always hard.
    rules: { severities: { 'min-minutes': 'hard' } },
    weights: { coverage: 0, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
  };
}

/** By shift: its length in minutes. */
type Minutes = ReadonlyMap<string, number>;

/** What the fields of a line name. */
interface Finders {
  personIn: (line: Line) => Person;
  dayIn: (line: Line, field: number) => Day;
  shiftIn: (line: Line, field: number) => string;
}

function finders(days: readonly Day[], minutes: Minutes, people: ReadonlyMap<string, Person>): Finders {
  return {
    personIn: (line) => people.get(name(line, 0, 'employee')) ?? fail(line, `unknown employee "${line.fields[0]}"`),
    dayIn: (line, field) =>
      days[whole(line, field, 'the day', 0)] ??
      fail(line, `day ${line.fields[field]} is not in the horizon of ${days.length} days`),
    shiftIn: (line, field) => {
      const id = name(line, field, 'shift');
      return minutes.has(id) ? id : fail(line, `unknown shift "${id}"`);
    },
  };
}

function daysOf({ HORIZON }: Sections): Day[] {
  const horizon = whole(single(HORIZON, 'SECTION_HORIZON'), 0, 'the number of days', 1);
  if (horizon > 3660) throw new BenchmarkError(`SECTION_HORIZON: ${horizon} days is too long`);
  return Array.from({ length: horizon }, (_, d) => dayOf(d));
}

function minutesOf({ SHIFTS }: Sections): Minutes {
  const minutes = new Map<string, number>();
  for (const line of SHIFTS) {
    const id = name(line, 0, 'shift');
    if (minutes.has(id)) fail(line, `shift "${id}" is there twice`);
    const length = whole(line, 1, 'the length in minutes', 1);
    if (length > LONGEST_SHIFT) fail(line, `a shift of ${length} minutes is too long`);
    minutes.set(id, length);
  }
  return minutes;
}

function sequencesOf({ SHIFTS }: Sections, minutes: Minutes): Problem['forbiddenSequences'] {
  return SHIFTS.flatMap((line) =>
    listed(line.fields[2]).map((next) => {
      if (!minutes.has(next)) fail(line, `unknown shift "${next}"`);
      return { first: line.fields[0] ?? '', next };
    }),
  );
}

function peopleOf({ STAFF }: Sections, minutes: Minutes): Map<string, Person> {
  const people = new Map<string, Person>();
  for (const line of STAFF) {
    const person = personOf(line, minutes);
    if (people.has(person.id)) fail(line, `employee "${person.id}" is there twice`);
    people.set(person.id, person);
  }
  return people;
}

function addDaysOff({ DAYS_OFF }: Sections, { personIn, dayIn }: Finders): void {
  for (const line of DAYS_OFF) {
    const person = personIn(line);
    for (let field = 1; field < line.fields.length; field++) {
      const { startsAt } = dayIn(line, field);
      person.blocks.push({ start: startsAt, end: startsAt + MINUTES_A_DAY, source: 'time_off' });
    }
  }
}

function addWishes(sections: Sections, { personIn, dayIn, shiftIn }: Finders): void {
  for (const kind of ['on', 'off'] as const) {
    for (const line of kind === 'on' ? sections.SHIFT_ON_REQUESTS : sections.SHIFT_OFF_REQUESTS) {
      const wish = {
        date: dayIn(line, 1).date,
        template: shiftIn(line, 2),
        kind,
        weight: whole(line, 3, 'the weight', 0),
      };
      personIn(line).wishes.push(wish);
    }
  }
}

function needsOf(
  { COVER }: Sections,
  days: readonly Day[],
  minutes: Minutes,
  people: number,
  { dayIn, shiftIn }: Finders,
): Need[] {
  const needs = new Map<string, Need>();
  const needOf = (day: Day, template: string, cover: { count: number; under: number; over: number }): Need => ({
    date: day.date,
    template,
    role: ROLE,
    start: day.startsAt,
    end: day.startsAt + (minutes.get(template) ?? 0),
    breakMinutes: 0,
    count: cover.count,
    underWeight: cover.under,
    overWeight: cover.over,
  });
  let places = 0;
  for (const line of COVER) {
    const day = dayIn(line, 0);
    const template = shiftIn(line, 1);
    const key = `${day.date} ${template}`;
    if (needs.has(key)) fail(line, 'this day and shift are there twice');
    const cover = {
      count: whole(line, 2, 'the cover', 0),
      under: whole(line, 3, 'the weight', 0),
      over: whole(line, 4, 'the weight', 0),
    };
    needs.set(key, needOf(day, template, cover));
    places += cover.count;
  }
  refuse(sizeFault({ people, needsByDay: days.map(() => minutes.size), places }));
  // A shift without a cover line can be worked at no cost.
  for (const day of days) {
    for (const template of minutes.keys()) {
      const key = `${day.date} ${template}`;
      if (!needs.has(key)) needs.set(key, needOf(day, template, { count: 0, under: 0, over: 0 }));
    }
  }
  return [...needs.values()];
}

function personOf(line: Line, minutes: Minutes): Person {
  const id = name(line, 0, 'employee');
  const maxShiftsByTemplate: Record<string, number> = {};
  for (const entry of listed(line.fields[1])) {
    const [shift = '', count = ''] = entry.split('=');
    if (!minutes.has(shift)) fail(line, `unknown shift "${shift}"`);
    if (!/^\d+$/.test(count)) fail(line, `"${entry}" is not SHIFT=NUMBER`);
    maxShiftsByTemplate[shift] = Number(count);
  }
  const limits: PersonLimits = {
    maxShiftsByTemplate,
    maxMinutes: whole(line, 2, 'the most minutes', 0),
    minMinutes: whole(line, 3, 'the least minutes', 0),
    maxConsecutiveDays: whole(line, 4, 'the most shifts in a row', 0),
    minConsecutiveDays: whole(line, 5, 'the least shifts in a row', 0),
    minConsecutiveDaysOff: whole(line, 6, 'the least days off in a row', 0),
    maxWeekends: whole(line, 7, 'the most weekends', 0),
  };
  return {
    id,
    name: id,
    roles: [ROLE],
    maxMinutesPerWeek: null,
    minShiftsPerWeek: 0,
    normMinutes: null,
    birthDate: null,
    blocks: [],
    hourlyRateCents: null,
    limits,
    wishes: [],
  };
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new BenchmarkError(fault);
}

/** Day `d` as a date of 2026, 24 hours long. */
function dayOf(d: number): Day {
  const startsAt = (FIRST_MONDAY + d + 4) * MINUTES_A_DAY;
  return {
    date: dateOf(startsAt / MINUTES_A_DAY),
    weekday: (d % 7) + 1,
    startsAt,
    clockChange: null,
    holiday: false,
    closed: false,
  };
}

/** The civil date of a day since 1970 (Hinnant's algorithm). */
function dateOf(daysSince1970: number): LocalDate {
  const z = daysSince1970 + 719468;
  const era = Math.floor(z / 146097);
  const doe = z - era * 146097;
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365);
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  const year = yoe + era * 400 + (month <= 2 ? 1 : 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${year}-${two(month)}-${two(doy - Math.floor((153 * mp + 2) / 5) + 1)}`;
}
