import type { timesheets } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { localOf, monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { reckonPayroll } from './export/reckon-payroll.ts';
import { figuresOf } from './kept-figures.ts';
import { readSheet } from './read-sheet.ts';

interface Month {
  year: number;
  month: number;
}

/** Whether a month is locked. */
export async function getTimesheetLock(call: Call<typeof timesheets.getTimesheetLock>) {
  const { projectId } = member(call);
  return call.deps.database.inProject(projectId, (tx) => readLock(tx, projectId, call.query));
}

/**
 * Locks a month; locking it twice is harmless.
 * @throws `month_not_over` before its last day has passed; `month_not_ready` while an entry waits for approval or has no end
 */
export async function lockTimesheets(call: Call<typeof timesheets.lockTimesheets>) {
  const { projectId, username } = member(call);
  const { start, end } = monthRange(call.query.year, call.query.month);
  const now = call.deps.now();
  return call.deps.database.inProject(projectId, async (tx) => {
    // Who is deleted meanwhile is so before the payroll is reckoned, or leaves lines that are kept already.
    await sql`select from project where id = ${projectId} for share`.execute(tx);
    const { time_zone } = await findProject(tx, projectId);
    if (end >= localOf(time_zone, now).date) throw new ProblemError('month_not_over');
    await tx
      .insertInto('timesheet_month')
      .values({ project_id: projectId, month: start })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Waits for whoever writes an entry of the month, and is waited for.
    await tx
      .selectFrom('timesheet_month')
      .select('month')
      .where('project_id', '=', projectId)
      .where('month', '=', start)
      .forUpdate()
      .execute();
    const { count } = await tx
      .selectFrom('time_entry')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('project_id', '=', projectId)
      .where((where) => where.between('date', start, end))
      .where('state', '<>', 'void')
      .where('approved_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count > 0) throw new ProblemError('month_not_ready', { values: { count } });
    // What is paid for the month and shown of it stays as it is, whatever becomes of rates, contracts, shifts and people.
    const payroll = await reckonPayroll(tx, projectId, { start, end }, now);
    const sheet = await readSheet(tx, projectId, { start, end, now });
    const kept = { payroll: JSON.stringify(payroll), figures: JSON.stringify(figuresOf(sheet())) };
    const locked = await tx
      .updateTable('timesheet_month')
      .set({ locked_at: new Date(now).toISOString(), locked_by: username, ...kept })
      .where('project_id', '=', projectId)
      .where('month', '=', start)
      .where('locked_at', 'is', null)
      .executeTakeFirst();
    if (locked.numUpdatedRows > 0n)
      await recordActivity(tx, projectId, {
        action_type: 'timesheet.locked',
        actor: username,
        details: { ...call.query },
      });
    return readLock(tx, projectId, call.query);
  });
}

/** Opens a month again; one that is open stays so. */
export async function unlockTimesheets(call: Call<typeof timesheets.unlockTimesheets>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const opened = await tx
      .updateTable('timesheet_month')
      .set({ locked_at: null, locked_by: null, payroll: null, figures: null })
      .where('project_id', '=', projectId)
      .where('month', '=', monthRange(call.query.year, call.query.month).start)
      .where('locked_at', 'is not', null)
      .executeTakeFirst();
    const details = { ...call.query };
    if (opened.numUpdatedRows > 0n)
      await recordActivity(tx, projectId, { action_type: 'timesheet.unlocked', actor: username, details });
    return readLock(tx, projectId, call.query);
  });
}

async function readLock(tx: Tx, projectId: string, { year, month }: Month) {
  const row = await tx
    .selectFrom('timesheet_month')
    .select(['locked_at', 'locked_by'])
    .where('project_id', '=', projectId)
    .where('month', '=', monthRange(year, month).start)
    .executeTakeFirst();
  return { year, month, locked_at: row?.locked_at ?? null, locked_by: row?.locked_by ?? null };
}
