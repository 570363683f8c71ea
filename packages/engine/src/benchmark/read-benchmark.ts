import { sizeFault } from '../problem/size-fault.ts';
import type { Day, LocalDate, Need, Person, PersonLimits, Problem } from '../problem/problem.ts';

/** A line of the file that cannot be read; the one-line message states which and why. */
export class BenchmarkError extends Error {
  override name = 'BenchmarkError';
}

interface Line {
  number: number;
  fields: string[];
}

const SECTIONS = [
  'HORIZON',
  'SHIFTS',
  'STAFF',
  'DAYS_OFF',
  'SHIFT_ON_REQUESTS',
  'SHIFT_OFF_REQUESTS',
  'COVER',
] as const;
type Section = (typeof SECTIONS)[number];

const ROLE = 'staff';
const MINUTES_A_DAY = 1440;
const LONGEST_SHIFT = 2 * MINUTES_A_DAY;
/** Day 0, a Monday; the format has no dates. */
const FIRST_MONDAY = 20454;

/**
 * Reads an instance of the Shift Scheduling Benchmark (Curtois and Qu 2014) as a problem without a law pack. A shift
 * starts at midnight of its day and has the given length. Throws `BenchmarkError` with the line number.
 */
export function readBenchmark(text: string): Problem {
  const sections = split(text);
  const horizon = whole(single(sections.HORIZON, 'SECTION_HORIZON'), 0, 'the number of days', 1);
  if (horizon > 3660) throw new BenchmarkError(`SECTION_HORIZON: ${horizon} days is too long`);
  const days = Array.from({ length: horizon }, (_, d) => dayOf(d));
  const minutes = new Map<string, number>();
  const forbiddenSequences: Problem['forbiddenSequences'] = [];
  for (const line of sections.SHIFTS) {
    const id = name(line, 0, 'shift');
    if (minutes.has(id)) fail(line, `shift "${id}" is there twice`);
    const length = whole(line, 1, 'the length in minutes', 1);
    if (length > LONGEST_SHIFT) fail(line, `a shift of ${length} minutes is too long`);
    minutes.set(id, length);
  }
  for (const line of sections.SHIFTS) {
    for (const next of listed(line.fields[2])) {
      if (!minutes.has(next)) fail(line, `unknown shift "${next}"`);
      forbiddenSequences.push({ first: line.fields[0] ?? '', next });
    }
  }
  const people = new Map<string, Person>();
  for (const line of sections.STAFF) {
    const person = personOf(line, minutes);
    if (people.has(person.id)) fail(line, `employee "${person.id}" is there twice`);
    people.set(person.id, person);
  }
  const size = { people: people.size, needsByDay: days.map(() => minutes.size), places: 0 };
  refuse(sizeFault(size));
  const personIn = (line: Line): Person =>
    people.get(name(line, 0, 'employee')) ?? fail(line, `unknown employee "${line.fields[0]}"`);
  const dayIn = (line: Line, field: number): Day =>
    days[whole(line, field, 'the day', 0)] ??
    fail(line, `day ${line.fields[field]} is not in the horizon of ${horizon} days`);
  const shiftIn = (line: Line, field: number): string => {
    const id = name(line, field, 'shift');
    return minutes.has(id) ? id : fail(line, `unknown shift "${id}"`);
  };
  for (const line of sections.DAYS_OFF) {
    const person = personIn(line);
    for (let field = 1; field < line.fields.length; field++) {
      const { startsAt } = dayIn(line, field);
      person.blocks.push({ start: startsAt, end: startsAt + MINUTES_A_DAY, source: 'time_off' });
    }
  }
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
  for (const line of sections.COVER) {
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
    size.places += cover.count;
  }
  refuse(sizeFault(size));
  // A shift without a cover line can be worked at no cost.
  for (const day of days) {
    for (const template of minutes.keys()) {
      const key = `${day.date} ${template}`;
      if (!needs.has(key)) needs.set(key, needOf(day, template, { count: 0, under: 0, over: 0 }));
    }
  }
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    days,
    people: [...people.values()],
    needs: [...needs.values()],
    fixed: [],
    forbiddenSequences,
    law: null,
    // In the format this limit is always hard.
    rules: { severities: { 'min-minutes': 'hard' } },
    weights: { coverage: 0, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
  };
}

function personOf(line: Line, minutes: ReadonlyMap<string, number>): Person {
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

function split(text: string): Record<Section, Line[]> {
  const found = new Map<string, Line[]>();
  let current: Line[] | undefined;
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    if (line.startsWith('SECTION_')) {
      if (!SECTIONS.some((section) => line === `SECTION_${section}`))
        throw new BenchmarkError(`line ${i + 1}: unknown section "${line}"`);
      const section = line.slice('SECTION_'.length);
      if (found.has(section)) throw new BenchmarkError(`line ${i + 1}: ${line} appears twice`);
      found.set(section, (current = []));
    } else if (current) current.push({ number: i + 1, fields: line.split(',').map((field) => field.trim()) });
    else throw new BenchmarkError(`line ${i + 1}: data before the first section`);
  });
  const of = (section: Section): Line[] => {
    const lines = found.get(section);
    if (!lines) throw new BenchmarkError(`SECTION_${section} is missing`);
    return lines;
  };
  return {
    HORIZON: of('HORIZON'),
    SHIFTS: of('SHIFTS'),
    STAFF: of('STAFF'),
    DAYS_OFF: of('DAYS_OFF'),
    SHIFT_ON_REQUESTS: of('SHIFT_ON_REQUESTS'),
    SHIFT_OFF_REQUESTS: of('SHIFT_OFF_REQUESTS'),
    COVER: of('COVER'),
  };
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new BenchmarkError(fault);
}

function fail(line: Line, what: string): never {
  throw new BenchmarkError(`line ${line.number}: ${what}`);
}

function single(lines: readonly Line[], section: string): Line {
  const [line] = lines;
  if (!line) throw new BenchmarkError(`${section} is empty`);
  return line;
}

function whole(line: Line, field: number, what: string, least: number): number {
  const text = line.fields[field] ?? '';
  // The public files write 0 as "-0" here and there.
  const value = text === '-0' ? 0 : Number(text);
  if (!/^(\d{1,9}|-0)$/.test(text) || value < least)
    fail(line, `${what} must be a whole number of at least ${least}, not "${text}"`);
  return value;
}

function name(line: Line, field: number, what: string): string {
  const text = line.fields[field] ?? '';
  return /^[^\s:;]+$/.test(text) ? text : fail(line, `${what} needs a name without spaces, not "${text}"`);
}

function listed(field: string | undefined): string[] {
  return (field ?? '').split('|').filter((entry) => entry !== '');
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
