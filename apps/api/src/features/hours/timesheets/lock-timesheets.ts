import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import type { timesheets } from '@pamaina/contract';
import { sql } from 'kysely';
import { holdForLock, removeLock, storeLock } from '../../plan/months/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { formatOf } from '../../../platform/text/format-of.ts';
import { localOf, monthRange } from '../../../platform/time/zone.ts';
import { namesOfUsers, recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { reckonPayroll } from './export/reckon-payroll.ts';
import { figuresOf } from './kept-figures.ts';
import { monthLocks } from './month-locks.ts';
import { openLines, readSheet } from './open-timesheets.ts';
import { readPendingLeave, reconcileOvertimeLeave } from './reconcile-overtime-leave.ts';
import { takeSchedule } from './take-schedule.ts';

interface Month {
  year: number;
  month: number;
}

/** Whether a month is locked. */
export async function getTimesheetLock(call: ProjectCall<typeof timesheets.getTimesheetLock>) {
  const { tx } = call;
  return readLock(tx, call.query);
}

/**
 * Locks a month; locking it twice is harmless. What the body asks for is done only when the month is then locked.
 * Pending requests to turn its overtime into leave are open too; who locks it nevertheless rejects them.
 * @throws `month_not_over` before its last day has passed; `month_not_ready` while something of it is open; `invalid`
 * for another name
 */
export async function lockTimesheets(call: ProjectCall<typeof timesheets.lockTimesheets>) {
  const { projectId, username } = call.caller;
  const range = monthRange(call.query.year, call.query.month);
  const now = call.now;
  const { tx } = call;
  // Who is deleted meanwhile is so before the payroll is reckoned, or leaves lines that are kept already.
  await sql`select from project where id = ${projectId} for share`.execute(tx);
  const { time_zone, name } = await findProject(tx);
  if (range.end >= localOf(time_zone, now).date) throw new ProblemError('month_not_over');
  const { take_schedule, confirm } = call.body;
  const isConfirmed = confirm !== undefined;
  if (isConfirmed && confirm !== name) throw fieldProblem('confirm', 'name_differs');
  await holdEarlier(tx, range.start);
  if (await holdForLock(tx, range.start)) return readLock(tx, call.query);
  const taken = take_schedule ? await takeSchedule(tx, { ...range, now, username }) : 0;
  const sheet = await readSheet(tx, { ...range, now });
  const lines = sheet();
  const open = openLines(lines);
  const running = open.filter(({ kind }) => kind === 'running').length;
  const left_open = open.length + (await readPendingLeave(tx, range.start)).length;
  const inTheWay = isConfirmed ? running : left_open;
  if (inTheWay > 0) throw new ProblemError('month_not_ready', { values: { count: inTheWay } });
  await monthLocks(tx, { month: range.start, actor: username, now });
  // What is paid for the month and shown of it stays as it is, whatever becomes of rates, contracts, shifts and
  // people.
  const payroll = await reckonPayroll(tx, range, now);
  await reconcileOvertimeLeave(tx, range, now);
  const kept = { payroll: JSON.stringify(payroll), figures: JSON.stringify(figuresOf(lines)) };
  await storeLock(tx, range.start, { locked_at: new Date(now).toISOString(), locked_by: username, ...kept });
  const details = { ...call.query, taken, left_open };
  await recordActivity(tx, { action_type: 'timesheet.locked', actor: username, details });
  return readLock(tx, call.query);
}

/** No earlier month of an accounting period is unlocked while its last month takes over their overtime. */
async function holdEarlier(tx: Tx, month: string): Promise<void> {
  await sql`
    select from timesheet_month
    where project_id = ${tx.projectId} and month < ${month} and month > ${month}::date - interval '1 year'
    order by month for share`.execute(tx);
}

/**
 * Opens a month again; one that is open stays so. @throws `overtime_paid_later` while a locked month pays overtime of
 * it: that would be paid twice
 */
export async function unlockTimesheets(call: ProjectCall<typeof timesheets.unlockTimesheets>) {
  const { username } = call.caller;
  const { start } = monthRange(call.query.year, call.query.month);
  const { tx } = call;
  await tx.selectFrom('timesheet_month').select('month').where('month', '=', start).forUpdate().execute();
  const payer = await findPayer(tx, start);
  if (payer !== undefined) {
    const month = formatOf(call.language).month(yearOf(payer), monthNumberOf(payer));
    throw new ProblemError('overtime_paid_later', { values: { month } });
  }
  const details = { ...call.query };
  if (await removeLock(tx, start))
    await recordActivity(tx, { action_type: 'timesheet.unlocked', actor: username, details });
  return readLock(tx, call.query);
}

/** The locked month that pays overtime of another month. */
async function findPayer(tx: Tx, month: string): Promise<string | undefined> {
  const paid = JSON.stringify([{ earlierOvertime: [{ month: monthOf(month) }] }]);
  const row = await tx
    .selectFrom('timesheet_month')
    .select('month')
    .where('month', '>', month)
    .where(sql<boolean>`payroll @> ${paid}::jsonb`)
    .executeTakeFirst();
  return row?.month;
}

async function readLock(tx: Tx, { year, month }: Month) {
  const row = await tx
    .selectFrom('timesheet_month')
    .select(['locked_at', 'locked_by'])
    .where('month', '=', monthRange(year, month).start)
    .executeTakeFirst();
  const { locked_at = null, locked_by = null } = row ?? {};
  const nameOf = await namesOfUsers(tx, [locked_by]);
  return { year, month, locked_at, locked_by, locked_by_name: nameOf(locked_by, locked_at) };
}
