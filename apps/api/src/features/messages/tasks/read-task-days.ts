import { randomUUIDv7 } from 'node:crypto';
import type { tasks } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { authorOf } from '../comments/index.ts';

export interface Reader {
  /** Null: a manager, who sees everything. */
  employeeId: string | null;
  /** Null: an employee without a login, on a kiosk. */
  accountId: string | null;
}

/** The notes and tasks of a range, by date: all for a manager, those of the own shifts for an employee. */
export function listTaskDays({ tx, caller, query }: ProjectCall<typeof tasks.listTaskDays>) {
  return readTaskDays(tx, query, caller);
}

/**
 * Days without notes and tasks are left out. An employee sees what belongs to their published shifts, of earlier shifts
 * of the same day what is still open, and in the first shift of a day what the day before left open.
 */
export async function readTaskDays(
  tx: Tx,
  { start, end }: { start: string; end: string },
  reader: Reader,
): Promise<tasks.TaskDay[]> {
  const [notes, listed] = [await readNotes(tx, { start, end }, reader), await readTasks(tx, { start, end }, reader)];
  const dates = [...new Set([...notes.map(({ date }) => date), ...listed.map(({ shown_on }) => shown_on)])].sort();
  return dates.map((date) => ({
    date,
    notes: notes.filter((note) => note.date === date),
    tasks: listed.filter((task) => task.shown_on === date).map(({ shown_on: _, ...task }) => task),
  }));
}

interface Range {
  start: string;
  end: string;
}

function readNotes(tx: Tx, { start, end }: Range, { employeeId }: Reader): Promise<tasks.Note[]> {
  return tx
    .selectFrom('shift_note')
    .select(noteColumns)
    .where((where) => where.between('date', start, end))
    .$if(employeeId !== null, (notes) =>
      notes.where(
        sql<boolean>`exists (select from shift where shift.project_id = shift_note.project_id
          and shift.date = shift_note.date and shift.employee_id = ${employeeId} and shift.status = 'published'
          and (shift_note.template is null or shift.template = shift_note.template))`,
      ),
    )
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type Row = tasks.Task & { shown_on: string };

async function readTasks(tx: Tx, { start, end }: Range, { employeeId, accountId }: Reader): Promise<Row[]> {
  // The day before too: what it left open is of concern to the first shift.
  const inRange = sql`project_id = ${tx.projectId} and date between ${start}::date - 1 and ${end} and template is not null`;
  const isManager = sql`${employeeId}::text is null`;
  const { rows } = await sql<Row>`
    with planned as (
      select date, template, min(starts_at) as starts_at from shift
      where ${inRange} and (status = 'published' or ${isManager}) group by date, template
    ), own as (
      select date, template, starts_at from shift
      where ${inRange} and status = 'published' and employee_id = ${employeeId}
    ), opening as (
      select date, min(starts_at) as starts_at from own
      where not exists (select from planned where planned.date = own.date and planned.starts_at < own.starts_at) group by date
    ), listed as (
      select planned.date, planned.template, planned.starts_at, item.task, item.place,
        not ${isManager} and not exists (
          select from own where own.date = planned.date and own.template = planned.template) as is_earlier,
        exists (select from own where own.date = planned.date and own.starts_at > planned.starts_at) as is_before_own,
        (select starts_at from opening where opening.date = planned.date + 1 and planned.starts_at < now()) as opened_at,
        done.id, done.author, done.at, coalesce(done.author_id = ${accountId}, false) as is_own
      from planned
      join template on template.project_id = ${tx.projectId} and template.name = planned.template
      cross join unnest(template.tasks) with ordinality as item (task, place)
      left join task_done done on done.project_id = ${tx.projectId} and done.date = planned.date
        and done.template = planned.template and done.task = item.task
    ), shown as (
      select listed.*, date as shown_on, is_earlier as is_left from listed
      where date >= ${start} and (not is_earlier or (is_before_own and (id is null or is_own)))
      union all
      select listed.*, date + 1, true from listed
      where date < ${end} and opened_at is not null
        and (id is null or (is_own and at >= opened_at - interval '2 hours'))
    )
    select shown_on::text as shown_on, date, template, task, is_left as is_earlier, case when id is not null then
        json_build_object('id', id, 'author', author, 'at', at, 'is_own', is_own) end as done
    from shown order by shown_on, starts_at, template, place`.execute(tx);
  return rows;
}

const noteColumns = ['id', 'date', 'template', 'note', 'author', 'created_at', 'version'] as const;

/** Adds a note to a day; the schedule itself does not change, so it can be published. @throws `invalid` */
export async function createNote({ tx, caller, body }: ProjectCall<typeof tasks.createNote>): Promise<tasks.Note> {
  const { accountId: author_id, username: actor } = caller;
  await refuseUnknown(tx, body.template);
  const written = { id: randomUUIDv7(), ...body, author_id, author: await authorOf(tx, caller) };
  const row = await tx.insertInto('shift_note').values(written).returning(noteColumns).executeTakeFirstOrThrow();
  const { id, date, template, note } = row;
  const details = { id, date, after: { date, template, note } };
  await recordActivity(tx, { action_type: 'note.created', actor, details });
  return row;
}

/** Changes a note. @throws `not_found`, `stale`, `invalid` */
export async function updateNote(call: ProjectCall<typeof tasks.updateNote>): Promise<tasks.Note> {
  const { tx, caller, body } = call;
  const before = await findNote(tx, call.params.id);
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  await refuseUnknown(tx, body.template);
  const after = await tx
    .updateTable('shift_note')
    .set({ ...body, template: body.template ?? null, version: before.version + 1 })
    .where('id', '=', before.id)
    .returning(noteColumns)
    .executeTakeFirstOrThrow();
  const [was, is] = [before, after].map(({ date, template, note }) => ({ date, template, note }));
  const details = { id: after.id, date: after.date, before: was, after: is };
  await recordActivity(tx, { action_type: 'note.updated', actor: caller.username, details });
  return after;
}

/** Deletes a note. @throws `not_found` */
export async function deleteNote({ tx, caller, params }: ProjectCall<typeof tasks.deleteNote>): Promise<void> {
  const { id, date, template, note } = await findNote(tx, params.id);
  await tx.deleteFrom('shift_note').where('id', '=', id).execute();
  const details = { id, date, before: { date, template, note } };
  await recordActivity(tx, { action_type: 'note.deleted', actor: caller.username, details });
}

/** Locks a note for a change. @throws `not_found` */
async function findNote(tx: Tx, id: string): Promise<tasks.Note> {
  const found = await tx
    .selectFrom('shift_note')
    .select(noteColumns)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}

/** The template is kept until the end of the transaction. @throws `invalid` */
async function refuseUnknown(tx: Tx, template: string | null | undefined): Promise<void> {
  if (template === null || template === undefined) return;
  const found = await tx
    .selectFrom('template')
    .select('name')
    .where('name', '=', template)
    .forShare()
    .executeTakeFirst();
  if (!found) throw fieldProblem('template', 'template_unknown');
}
