import { settings, type scenarios } from '@pamaina/contract';
import { firstOfMonth, lastOfMonth, type Month } from '../../../../lib/dates/months.ts';

/**
 * A line of the form. It has the fields of all kinds, under the names of the contract, so that a refusal finds its
 * field and another kind keeps the employee that was chosen.
 */
export interface Line {
  /** Names the line while it is on the page, and an imaginary employee in the scenario. */
  key: string;
  kind: scenarios.ChangeKind;
  employee_id: string | null;
  from: string | null;
  to: string | null;
  last_day: string | null;
  first_day: string | null;
  name: string;
  like: string | null;
  roles: string[];
  weekly_hours: number | string;
  /** The weekdays of an imaginary employee, 1 Monday .. 7 Sunday. */
  days: string[];
  /** `HH:MM`; empty: at any time. */
  earliest_start: string;
  /** In units of the currency. */
  hourly_rate_cents: number | string;
  birth_date: string | null;
  role: string | null;
  certificate: string | null;
  /** 1 Monday .. 7 Sunday, or `date`. */
  weekday: string;
  date: string | null;
  template: string | null;
  count: number | string;
  rule: string | null;
  /** Of the contract; `numbers`: other numbers, `none`: without the rule. */
  strictness: string | null;
  numbers: Record<string, number | string>;
  aim: string | null;
  importance: string | null;
}

/** The kinds in the order of the list that they are chosen from, by what they are about. */
export const kindGroups = [
  {
    group: 'people',
    kinds: ['away', 'leaves', 'starts', 'imaginary', 'role', 'certificate', 'contract_hours'],
  },
  { group: 'needs', kinds: ['requirement', 'closed'] },
  { group: 'rules', kinds: ['rule', 'aim'] },
] as const satisfies { group: string; kinds: readonly scenarios.ChangeKind[] }[];

export const kinds: readonly scenarios.ChangeKind[] = kindGroups.flatMap((one) => [...one.kinds]);

const wholeWeek = ['1', '2', '3', '4', '5', '6', '7'];

/** A new line: an employee who is away for the whole month. */
export function newLine(month: Month, lines: readonly Line[]): Line {
  const used = new Set(lines.map(({ key }) => key));
  let number = lines.length + 1;
  while (used.has(`new-${number}`)) number += 1;
  return {
    key: `new-${number}`,
    kind: 'away',
    employee_id: null,
    from: firstOfMonth(month),
    to: lastOfMonth(month),
    last_day: null,
    first_day: null,
    name: '',
    like: null,
    roles: [],
    weekly_hours: '',
    days: wholeWeek,
    earliest_start: '',
    hourly_rate_cents: '',
    birth_date: null,
    role: null,
    certificate: null,
    weekday: '1',
    date: null,
    template: null,
    count: '',
    rule: null,
    strictness: null,
    numbers: {},
    aim: null,
    importance: null,
  };
}

/** A line with what advice proposes to try; any other change begins empty. */
export function lineOf(change: scenarios.Change, month: Month): Line {
  const line = newLine(month, []);
  const { kind } = change;
  if (kind === 'role') return { ...line, kind, employee_id: change.employee_id, role: change.role };
  if (kind === 'away') return { ...line, kind, employee_id: change.employee_id, from: change.from, to: change.to };
  if (kind === 'rule') return { ...line, kind, rule: change.rule, strictness: change.strictness ?? 'none' };
  if (kind !== 'imaginary') return line;
  const { name, like, roles, weekly_hours, days, earliest_start, hourly_rate_cents: rate, birth_date } = change;
  return {
    ...line,
    kind: 'imaginary',
    name: name ?? '',
    like: like ?? null,
    roles,
    weekly_hours: weekly_hours ?? '',
    days: days.map(String),
    earliest_start: earliest_start ?? '',
    hourly_rate_cents: rate == null ? '' : rate / 100,
    birth_date: birth_date ?? null,
  };
}

/** An absence of the whole month is one of the other month, if that is chosen. */
export function movedTo(month: Month, before: Month, lines: readonly Line[]): Line[] {
  return lines.map((line) => ({
    ...line,
    from: line.from === firstOfMonth(before) ? firstOfMonth(month) : line.from,
    to: line.to === lastOfMonth(before) ? lastOfMonth(month) : line.to,
  }));
}

/** The fields of the kind alone, as the contract has them; what is missing is left for its schema to refuse. */
export function toChange(line: Line): { kind: scenarios.ChangeKind } & Record<string, unknown> {
  const { kind, key, employee_id, role } = line;
  const person = { kind, employee_id: employee_id ?? '' };
  switch (kind) {
    case 'away':
      return { ...person, from: line.from ?? '', to: line.to ?? '' };
    case 'leaves':
      return { ...person, last_day: line.last_day ?? '' };
    case 'starts':
      return { ...person, first_day: line.first_day ?? '' };
    case 'imaginary':
      return { kind, key, ...imaginary(line) };
    case 'role':
      return { ...person, role: role ?? '' };
    case 'certificate':
      return { ...person, certificate: line.certificate ?? '' };
    case 'contract_hours':
      return { ...person, weekly_hours: numberOf(line.weekly_hours) };
    case 'requirement':
      return { kind, ...dayOf(line), template: line.template ?? '', role: role ?? '', count: numberOf(line.count) };
    case 'closed':
      return { kind, ...dayOf(line) };
    case 'rule':
      return { kind, rule: line.rule ?? '', ...ruleOf(line) };
    case 'aim':
      return { kind, aim: line.aim, importance: line.importance };
  }
}

const numberOf = (value: number | string) => (value === '' ? undefined : Number(value));

/** Like somebody else, or with own roles and hours. */
function imaginary({
  name,
  like,
  roles,
  weekly_hours,
  days,
  earliest_start,
  hourly_rate_cents: rate,
  birth_date,
}: Line) {
  return {
    ...(name.trim() !== '' && { name }),
    ...(like === null ? { roles, weekly_hours: numberOf(weekly_hours) ?? null } : { like }),
    days: days.map(Number).sort((a, b) => a - b),
    ...(earliest_start !== '' && { earliest_start }),
    ...(rate !== '' && { hourly_rate_cents: Math.round(Number(rate) * 100) }),
    ...(birth_date !== null && { birth_date }),
  };
}

const dayOf = ({ weekday, date }: Line) => (weekday === 'date' ? { date: date ?? '' } : { weekday: Number(weekday) });

function ruleOf({ rule, strictness, numbers }: Line) {
  // Which rule is asked first.
  if (rule === null) return { strictness: 'soft' };
  if (strictness === 'none') return { numbers: null };
  if (strictness === 'numbers')
    return { numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, numberOf(value)])) };
  return { strictness: strictness ?? '' };
}

type NumberRange = { least: number; most: number; initial: number };

/** The numbers of a rule that numbers define, by its code; undefined for any other rule. */
export function numbersOfRule(rule: string): Readonly<Record<string, NumberRange>> | undefined {
  const all: Record<string, { numbers: Record<string, NumberRange> }> = settings.businessRules;
  return all[fieldOfRule(rule)]?.numbers;
}

/** The setting of a rule that numbers define: its code with underscores. */
export const fieldOfRule = (rule: string): string => rule.replaceAll('-', '_');
