import type { tasks } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { authorOf } from '../comments/index.ts';
import { findProject } from '../../access/projects/index.ts';
import type { Reader } from './read-task-days.ts';

interface TaskOfDay {
  date: string;
  template: string;
  task: string;
}

interface Author extends Reader {
  /** The name that others see. */
  author: string;
  /** Who it is in the history. */
  actor: string;
}

/** Marks a task as done. @throws as `completeTaskAs` */
export async function completeTask({ tx, caller, body, now }: ProjectCall<typeof tasks.completeTask>) {
  return completeTaskAs(tx, { ...caller, author: await authorOf(tx, caller), actor: caller.username }, body, now);
}

/**
 * Marks a task as done by one of those who see it. The same author again gets the first answer.
 * @throws `not_found` for a task of others' shifts, `task_removed` when the template has it no longer, `task_early`
 * before its day, `task_done` with the one who was first
 */
export async function completeTaskAs(tx: Tx, by: Author, of: TaskOfDay, now: number): Promise<tasks.Task> {
  const { date, template, task } = of;
  const { time_zone } = await findProject(tx);
  // Locked, so that the task is not removed at the same moment.
  const found = await tx
    .selectFrom('template')
    .select('tasks')
    .where('name', '=', template)
    .forShare()
    .executeTakeFirst();
  const place = await placeOf(tx, by, of);
  if (!found || place === null) throw new ProblemError('not_found');
  if (!found.tasks.includes(task)) throw new ProblemError('task_removed');
  if (date > localOf(time_zone, now).date) throw new ProblemError('task_early');
  const { accountId: author_id, author } = by;
  const written = await tx
    .insertInto('task_done')
    .values({ id: randomUUIDv7(), date, template, task, author_id, author, at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.columns(['project_id', 'date', 'template', 'task']).doNothing())
    .executeTakeFirst();
  const done = await tx
    .selectFrom('task_done')
    .select(['id', 'author', 'author_id', 'at'])
    .where('date', '=', date)
    .where('template', '=', template)
    .where('task', '=', task)
    .executeTakeFirstOrThrow();
  const isNew = written.numInsertedOrUpdatedRows === 1n;
  const isOwn = isNew || (author_id !== null && done.author_id === author_id);
  if (!isOwn)
    throw new ProblemError('task_done', {
      values: { name: done.author, time: localOf(time_zone, Date.parse(done.at)).time },
    });
  const details = { date, template, task };
  if (isNew) await recordActivity(tx, { action_type: 'task.done', actor: by.actor, details });
  const { id, at } = done;
  return { date, template, task, is_earlier: place === 'earlier', done: { id, author: done.author, at, is_own: true } };
}

/** How the shifts of a template on a date stand to the own ones; null: they are not the employee's concern. */
async function placeOf(tx: Tx, { employeeId }: Reader, { date, template }: TaskOfDay) {
  if (employeeId === null) return 'own';
  const { rows } = await sql<{ place: 'own' | 'earlier' }>`
    select case when bool_or(own.template = ${template}) then 'own' else 'earlier' end as place from shift own
    where own.project_id = ${tx.projectId} and own.date = ${date} and own.status = 'published'
      and own.employee_id = ${employeeId} and (own.template = ${template} or exists (
        select from shift earlier where earlier.project_id = own.project_id and earlier.date = own.date
          and earlier.template = ${template} and earlier.status = 'published' and earlier.starts_at < own.starts_at))
    having count(*) > 0`.execute(tx);
  return rows[0]?.place ?? ((await opensNextDay(tx, { employeeId, date, template })) ? 'earlier' : null);
}

/** Whether the employee works the first shift of the day after one on which the template was worked. */
async function opensNextDay(
  tx: Tx,
  { employeeId, date, template }: { employeeId: string; date: string; template: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from shift own
    where own.project_id = ${tx.projectId} and own.date = ${date}::date + 1 and own.status = 'published'
      and own.employee_id = ${employeeId} and exists (
        select from shift earlier where earlier.project_id = own.project_id and earlier.date = ${date}
          and earlier.template = ${template} and earlier.status = 'published')
      and not exists (
        select from shift before where before.project_id = own.project_id and before.date = own.date
          and before.template is not null and before.status = 'published' and before.starts_at < own.starts_at)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Marks a task as not done, the caller's own or as a manager any. @throws `not_found`, `author_only` */
export async function reopenTask({ tx, caller, params }: ProjectCall<typeof tasks.reopenTask>): Promise<void> {
  const found = await tx
    .selectFrom('task_done')
    .selectAll()
    .where('id', '=', params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  const { id, date, template, task, author } = found;
  if (caller.role !== 'manager' && found.author_id !== caller.accountId) throw new ProblemError('author_only');
  await tx.deleteFrom('task_done').where('id', '=', id).execute();
  const details = { date, template, task, author };
  await recordActivity(tx, { action_type: 'task.reopened', actor: caller.username, details });
}

/** Who has left the team can no longer take back what they did there; their names stay. */
export async function releaseTasks(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.updateTable('task_done').set({ author_id: randomUUIDv7() }).where('author_id', 'in', accountIds).execute();
}

/** What was done in shifts of a template is done in those of its new name. */
export async function renameTasks(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('task_done').set({ template: to }).where('template', '=', from).execute();
}
