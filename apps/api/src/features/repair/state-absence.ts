import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { addDays, dayStart, localOf } from '../../platform/time/zone.ts';
import { noteIllness } from '../time-off/index.ts';
import type { Absence } from './absence.ts';
import type { StoredChange } from './stored-change.ts';

interface Stated {
  zone: string;
  /** The published shifts that each person gave up. */
  taken: ReadonlyMap<string, readonly string[]>;
  actor: string;
  now: number;
}

/**
 * Whole days are sick leave. Hours, and days of which some are time off already, are times at which the person cannot work; of whom that
 * is known nothing is added.
 */
export async function stateAbsence(tx: Tx, projectId: string, absence: Absence, stated: Stated): Promise<void> {
  const { people, startsAt, endsAt } = absence;
  const start_date = localOf(stated.zone, startsAt).date;
  const end_date = localOf(stated.zone, endsAt - 1).date;
  const isWholeDays =
    dayStart(stated.zone, start_date) === startsAt && dayStart(stated.zone, addDays(end_date, 1)) === endsAt;
  const left = isWholeDays ? await noteIllness(tx, projectId, { people, start_date, end_date, ...stated }) : people;
  if (left.length > 0) await stateHours(tx, projectId, { ...absence, people: left });
}

async function stateHours(tx: Tx, projectId: string, { people, startsAt, endsAt }: Absence): Promise<void> {
  const [starts_at, ends_at] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  const known = await tx
    .selectFrom('unavailability')
    .select('employee_id')
    .where('project_id', '=', projectId)
    .where('employee_id', 'in', people)
    .where('starts_at', '<=', starts_at)
    .where('ends_at', '>=', ends_at)
    .execute();
  const rows = people
    .filter((person) => !known.some(({ employee_id }) => employee_id === person))
    .map((employee_id) => ({ project_id: projectId, id: randomUUIDv7(), employee_id, starts_at, ends_at }));
  if (rows.length === 0) return;
  await tx
    .insertInto('unavailability')
    .values(rows.map((row) => ({ ...row, source: 'self' as const, note: null })))
    .execute();
}

/** The published shifts that the changes take, by the person who has them now. */
export async function publishedOf(
  tx: Tx,
  projectId: string,
  changes: readonly StoredChange[],
): Promise<Map<string, string[]>> {
  if (changes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shift')
    .select(['id', 'employee_id'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'published')
    .where('employee_id', 'is not', null)
    .where(
      'id',
      'in',
      changes.map(({ shift_id }) => shift_id),
    )
    .execute();
  const byPerson = Map.groupBy(rows, (row) => row.employee_id ?? '');
  return new Map([...byPerson].map(([person, shifts]) => [person, shifts.map(({ id }) => id)]));
}
