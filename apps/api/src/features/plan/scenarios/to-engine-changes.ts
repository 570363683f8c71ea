import { businessRulesOf } from './rule-numbers.ts';
import type { scenarios } from '@pamaina/contract';
import { type Change, imaginaryPerson, type Problem, ruleCatalogue, type Times } from '@pamaina/engine';
import type { Selectable } from 'kysely';
import { together, type Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { addDays } from '../../../platform/time/zone.ts';
import type { BaseMonth } from './base-month.ts';

type Line = scenarios.Change;
type Template = Selectable<Tables['template']>;

interface Known {
  base: BaseMonth;
  templates: ReadonlyMap<string, Template>;
  certificates: ReadonlySet<string>;
}

/** The ID of an imaginary person in plans: none of an employee has a colon. */
const PREFIX = 'imaginary:';

/** The key of an imaginary person; null: an employee. */
export const imaginaryKey = (id: string): string | null => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null);

/** The first wrong field of a line, and what is wrong with it. */
type Fault = [field: string, key: string];

/**
 * The lines of a scenario as the engine takes them.
 * @throws `invalid`, naming the field of each line that isn't about this month
 */
export async function toEngineChanges(tx: Tx, base: BaseMonth, lines: readonly Line[]): Promise<Change[]> {
  const [templates, kinds] = await together(tx, () => [
    tx.selectFrom('template').selectAll().execute(),
    tx.selectFrom('certificate_kind').select('name').execute(),
  ]);
  const known: Known = {
    base,
    templates: new Map(templates.map((one) => [one.name, one])),
    certificates: new Set(kinds.map(({ name }) => name)),
  };
  const faults = lines.flatMap((line, place) =>
    faultsOf(line, known).map(([field, key]): [string, string[]] => [`changes.${place}.${field}`, [key]]),
  );
  if (faults.length > 0) throw new ProblemError('invalid', { fields: Object.fromEntries(faults) });
  return lines.map((line) => changeOf(line, known));
}

/** Lines of an advice as the engine takes them, without asking whether they are about this month. */
export const adviceChanges = (
  base: BaseMonth,
  lines: readonly Extract<Line, { kind: 'imaginary' | 'role' | 'rule' | 'away' }>[],
) => lines.map((line) => changeOf(line, { base, templates: new Map(), certificates: new Set() }));

function faultsOf(line: Line, known: Known): Fault[] {
  const { base } = known;
  const people = new Set(base.problem.people.map(({ id }) => id));
  const faults: Fault[] = [];
  const refuse = (isWrong: boolean, field: string, key: string) => isWrong && faults.push([field, key]);
  const refuseDay = (field: string, date: string | null | undefined, first: string, last: string | null) => {
    refuse(date != null && date < first, field, 'date_past');
    refuse(date != null && last !== null && date > last, field, 'outside_month');
  };
  if ('employee_id' in line) refuse(!people.has(line.employee_id), 'employee_id', 'employee_unknown');
  switch (line.kind) {
    case 'away':
      refuseDay('to', line.to, base.from, null);
      refuseDay('from', line.from, '', base.to);
      break;
    case 'leaves':
      refuseDay('last_day', line.last_day, addDays(base.from, -1), addDays(base.to, -1));
      break;
    case 'starts':
      refuseDay('first_day', line.first_day, base.from, null);
      break;
    case 'imaginary':
      refuse(line.like != null && !people.has(line.like), 'like', 'employee_unknown');
      break;
    case 'certificate':
      refuse(!known.certificates.has(line.certificate), 'certificate', 'wrong_value');
      break;
    case 'requirement': {
      const template = known.templates.get(line.template);
      refuse(!template, 'template', 'template_unknown');
      // On-call time at home is assigned by hand alone.
      refuse(template?.on_call === 'at_home', 'template', 'wrong_value');
      refuseDay('date', line.date, base.from, base.to);
      break;
    }
    case 'closed':
      refuseDay('date', line.date, base.from, base.to);
      break;
    case 'rule':
      faults.push(...ruleFaults(line, base.problem));
      break;
    case 'role':
    case 'contract_hours':
    case 'aim':
      break;
  }
  return faults;
}

function ruleFaults({ rule, strictness, numbers }: Line & { kind: 'rule' }, problem: Problem): Fault[] {
  const { law, regime } = problem;
  const entry = ruleCatalogue({ law, ...(regime && { regime }) }).find(({ code }) => code === rule);
  if (!entry) return [['rule', 'rule_unknown']];
  if (strictness !== undefined) return entry.choices.includes(strictness) ? [] : [['strictness', 'choice']];
  const own = businessRulesOf(rule, numbers ?? null);
  if (own === 'none') return [['rule', 'rule_unknown']];
  return own === 'wrong' ? [['numbers', 'number_range']] : [];
}

function changeOf(line: Line, { base, templates }: Known): Change {
  switch (line.kind) {
    case 'away':
      return { kind: 'away', employeeId: line.employee_id, from: line.from, to: line.to };
    case 'leaves':
      return { kind: 'leaves', employeeId: line.employee_id, lastDay: line.last_day };
    case 'starts':
      return { kind: 'starts', employeeId: line.employee_id, firstDay: line.first_day };
    case 'imaginary':
      return { kind: 'imaginary', person: imagined(line, base) };
    case 'role':
      return { kind: 'role', employeeId: line.employee_id, role: line.role };
    case 'certificate':
      return { kind: 'certificate', employeeId: line.employee_id, certificate: line.certificate };
    case 'contract_hours':
      return { kind: 'contractHours', employeeId: line.employee_id, minutesPerWeek: minutesOf(line.weekly_hours) };
    case 'requirement': {
      const { template, role, count } = line;
      return { kind: 'requirement', template, role, count, times: timesOf(templates.get(template)), ...dayOf(line) };
    }
    case 'closed':
      return { kind: 'closed', ...dayOf(line) };
    case 'rule':
      if (line.strictness !== undefined) return { kind: 'strictness', rule: line.rule, severity: line.strictness };
      return { kind: 'numbers', ...fieldOf(line) };
    case 'aim':
      return { kind: 'aim', aim: line.aim, level: line.importance };
  }
}

const minutesOf = (hours: number) => Math.round(hours * 60);

function dayOf({ weekday, date }: { weekday?: number | null | undefined; date?: string | null | undefined }) {
  return date == null ? { weekday: weekday ?? 1 } : { date };
}

function fieldOf({ rule, numbers }: Line & { kind: 'rule' }) {
  const own = businessRulesOf(rule, numbers ?? null);
  if (typeof own === 'string') throw new Error(`${rule} has no numbers`);
  return own;
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function timesOf(template: Template | undefined): Times {
  if (!template) throw new Error('A requirement without its template was not refused');
  return {
    start: minuteOfDay(template.start_time),
    end: minuteOfDay(template.end_time),
    breakMinutes: template.break_minutes,
    ...(template.on_call === 'at_work' && { onCall: 'at_work' }),
  };
}

function imagined(line: Line & { kind: 'imaginary' }, { problem, from }: BaseMonth) {
  const like = problem.people.find(({ id }) => id === line.like);
  return imaginaryPerson(
    problem,
    {
      id: PREFIX + line.key,
      name: line.name ?? line.key,
      ...(like && { like }),
      roles: line.roles,
      minutesPerWeek: line.weekly_hours == null ? null : minutesOf(line.weekly_hours),
      weekdays: line.days,
      ...(line.earliest_start != null && { earliestStart: minuteOfDay(line.earliest_start) }),
      ...(line.hourly_rate_cents != null && { hourlyRateCents: line.hourly_rate_cents }),
      ...(line.birth_date != null && { birthDate: line.birth_date }),
    },
    from,
  );
}
