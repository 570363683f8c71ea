import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { constants, type BodyOf, type standardWeeks } from '@pamaina/contract';
import { byName } from '../../../platform/database/by-name.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';

/** The named weeks, with their dates and requirements. One statement. */
export async function readWeeks(tx: Tx): Promise<standardWeeks.StandardWeek[]> {
  return tx
    .selectFrom('standard_week')
    .select((read) => [
      'id',
      'name',
      'version',
      jsonArrayFrom(
        read
          .selectFrom('standard_week_span')
          .select(['starts_on as start_date', 'ends_on as end_date'])
          .whereRef('standard_week_span.project_id', '=', 'standard_week.project_id')
          .whereRef('standard_week_span.week_id', '=', 'standard_week.id')
          .orderBy('starts_on'),
      ).as('spans'),
      jsonArrayFrom(
        read
          .selectFrom('week_requirement')
          .select(['template', 'role', 'weekday', 'count'])
          .whereRef('week_requirement.project_id', '=', 'standard_week.project_id')
          .whereRef('week_requirement.week_id', '=', 'standard_week.id')
          .orderBy('template')
          .orderBy('role')
          .orderBy('weekday'),
      ).as('requirements'),
    ])
    .orderBy(byName(tx, 'name'))
    .execute();
}

export async function listWeeks({ tx }: ProjectCall<typeof standardWeeks.listWeeks>) {
  return readWeeks(tx);
}

/**
 * Adds a named week. @throws `week_exists`, `week_overlaps`, `weeks_full`; `invalid` for a template that is not there
 */
export async function createWeek(call: Call<typeof standardWeeks.createWeek>) {
  const { projectId, username: actor } = member(call);
  const id = randomUUIDv7();
  const store = async (tx: Tx) => {
    // How many there are can't be a constraint: one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`weeks:${tx.projectId}`}, 0))`.execute(tx);
    if ((await readWeeks(tx)).length >= constants.standardWeeksMax) throw new ProblemError('weeks_full');
    await tx.insertInto('standard_week').values({ id, name: call.body.name }).execute();
    await fillWeek(tx, id, call.body);
    await recordActivity(tx, { action_type: 'standard_week.created', actor, details: { id, after: said(call.body) } });
    return presentWeek(tx, id);
  };
  return call.deps.database.inProject(projectId, store).catch(refuse);
}

/** Changes a named week as a whole. @throws `not_found`, `stale`, and as `createWeek` */
export async function updateWeek(call: Call<typeof standardWeeks.updateWeek>) {
  const { projectId, username: actor } = member(call);
  const id = call.params.id.toLowerCase();
  const store = async (tx: Tx) => {
    const row = await tx
      .selectFrom('standard_week')
      .select('version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    if (call.ifMatch !== null && call.ifMatch !== row.version) throw new ProblemError('stale');
    const before = await presentWeek(tx, id);
    await tx
      .updateTable('standard_week')
      .set({ name: call.body.name, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('standard_week_span').where('week_id', '=', id).execute();
    await tx.deleteFrom('week_requirement').where('week_id', '=', id).execute();
    await fillWeek(tx, id, call.body);
    const details = { id, before: said(before), after: said(call.body) };
    await recordActivity(tx, { action_type: 'standard_week.updated', actor, details });
    return presentWeek(tx, id);
  };
  return call.deps.database.inProject(projectId, store).catch(refuse);
}

/** Deletes a named week. @throws `not_found` */
export async function deleteWeek({ tx, caller, params }: ProjectCall<typeof standardWeeks.deleteWeek>): Promise<void> {
  const id = params.id.toLowerCase();
  const [week] = (await readWeeks(tx)).filter((one) => one.id === id);
  const { numDeletedRows } = await tx.deleteFrom('standard_week').where('id', '=', id).executeTakeFirstOrThrow();
  if (week === undefined || numDeletedRows === 0n) throw new ProblemError('not_found');
  const details = { id, before: said(week) };
  await recordActivity(tx, { action_type: 'standard_week.deleted', actor: caller.username, details });
}

type Body = BodyOf<typeof standardWeeks.createWeek>;

async function fillWeek(tx: Tx, week_id: string, { spans, requirements }: Body): Promise<void> {
  if (spans.length > 0)
    await tx
      .insertInto('standard_week_span')
      .values(spans.map(({ start_date, end_date }) => ({ week_id, starts_on: start_date, ends_on: end_date })))
      .execute();
  if (requirements.length > 0)
    await tx
      .insertInto('week_requirement')
      .values(requirements.map((row) => ({ week_id, ...row })))
      .execute();
}

async function presentWeek(tx: Tx, id: string): Promise<standardWeeks.StandardWeek> {
  const week = (await readWeeks(tx)).find((one) => one.id === id);
  if (week === undefined) throw new ProblemError('not_found');
  return week;
}

/** For the history: the dates as text, and the requirements line by line. */
const said = ({ name, spans, requirements }: Omit<standardWeeks.StandardWeek, 'id' | 'version'>) => ({
  name,
  spans: spans.map(({ start_date, end_date }) => `${start_date} – ${end_date}`),
  requirements: requirements.map(({ template, role, weekday, count }) => `${template}, ${role}, ${weekday}: ${count}`),
});

const OVERLAPS = new Set(['standard_week_dates', 'standard_week_span_pkey']);

function refuse(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === 'week_requirement_template') throw fieldProblem('requirements', 'template_unknown');
  if (constraint === 'week_requirement_pkey') throw fieldProblem('requirements', 'repeated');
  if (constraint === 'standard_week_name') throw new ProblemError('week_exists');
  throw constraint !== null && OVERLAPS.has(constraint) ? new ProblemError('week_overlaps') : error;
}
