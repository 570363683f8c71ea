import { sql } from 'kysely';
import type { workingTimeSheet } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { type NameOf, namesOfUsers } from '../../access/activity/index.ts';
import type { DateRange } from '../analytics/index.ts';
import { lawsOfMonths } from '../../plan/planning-input/index.ts';
import { readPendingLeave } from '../timesheets/index.ts';

interface Wanted extends DateRange {
  employeeId?: string | undefined;
  username: string;
}

export type Beside = Awaited<ReturnType<typeof readBeside>>;

/** What a sheet says besides the figures. Two statements, the second for names. */
export async function readBeside(tx: Tx, { start, end, employeeId, username }: Wanted) {
  const [project, people, holidays, confirmations, pending, pendingLeave, nameOf] = await together(tx, () => [
    tx
      .selectFrom('project')
      .select(['name', 'company_code', 'sheet_signs', 'law_pack', 'time_zone'])
      .select(lawsOfMonths.as('month_laws'))
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('employee')
      .select(['id', 'name', 'roles', 'contract_hours_per_week'])
      .$if(employeeId !== undefined, (query) => query.where('id', '=', employeeId ?? ''))
      .execute(),
    tx
      .selectFrom('calendar_day')
      .select('date')
      .where('is_public', '=', true)
      .where((where) => where.between('date', start, end))
      .execute(),
    readConfirmations(tx, { start, employeeId }),
    tx
      .selectFrom('time_off')
      .select(['employee_id', sql<number>`count(*)::integer`.as('count')])
      .where('status', '=', 'pending')
      .where('start_date', '<=', end)
      .where('end_date', '>=', start)
      .groupBy('employee_id')
      .execute(),
    readPendingLeave(tx, start),
    namesFor(tx, { username, start }),
  ]);
  return {
    project,
    people: new Map(people.map((person) => [person.id, person])),
    holidays: new Set(holidays.map(({ date }) => date)),
    confirmations: new Map(confirmations.map((one) => [one.employee_id, one])),
    pendingLeave,
    pendingTimeOff: new Map(pending.map(({ employee_id, count }) => [employee_id, count])),
    nameOf,
  };
}

const readConfirmations = (
  tx: Tx,
  { start, employeeId }: Pick<Wanted, 'start' | 'employeeId'>,
): Promise<StoredConfirmation[]> =>
  tx
    .selectFrom('sheet_confirmation')
    .select(['employee_id', 'is_right', 'note', 'figures', 'said_at', 'answer', 'answered_at', 'answered_by'])
    .where('month', '=', start)
    .$if(employeeId !== undefined, (query) => query.where('employee_id', '=', employeeId ?? ''))
    .execute();

/** Of the users who make the sheet, locked the month or answered an employee. */
async function namesFor(tx: Tx, { username, start }: { username: string; start: string }): Promise<NameOf> {
  const { rows } = await sql<{ username: string }>`
    select locked_by as username from timesheet_month where project_id = ${tx.projectId} and month = ${start}
      and locked_by is not null
    union
    select answered_by from sheet_confirmation where project_id = ${tx.projectId} and month = ${start}
      and answered_by is not null`.execute(tx);
  const users = [username, ...rows.map((row) => row.username)];
  // With the second statement of the figures.
  const [nameOf] = await together(tx, () => [namesOfUsers(tx, users)]);
  return nameOf;
}

/** What an employee said of a month, as it is stored. */
interface StoredConfirmation {
  employee_id: string;
  is_right: boolean;
  note: string | null;
  figures: string;
  said_at: string;
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
}

const NONE: workingTimeSheet.Confirmation = {
  state: 'none',
  note: null,
  said_at: null,
  answer: null,
  answered_at: null,
  answered_by: null,
};

/** What it means for the month as it is now. @param figures a print of them */
export function confirmationOf(
  stored: StoredConfirmation | undefined,
  figures: string,
  nameOf: NameOf = () => null,
): workingTimeSheet.Confirmation {
  if (stored === undefined) return NONE;
  const { note, said_at, answer, answered_at } = stored;
  const answered_by = nameOf(stored.answered_by, answered_at) ?? stored.answered_by;
  return { state: stateOf(stored, figures), note, said_at, answer, answered_at, answered_by };
}

function stateOf({ is_right, figures: seen, answer }: StoredConfirmation, figures: string) {
  if (is_right) return seen === figures ? 'confirmed' : 'withdrawn';
  return answer === null ? 'disputed' : 'answered';
}
