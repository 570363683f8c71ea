import { employees, type BodyOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { applyTerms } from './apply-terms.ts';
import { employeeColumns, readEmployee } from './employee-columns.ts';

type GivenTerm = NonNullable<BodyOf<typeof employees.createEmployee>['terms']>[number];

/** The employment in a body, under both names. */
interface Given {
  first_day?: string | null | undefined;
  employment_start?: string | null | undefined;
  employment_end?: string | null | undefined;
  contract_kind?: employees.ContractKind | undefined;
  contract_hours_per_week?: number | null | undefined;
  has_reduced_norm?: boolean | undefined;
  terms?: GivenTerm[] | undefined;
}

const FULL_HOURS = 40;

/**
 * The employment as other programs name it, as the fields that hold it.
 * @param before who is changed: full time that was said before keeps its hours
 * @throws `invalid` for two first days
 */
export function readEmploymentFields<Body extends Given>(body: Body, before?: employees.Employee) {
  const { employment_start, employment_end: lastDay, contract_kind: kind, terms, ...fields } = body;
  const named: Given = {};
  const { first_day } = body;
  // Who sends both back has changed one of them.
  if (employment_start !== undefined && (first_day === undefined || first_day === before?.first_day))
    named.first_day = employment_start;
  else if (employment_start !== undefined && first_day !== employment_start && employment_start !== before?.first_day)
    throw fieldProblem('employment_start', 'two_values');
  if (kind !== undefined) named.has_reduced_norm = kind === 'reduced';
  if (kind === 'full' && body.contract_hours_per_week == null)
    named.contract_hours_per_week =
      before && employees.contractKindOf(before) === 'full' ? before.contract_hours_per_week : FULL_HOURS;
  return { fields: { ...fields, ...named } as typeof fields, lastDay, terms };
}

/** One of the project, who is there. */
export async function readInFull(tx: Tx, id: string): Promise<employees.EmployeeInFull> {
  const row = await tx.selectFrom('employee').select(employeeColumns).where('id', '=', id).executeTakeFirstOrThrow();
  const [found] = await withEmployment(tx, [readEmployee(row)]);
  if (found === undefined) throw new ProblemError('not_found');
  return found;
}

/** The local date of the project. @param now milliseconds since 1970 */
export const todayOf = async (tx: Tx, now: number) => localOf((await findProject(tx)).time_zone, now).date;

/** Runs a check whose errors name the fields as they are held: who gave other names hears of those. */
export async function underGivenNames(body: Given, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const fields = error instanceof ProblemError ? error.details.fields : undefined;
    const names: Record<string, string> = {
      ...(body.employment_start !== undefined && body.first_day === undefined && { first_day: 'employment_start' }),
      ...(body.employment_end !== undefined && { last_day: 'employment_end' }),
    };
    if (fields === undefined) throw error;
    const named = Object.entries(fields).map(([name, keys]) => [names[name] ?? name, keys] as const);
    throw new ProblemError('invalid', { fields: Object.fromEntries(named) });
  }
}

/** Employees with their employment as other programs name it, in the same order. */
export async function withEmployment<Row extends employees.Employee>(tx: Tx, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const stored = ids.length === 0 ? [] : await readTerms(tx, ids);
  const byId = Map.groupBy(stored, ({ employee_id }) => employee_id);
  return rows.map((row) => {
    const { contract_hours_per_week, hourly_rate_cents, roles } = row;
    const own = byId
      .get(row.id)
      ?.map(({ employee_id: _, has_reduced_norm: __, work_days_per_week: ___, rest_weekdays: ____, ...one }) => one);
    return {
      ...row,
      employment_start: row.first_day,
      employment_end: row.last_day,
      contract_kind: employees.contractKindOf(row),
      terms: (own ?? [{ from: null, contract_hours_per_week, hourly_rate_cents, roles }]).map((term) => ({
        ...term,
        from: term.from ?? row.first_day,
      })),
    };
  });
}

/**
 * Makes the given terms all that somebody has: the first ones hold since the first day, where they do not begin later.
 * The same terms as before change nothing. @throws `invalid` for terms outside of the employment
 */
export async function replaceTerms(tx: Tx, { person, before, terms, caller, today }: ReplacedTerms): Promise<void> {
  const { id, first_day, last_day } = person;
  const maySeePay = caller.abilities.has('pay.read');
  // Who sends the terms back as they were has not changed them, whatever else was changed.
  const isSame =
    before.length === terms.length && terms.every((term, index) => isAsBefore(term, before[index], { maySeePay }));
  if (isSame) return;
  terms.forEach(({ from }, index) => {
    if (from !== null && first_day !== null && from < first_day)
      throw fieldProblem(`terms.${index}.from`, 'before_first_day');
    if (from !== null && last_day !== null && from > last_day)
      throw fieldProblem(`terms.${index}.from`, 'after_last_day');
  });
  const stored = await readTerms(tx, [id]);
  await tx.deleteFrom('employment_term').where('employee_id', '=', id).execute();
  const [first] = terms;
  const isBase = first !== undefined && (first.from === null || first.from === first_day);
  // Before the given terms holds what held first.
  let { roles, contract_hours_per_week, has_reduced_norm, work_days_per_week, hourly_rate_cents } = stored[0] ?? person;
  let rest_weekdays = stored[0]?.rest_weekdays ?? person.rest_weekdays;
  const rows = [...(isBase ? [] : [{ from: null }]), ...terms].map((term: Partial<GivenTerm>, index) => {
    const from = index === 0 ? null : (term.from ?? null);
    const known = stored.find((one) => one.from === from) ?? (index === 0 ? stored[0] : undefined);
    roles = term.roles ?? roles;
    if (term.contract_hours_per_week !== undefined) contract_hours_per_week = term.contract_hours_per_week;
    // A manager who may not see rates leaves them as they are.
    if (!maySeePay) hourly_rate_cents = known?.hourly_rate_cents ?? hourly_rate_cents;
    else if (term.hourly_rate_cents !== undefined) hourly_rate_cents = term.hourly_rate_cents;
    has_reduced_norm =
      (known?.has_reduced_norm ?? has_reduced_norm) && (contract_hours_per_week ?? FULL_HOURS) < FULL_HOURS;
    work_days_per_week = known?.work_days_per_week ?? work_days_per_week;
    rest_weekdays = known?.rest_weekdays ?? rest_weekdays;
    const week = { work_days_per_week, rest_weekdays };
    return { from, roles, contract_hours_per_week, has_reduced_norm, ...week, hourly_rate_cents };
  });
  const [base, ...later] = rows;
  if (base === undefined) return;
  await recordChanges(tx, { person, before, rows, actor: caller.username });
  if (later.length === 0) {
    const { from: _, ...fields } = base;
    await tx.updateTable('employee').set(fields).where('id', '=', id).execute();
    return;
  }
  await tx
    .insertInto('employment_term')
    .values(
      rows.map(({ from, ...term }) => ({
        employee_id: id,
        valid_from: from ?? '-infinity',
        ...term,
        created_by: caller.username,
      })),
    )
    .execute();
  await applyTerms(tx, today, id);
}

interface ChangedTerms extends Pick<ReplacedTerms, 'person' | 'before'> {
  rows: readonly (Omit<ReplacedTerms['before'][number], 'from'> & { from: string | null })[];
  actor: string;
}

/** A line of the history for each of the terms that are not as they were, in the words of one change. */
async function recordChanges(tx: Tx, { person: { id, name }, before, rows, actor }: ChangedTerms): Promise<void> {
  const lineOf = ({ from, contract_hours_per_week, hourly_rate_cents, roles }: ChangedTerms['rows'][number]) => ({
    valid_from: from,
    contract_hours_per_week,
    hourly_rate_cents,
    roles,
  });
  for (const [index, row] of rows.entries()) {
    const earlier = before[index];
    const after = lineOf(index === 0 && earlier ? { ...row, from: earlier.from } : row);
    if (earlier && JSON.stringify(lineOf(earlier)) === JSON.stringify(after)) continue;
    await recordActivity(tx, {
      action_type: 'employee.terms_changed',
      actor,
      details: { id, name, ...(earlier && { before: lineOf(earlier) }), after },
    });
  }
}

interface ReplacedTerms {
  /** As stored, locked. */
  person: employees.Employee;
  /** As other programs named them before the change. */
  before: employees.EmployeeInFull['terms'];
  terms: readonly GivenTerm[];
  caller: Pick<Caller, 'abilities' | 'username'>;
  /** Local. */
  today: string;
}

function isAsBefore(
  term: GivenTerm,
  stored: employees.EmployeeInFull['terms'][number] | undefined,
  { maySeePay }: { maySeePay: boolean },
): boolean {
  if (stored === undefined || term.from !== stored.from) return false;
  const { contract_hours_per_week: hours, hourly_rate_cents: rate, roles } = term;
  return (
    (hours === undefined || hours === stored.contract_hours_per_week) &&
    (!maySeePay || rate === undefined || rate === stored.hourly_rate_cents) &&
    (roles === undefined || roles.join('\n') === stored.roles.join('\n'))
  );
}

/** Of people with changes of terms, earliest first. */
async function readTerms(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('employment_term')
    .select(['employee_id', 'contract_hours_per_week', 'hourly_rate_cents', 'roles'])
    .select(['has_reduced_norm', 'work_days_per_week', 'rest_weekdays'])
    .select(sql<string | null>`nullif(valid_from, '-infinity')::text`.as('from'))
    .where('employee_id', 'in', [...ids])
    .orderBy('valid_from')
    .execute();
}
