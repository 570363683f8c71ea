import type { privacy } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { ERASING_TIMEOUT } from './erase-manager-from.ts';

/**
 * Erases the personal data of a deleted employee: a number replaces the name in schedules, archives and the history;
 * hours and counts stay unchanged (GDPR 17). A second call does nothing.
 * @throws `not_found`
 */
export async function eraseFormer(call: ProjectCall<typeof privacy.eraseFormer>): Promise<void> {
  const { username: actor } = call.caller;
  const { tx } = call;
  const former = await tx
    .selectFrom('former_employee')
    .selectAll()
    .where('id', '=', call.params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!former) throw new ProblemError('not_found');
  const { id, number, employee_id, name, since, left_at } = former;
  if (employee_id === null || name === null) return;
  const pseudonym = textOf(call.language, 'privacy.pseudonym', { number });
  await eraseEmployee(tx, { employeeId: employee_id, name, pseudonym, since, leftAt: left_at });
  await tx
    .updateTable('former_employee')
    .set({ employee_id: null, name: null, terms: null, erased_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordActivity(tx, { action_type: 'employee.erased', actor, details: { name: pseudonym } });
}

interface Leaver {
  employeeId: string;
  name: string;
  /** The name from now on. */
  pseudonym: string;
  /** Instants: the ID was theirs in between; null: from the start. */
  since: string | null;
  leftAt: string;
}

/** Tables that keep the name of a deleted employee in a column, and nothing else of them. */
const NAMED_IN = [
  ['receipt', 'employee_name'],
  ['announcement_receipt', 'employee_name'],
  ['late_change', 'former_name'],
] as const;

/** Tables with plans that may be about them, or schedule them. */
const PLANNED_IN = [
  ['generation', 'progress'],
  ['generation', 'result'],
  ['repair', 'changes'],
] as const;

/**
 * Removes a deleted employee from all data of a project. Data about others only, who may have the same ID since, stays.
 */
async function eraseEmployee(tx: Tx, leaver: Leaver): Promise<void> {
  const { employeeId, pseudonym } = leaver;
  await sql`select set_config('statement_timeout', ${ERASING_TIMEOUT}, true)`.execute(tx);
  const names = await namesOf(tx, leaver);
  const ofThem = sql`any(${names}::text[])`;
  const inTheirTime = inTimeOf(leaver);
  const renamed = (value: RawBuilder<unknown>) =>
    sql`without_person(${value}, ${employeeId}, ${names}::text[], ${pseudonym})`;
  const mentioned = (column: string) => sql`mentions(${sql.ref(column)}::text, ${employeeId}, ${names}::text[])`;
  const steps: RawBuilder<unknown>[] = [
    ...inRecords(leaver, names),
    sql`update shift set former_name = ${pseudonym}, violations = '[]'
      where project_id = ${tx.projectId} and former_name = ${ofThem}`,
    // A warning of a pair is also stored with the colleague's shift.
    sql`update shift set violations = ${renamed(sql`violations`)} where project_id = ${tx.projectId} and ${mentioned('violations')}
      and ${inTheirTime('starts_at')}`,
    ...NAMED_IN.map(
      ([table, name]) => sql`update ${sql.table(table)} set ${sql.ref(name)} = ${pseudonym}
      where project_id = ${tx.projectId} and employee_id is null and ${sql.ref(name)} = ${ofThem}`,
    ),
    sql`update amendment set changes = ${renamed(sql`changes`)} where project_id = ${tx.projectId} and ${mentioned('changes')}
      and ${inTheirTime('published_at')}`,
    // It is proved again on request.
    sql`update schedule_month set proof = null where project_id = ${tx.projectId} and ${mentioned('proof')}`,
    sql`select forget_corrections(${names}::text[])`,
    ...doneBy(tx, leaver),
    sql`update time_entry set former_name = ${pseudonym}, note = null
      where project_id = ${tx.projectId} and former_name = ${ofThem}`,
    sql`update timesheet_month set payroll = (
        select jsonb_agg(case when line ->> 'name' = ${ofThem} and coalesce(line ->> 'id', ${employeeId}) = ${employeeId}
          then line || jsonb_build_object('id', null, 'name', ${pseudonym}::text) else line end order by place)
        from jsonb_array_elements(payroll) with ordinality as listed (line, place))
      where project_id = ${tx.projectId} and payroll <> '[]'`,
    sql`update shift_claim set employee_name = ${pseudonym}, note = null
      where project_id = ${tx.projectId} and employee_id is null and employee_name = ${ofThem}`,
    sql`update ask_person set rules = '[]' where project_id = ${tx.projectId} and ${mentioned('rules')}`,
    ...['daily_comment', 'task_done'].map(
      (table) => sql`update ${sql.table(table)} set author = ${pseudonym} where project_id = ${tx.projectId}
        and author = ${ofThem} and not exists (select from account where account.id = author_id)`,
    ),
    ...proposalsWithout(tx, leaver, names),
    sql`update shift_opening set left_by = null where project_id = ${tx.projectId} and left_by = ${employeeId}`,
    // Notifications about them are sent after they have left, too.
    ...['notification', 'outbox'].map(
      (table) =>
        sql`update ${sql.table(table)} set facts = ${renamed(sql`facts - 'note'`)} where project_id = ${tx.projectId} and ${mentioned('facts')}`,
    ),
    // Replies stored for repeated calls, of all managers and employees of the project: deleting one too many is
    // harmless.
    sql`delete from idempotency where (${mentioned('reply')}
        or exists (select from unnest(${names}::text[]) as name where position(name in reply) > 0)) and account_id in (
        select account.id from account where account.project_id = ${tx.projectId}
        union select project_member.account_id from project_member where project_member.project_id = ${tx.projectId})`,
    ...['offered_by', 'target', 'accepted_by'].map(
      (side) => sql`update swap_offer set ${sql.ref(`${side}_name`)} = ${pseudonym}, note = null
      where project_id = ${tx.projectId} and ${sql.ref(side)} is null and ${sql.ref(`${side}_name`)} = ${ofThem}`,
    ),
    ...PLANNED_IN.map(
      ([table, column]) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renamed(sql.ref(column))}
      where project_id = ${tx.projectId} and ${inTheirTime('created_at')} and ${mentioned(column)}`,
    ),
  ];
  for (const step of steps) await step.execute(tx);
}

/** In what is written once: archives and the history. */
const inRecords = ({ employeeId, pseudonym, since, leftAt }: Leaver, names: string[]): RawBuilder<unknown>[] => [
  sql`select rename_in_archives(${employeeId}, ${names}::text[], ${pseudonym}, ${since}::timestamptz, ${leftAt}::timestamptz)`,
  sql`select forget_details(${employeeId}, ${names}::text[], ${since}::timestamptz, ${leftAt}::timestamptz, null)`,
  sql`select rename_in_history(${employeeId}, ${names}::text[], ${pseudonym}, ${since}::timestamptz, ${leftAt}::timestamptz)`,
];

/**
 * Renames them in rings of swaps. Drops the state before a repair, because nothing of an erased employee is restored,
 * and both plans of a scenario that is about them or schedules them: it can be planned again without them. Its name and
 * note are free text, in which their name is replaced.
 */
function proposalsWithout(tx: Tx, leaver: Leaver, names: string[]): RawBuilder<unknown>[] {
  const { employeeId, pseudonym } = leaver;
  const inTheirTime = inTimeOf(leaver)('created_at');
  // It was read when it was planned, perhaps long after it was made.
  const wasPlanned = inTimeOf(leaver)('planned_at');
  const isScenario = sql`(${inTheirTime} or (planned_at is not null and ${wasPlanned}))`;
  const isOf = (column: string) => sql`mentions(${sql.ref(column)}::text, ${employeeId}, ${names}::text[])`;
  const renamed = (text: string) =>
    names.reduce((sofar, name) => sql`replace(${sofar}, ${name}, ${pseudonym})`, sql`${sql.raw(text)}`);
  return [
    sql`update ring_person set employee_name = ${pseudonym}
      where project_id = ${tx.projectId} and employee_id is null and employee_name = any(${names}::text[])`,
    sql`update repair set before = null where project_id = ${tx.projectId} and ${inTheirTime}`,
    // One that is being planned has read them already: its job no longer finds it.
    sql`update scenario set base = null, changed = null, print = null, outcome = 'failed', job_id = null,
        changes = without_person(changes, ${employeeId}, ${names}::text[], ${pseudonym})
      where project_id = ${tx.projectId} and ${isScenario}
        and (outcome is null or ${isOf('changes')} or ${isOf('base')} or ${isOf('changed')})`,
    sql`update scenario set name = ${renamed('name')}, note = ${renamed('note')}, changes = (
        select coalesce(jsonb_agg(case when line ? 'name'
          then line || jsonb_build_object('name', ${renamed("line ->> 'name'")}) else line end order by place), '[]')
        from jsonb_array_elements(changes) with ordinality as lines (line, place))
      where project_id = ${tx.projectId} and ${isScenario}`,
  ];
}

/** While the ID was theirs. @param at a column with an instant */
const inTimeOf =
  ({ since, leftAt }: Leaver) =>
  (at: string) =>
    sql`${sql.ref(at)} <= ${leftAt} and (${since}::timestamptz is null or ${sql.ref(at)} > ${since})`;

/** Tables with who did something, and when. */
const DONE_BY = [
  ...['time_off', 'request', 'swap_offer', 'shift_claim', 'overtime_leave'].map(
    (table) => [table, 'decided_by', 'decided_at'] as const,
  ),
  ['ask', 'decided_by', 'created_at'],
  ['ask', 'created_by', 'created_at'],
  ['ring', 'created_by', 'created_at'],
  ['time_entry', 'approved_by', 'approved_at'],
  ['sheet_confirmation', 'answered_by', 'answered_at'],
  ['amendment', 'started_by', 'started_at'],
  ['timesheet_month', 'locked_by', 'locked_at'],
  ['leave_correction', 'created_by', 'created_at'],
  ['employment_term', 'created_by', 'created_at'],
  ['scenario', 'created_by', 'created_at'],
  ['late_change', 'changed_by', 'changed_at'],
] as const;

/** What they decided and did for others as a member of the project. */
function doneBy(tx: Tx, leaver: Leaver): RawBuilder<unknown>[] {
  const { employeeId, pseudonym, since, leftAt } = leaver;
  const inTheirTime = inTimeOf(leaver);
  return [
    sql`select rename_publisher(${employeeId}, ${pseudonym}, ${since}::timestamptz, ${leftAt}::timestamptz)`,
    ...DONE_BY.map(
      ([table, who, at]) => sql`update ${sql.table(table)} set ${sql.ref(who)} = ${pseudonym}
        where project_id = ${tx.projectId} and ${sql.ref(who)} = ${employeeId} and ${inTheirTime(at)}`,
    ),
    sql`update security_event set facts = facts || jsonb_build_object('by', ${pseudonym}::text) from account
      where account.id = security_event.account_id and account.project_id = ${tx.projectId}
        and facts ->> 'by' = ${employeeId} and ${inTheirTime('security_event.at')}`,
  ];
}

/** The name at departure, and earlier ones from archives of that time. */
async function namesOf(tx: Tx, { employeeId, name, since, leftAt }: Leaver): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct entry ->> 'employee_name' as name from archive cross join jsonb_array_elements(entries) as entry
    where project_id = ${tx.projectId} and entry ->> 'employee_id' = ${employeeId} and entry ->> 'employee_name' is not null
      and published_at <= ${leftAt} and (${since}::timestamptz is null or published_at > ${since})`.execute(tx);
  return [...new Set([name, ...rows.map((row) => row.name)])];
}

/** Deleted employees, latest first; those whose data was erased only by number. */
export async function listFormer(call: ProjectCall<typeof privacy.listFormer>) {
  const { tx } = call;
  return tx
    .selectFrom('former_employee')
    .select(['id', 'number', 'employee_id', 'name', 'left_at', 'erased_at'])
    .orderBy('number', 'desc')
    .execute();
}
