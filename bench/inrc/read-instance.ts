import { readFileSync } from 'node:fs';

/** A limit of a contract: switched on with a weight, and its number. */
export interface Limit {
  weight: number;
  value: number;
}

/** A contract; a limit that is off or weighs nothing is null, and a rule without a number is its weight or 0. */
export interface Contract {
  most: Limit | null;
  least: Limit | null;
  mostDays: Limit | null;
  leastDays: Limit | null;
  mostOff: Limit | null;
  leastOff: Limit | null;
  mostWeekends: Limit | null;
  leastWeekends: Limit | null;
  weekendsInFour: Limit | null;
  weekend: string;
  complete: number;
  identical: number;
  nightBeforeFree: number;
  twoFreeAfterNights: number;
  alternativeSkill: number;
  patterns: string[];
}

/** Places of a pattern: a shift, `Any` or `None`, and a day of the week or `Any`. */
export interface Pattern {
  weight: number;
  places: { shift: string; day: string }[];
}

/** An instance of the first international nurse rostering competition (INRC 2010), as its text file has it. */
export interface Instance {
  name: string;
  from: string;
  to: string;
  skills: string[];
  shifts: { id: string; start: string; end: string }[];
  contracts: ReadonlyMap<string, Contract>;
  patterns: ReadonlyMap<string, Pattern>;
  people: { id: string; contract: string }[];
  /** By day of the week and shift, and by date and shift, how many are needed. */
  weekly: { day: string; shift: string; count: number }[];
  dated: { day: string; shift: string; count: number }[];
  /** A shift of null is any; `isOff`: not to be worked. */
  requests: { person: string; date: string; shift: string | null; weight: number; isOff: boolean }[];
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function readInstance(path: string): Instance {
  return parseInstance(readFileSync(path, 'utf8'));
}

export function parseInstance(text: string): Instance {
  const sections = sectionsOf(text);
  const rows = (name: string): string[][] =>
    (sections.get(name) ?? []).map((line) => line.split(',').map((field) => field.trim()));
  const [[name = '', from = '', to = ''] = []] = rows('SCHEDULING_PERIOD');
  const cover = (section: string) =>
    rows(section).map(([day = '', shift = '', count]) => ({ day, shift, count: Number(count) }));
  const requests = (section: string, isOff: boolean, hasShift: boolean) =>
    rows(section).map(([person = '', date = '', ...rest]) => {
      const shift = hasShift ? (rest[0] ?? '') : null;
      return { person, date, shift, weight: Number(rest.at(-1)), isOff };
    });
  return {
    name,
    from,
    to,
    skills: sections.get('SKILLS') ?? [],
    shifts: rows('SHIFT_TYPES').map(([id = '', , start = '', end = '']) => ({ id, start, end })),
    contracts: new Map((sections.get('CONTRACTS') ?? []).map((line) => [line.split(',')[0] ?? '', contractOf(line)])),
    patterns: new Map((sections.get('PATTERNS') ?? []).map((line) => [line.split(',')[0] ?? '', patternOf(line)])),
    people: rows('EMPLOYEES').map(([id = '', , contract = '']) => ({ id, contract })),
    weekly: cover('DAY_OF_WEEK_COVER'),
    dated: cover('DATE_SPECIFIC_COVER'),
    requests: [
      ...requests('DAY_OFF_REQUESTS', true, false),
      ...requests('DAY_ON_REQUESTS', false, false),
      ...requests('SHIFT_OFF_REQUESTS', true, true),
      ...requests('SHIFT_ON_REQUESTS', false, true),
    ],
  };
}

/** By their heading, the lines of each section, without the semicolons at their ends. */
function sectionsOf(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    const heading = /^([A-Z_]+)( =)?( \d+)?;$/.exec(line)?.[1];
    if (heading !== undefined && /^[A-Z_]{4,}$/.test(heading)) sections.set(heading, (lines = []));
    else if (line !== '' && !line.startsWith('//')) lines.push(line.replace(/;$/, ''));
  }
  return sections;
}

function contractOf(line: string): Contract {
  const groups = [...line.matchAll(/\(([\d|]+)\)/g)].map(([, group = '']) => group.split('|').map(Number));
  const limit = (i: number): Limit | null => {
    const [isOn = 0, weight = 0, value = 0] = groups[i] ?? [];
    return isOn === 1 && weight > 0 ? { weight, value } : null;
  };
  const weight = (i: number): number => (groups[i]?.[0] === 1 ? (groups[i][1] ?? 0) : 0);
  const [, weekend = ''] = /\), ([A-Za-z]+), \(/.exec(line) ?? [];
  const ids = line.split(',').at(-1)?.trim() ?? '';
  return {
    most: limit(1),
    least: limit(2),
    mostDays: limit(3),
    leastDays: limit(4),
    mostOff: limit(5),
    leastOff: limit(6),
    mostWeekends: limit(7),
    leastWeekends: limit(8),
    weekendsInFour: limit(9),
    weekend,
    complete: weight(10),
    identical: weight(11),
    nightBeforeFree: weight(12),
    twoFreeAfterNights: weight(13),
    alternativeSkill: weight(14),
    patterns: ids === '' || ids.includes('(') ? [] : ids.split(/\s+/),
  };
}

function patternOf(line: string): Pattern {
  const places = [...line.matchAll(/\((\w+)\|(\w+)\)/g)].map(([, shift = '', day = '']) => ({ shift, day }));
  return { weight: Number(line.split(',')[1]), places };
}
