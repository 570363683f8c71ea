import { yearOf } from '@pamaina/contract';
import { randomUUIDv7, randomBytes } from 'node:crypto';
import type { samples } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf, mondayOf } from '../../../platform/time/zone.ts';
import { publicHolidays } from '../../../platform/time/public-holidays.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { sampleRows, type SamplePerson } from './sample-rows.ts';
import { weeklyAbsences } from './weekly-absences.ts';

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
  const year = yearOf(today);
  const days = [year, year + 1].flatMap((of) => publicHolidays(project.region ?? project.country, of, call.language));
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
    .select(['time_zone', 'country', 'region'])
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

interface Place {
  projectId: string;
  zone: string;
  today: string;
  monday: string;
}

/**
 * Adds the employees of a sample project, with the students' unavailable hours. Their IDs end in a number and four
 * characters of this project, because IDs are unique in the whole system.
 * @throws `conflict` when those are taken after all
 */
async function addSamplePeople(tx: Tx, people: readonly SamplePerson[], place: Place): Promise<void> {
  const { projectId, zone, today, monday } = place;
  const signs = randomBytes(2).toString('hex');
  const rows = people.map((person, index) => ({ ...person, id: `${person.nickname}-${index + 1}-${signs}` }));
  const claimed = await tx
    .insertInto('identity')
    .values(rows.map(({ id }) => ({ key: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  if (claimed.length < rows.length) throw new ProblemError('conflict');
  const birthday = Temporal.PlainDate.from(today).subtract({ years: 17, months: 6 }).toString();
  await tx
    .insertInto('employee')
    .values(
      rows.map(({ id, name, roles, share, rate, isMinor }) => ({
        id,
        identity_key: id,
        name,
        roles,
        max_hours_per_week: share === 1 ? 48 : 40 * share + 8,
        min_shifts_per_week: share === 1 ? 4 : Math.floor(4 * share),
        email: null,
        phone: null,
        hourly_rate_cents: rate,
        birth_date: isMinor ? birthday : null,
        contract_hours_per_week: 40 * share,
      })),
    )
    .execute();
  const absences = rows.flatMap(({ id: employeeId, weekdaysAway: away }) =>
    away === null ? [] : weeklyAbsences({ projectId, employeeId, zone, monday, away }),
  );
  if (absences.length > 0) await tx.insertInto('unavailability').values(absences).execute();
}
