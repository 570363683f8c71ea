import type { Contract, ContractSpan } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The days on the same terms, both included; null: no first or last one. A row of the view `employment_span`. */
export interface EmploymentSpan {
  employee_id: string;
  starts: string | null;
  ends: string | null;
  roles: string[];
  contract_hours_per_week: number | null;
  has_reduced_norm: boolean;
  work_days_per_week: 5 | 6;
  /** Under the fixed regime the weekdays that the contract leaves free, if they are entered; else none. */
  rest_weekdays?: number[];
  hourly_rate_cents: number | null;
}

/** The spans of employment by employee, each list by date; who has no entry has no day with a contract. */
export type Employments = ReadonlyMap<string, readonly EmploymentSpan[]>;

/** The spans of employment of the project, or of one employee. One statement. */
export async function listEmployments(tx: Tx, employeeId?: string): Promise<Employments> {
  const one = employeeId === undefined ? sql`` : sql`and employee_id = ${employeeId}`;
  const { rows } = await sql<EmploymentSpan>`
    select employee_id, starts, ends, roles, contract_hours_per_week, has_reduced_norm, work_days_per_week, rest_weekdays, hourly_rate_cents
    from employment_span where project_id = ${tx.projectId} ${one} order by employee_id, starts nulls first`.execute(
    tx,
  );
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

/** The terms of a day; undefined on a day without a contract. */
export function employmentOn(spans: readonly EmploymentSpan[], day: string): EmploymentSpan | undefined {
  return spans.find(({ starts, ends }) => (starts === null || starts <= day) && (ends === null || day <= ends));
}

/** Whether any day of a range, both ends included, has a contract. */
export function isEmployedIn(
  spans: readonly Pick<EmploymentSpan, 'starts' | 'ends'>[],
  { start, end }: { start: string; end: string },
): boolean {
  return spans.some(({ starts, ends }) => (starts ?? start) <= end && (ends ?? end) >= start);
}

/** The contracts of the spans, as norms need them; null where the contract hours are unknown. */
export function contractSpans(spans: readonly EmploymentSpan[]): ContractSpan[] {
  return spans.map(({ starts, ends, ...terms }) => ({ from: starts, to: ends, contract: contractOf(terms) }));
}

/** What a contract says of its week. */
export type ContractRow = Pick<
  EmploymentSpan,
  'contract_hours_per_week' | 'has_reduced_norm' | 'work_days_per_week' | 'rest_weekdays'
>;

/** The agreed working hours, as norms need them; null if the contract hours are unknown. */
export const contractOf = (row: ContractRow): ContractSpan['contract'] =>
  row.contract_hours_per_week === null
    ? null
    : {
        hoursPerWeek: row.contract_hours_per_week,
        isReduced: row.has_reduced_norm,
        ...weekOf(row),
      };

/** A week of one's own, unless it is the usual one of five days or of six. */
function weekOf({
  work_days_per_week,
  rest_weekdays = [],
}: ContractRow): Pick<Contract, 'daysPerWeek' | 'restWeekdays'> {
  const rest = rest_weekdays.toSorted((a, b) => a - b).join();
  if (rest === '6,7') return { daysPerWeek: 5 };
  if (rest === '7') return { daysPerWeek: 6 };
  return { daysPerWeek: work_days_per_week, ...(rest !== '' && { restWeekdays: rest_weekdays }) };
}
