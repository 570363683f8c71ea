import type { tasks } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { noteColumns } from './notes.ts';

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
 * Days without notes and tasks are left out. An employee sees what belongs to their published shifts, and of earlier
 * shifts of the same day what is still open.
 */
export async function readTaskDays(
  tx: Tx,
  { start, end }: { start: string; end: string },
  reader: Reader,
): Promise<tasks.TaskDay[]> {
  const [notes, listed] = [await readNotes(tx, { start, end }, reader), await readTasks(tx, { start, end }, reader)];
  const dates = [...new Set([...notes, ...listed].map(({ date }) => date))].sort();
  return dates.map((date) => ({
    date,
    notes: notes.filter((note) => note.date === date),
    tasks: listed.filter((task) => task.date === date).map(({ date: _, ...task }) => task),
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

type Row = Omit<tasks.Task, 'done'> & { date: string; done: tasks.Task['done'] };

async function readTasks(tx: Tx, { start, end }: Range, { employeeId, accountId }: Reader): Promise<Row[]> {
  const inRange = sql`project_id = ${tx.projectId} and date between ${start} and ${end} and template is not null`;
  const isManager = sql`${employeeId}::text is null`;
  const { rows } = await sql<Row>`
    with planned as (
      select date, template, min(starts_at) as starts_at from shift
      where ${inRange} and (status = 'published' or ${isManager}) group by date, template
    ), own as (
      select date, template, starts_at from shift
      where ${inRange} and status = 'published' and employee_id = ${employeeId}
    ), listed as (
      select planned.date, planned.template, planned.starts_at, item.task, item.place,
        not ${isManager} and not exists (
          select from own where own.date = planned.date and own.template = planned.template) as is_earlier,
        exists (select from own where own.date = planned.date and own.starts_at > planned.starts_at) as is_before_own,
        done.id, done.author, done.at, coalesce(done.author_id = ${accountId}, false) as is_own
      from planned
      join template on template.project_id = ${tx.projectId} and template.name = planned.template
      cross join unnest(template.tasks) with ordinality as item (task, place)
      left join task_done done on done.project_id = ${tx.projectId} and done.date = planned.date
        and done.template = planned.template and done.task = item.task
    )
    select date, template, task, is_earlier, case when id is not null then
        json_build_object('id', id, 'author', author, 'at', at, 'is_own', is_own) end as done
    from listed where not is_earlier or (is_before_own and (id is null or is_own))
    order by date, starts_at, template, place`.execute(tx);
  return rows;
}
