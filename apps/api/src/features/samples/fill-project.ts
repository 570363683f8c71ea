import type { samples } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { localOf, mondayOf } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { publicHolidays } from '../../platform/time/public-holidays.ts';
import { addSamplePeople } from './add-sample-people.ts';
import { sampleRows } from './sample-rows.ts';

/**
 * Fills an empty project with a made-up business: templates, the weekly standard, people without sign-ins, and the
 * country's holidays of this year and the next. All of it or nothing; of two at once one fills.
 * @throws `project_not_empty`
 */
export async function fillProject(call: ProjectCall<typeof samples.fillProject>) {
  const { projectId, username } = call.caller;
  const { business } = call.body;
  const { templates, needs, people, closedOn } = sampleRows(business, call.language);
  const { tx } = call;
  const project = await emptyProject(tx);
  const today = localOf(project.time_zone, call.now).date;
  const common = { project_id: projectId };
  await tx
    .insertInto('template')
    .values(templates.map((row) => ({ ...common, ...row })))
    .execute();
  await tx
    .insertInto('requirement')
    .values(needs.map((row) => ({ ...common, id: randomUUIDv7(), ...row, date: null })))
    .execute();
  await addSamplePeople(tx, people, { projectId, zone: project.time_zone, today, monday: mondayOf(today) });
  const year = Number(today.slice(0, 4));
  const holidays = [year, year + 1].map((of) => publicHolidays(project.country, of, call.language));
  const days = (await Promise.all(holidays)).flat();
  const added = await tx
    .insertInto('holiday')
    .values(days.map((day) => ({ ...common, ...day, closed: closedOn.includes(day.date.slice(5)) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('date')
    .execute();
  const counts = {
    employees: people.length,
    templates: templates.length,
    weekly_shifts: needs.reduce((sum, { count }) => sum + count, 0),
    holidays: added.length,
  };
  const details = { business, count: counts.employees };
  await recordActivity(tx, { action_type: 'project.filled', actor: username, details });
  return counts;
}

/** Locks the project, so that nobody else fills it meanwhile. @throws `project_not_empty` */
async function emptyProject(tx: Tx) {
  const project = await tx
    .selectFrom('project')
    .select(['time_zone', 'country'])
    .where('id', '=', tx.projectId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ['employee', 'template'] as const)
    if (
      await tx.selectFrom(table).select('project_id').where('project_id', '=', tx.projectId).limit(1).executeTakeFirst()
    )
      throw new ProblemError('project_not_empty');
  return project;
}
