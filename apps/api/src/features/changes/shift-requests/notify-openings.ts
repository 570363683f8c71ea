import { clockTimeOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { inEachProject, repeatWhenDue, type Repeated } from '../../../platform/ground/repeat.ts';
import { wokenBy } from '../../../platform/jobs/woken-by.ts';
import { notify, type Notice } from '../../messages/notifications/index.ts';
import { eligibleByShift, type OpenShift } from '../../plan/eligibility/index.ts';

const LOOK_EVERY_MS = 2_000;

/** The rest is processed in the next turn. */
const TURN = 100;

interface Opening {
  shift_id: string;
  /** As written by the database, to the microsecond. */
  opened_at: string;
}

/** Notifies employees of shifts that became open, shortly afterwards; any number of processes can run it. */
export function startTellingOpenings(deps: Deps): Pick<Repeated, 'stop'> {
  const turn = async () => ((await notifyOpenings(deps, deps.now())) ? new Date(deps.now()).toISOString() : null);
  const telling = repeatWhenDue(turn, { leastMs: LOOK_EVERY_MS, now: deps.now }, deps.log);
  return wokenBy(deps.database.signals, 'openings', telling);
}

/**
 * Notifies employees of published shifts that became open and that they can take within the rules: each employee once
 * for all that opened together. The previous employee of a shift is not notified. Openings are stored in
 * `shift_opening` until this is done, then deleted.
 * @param now milliseconds since 1970
 * @returns whether there may be more
 */
export async function notifyOpenings({ database, log }: Pick<Deps, 'database' | 'log'>, now: number): Promise<boolean> {
  const { rows } = await sql<{ project_id: string }>`select project_id from projects_with_openings()`.execute(
    database.direct,
  );
  await inEachProject(rows, (id) => notifyInProject(database, id, now), log);
  return rows.length > 0;
}

async function notifyInProject(database: Database, projectId: string, now: number): Promise<void> {
  const openings = await database.inProject(projectId, (tx) => soonestOpenings(tx));
  if (openings.length === 0) return;
  const ids = openings.map(({ shift_id }) => shift_id);
  const open = await eligibleByShift(database, projectId, { ids, now: new Date(now).toISOString() });
  await database.inProject(projectId, async (tx) => {
    const leftBy = await takeOpenings(tx, openings);
    const byPerson = new Map<string, OpenShift[]>();
    for (const { takers, ...shift } of open)
      for (const person of takers)
        if (leftBy.has(shift.id) && person !== leftBy.get(shift.id))
          byPerson.set(person, [...(byPerson.get(person) ?? []), shift]);
    await notify(
      tx,
      [...byPerson].flatMap(([person, shifts]) => openingNotice(person, shifts)),
    );
  });
}

async function soonestOpenings(tx: Tx): Promise<Opening[]> {
  const { rows } = await sql<Opening>`
    select opening.shift_id, opening.opened_at::text as opened_at from shift_opening as opening
    join shift on shift.project_id = opening.project_id and shift.id = opening.shift_id
    where opening.project_id = ${tx.projectId} order by shift.starts_at, shift.id limit ${TURN}`.execute(tx);
  return rows;
}

/**
 * Deletes the openings and returns who left each. One that has opened again in the meantime stays for the next turn;
 * one that another process has handled, whose shift is no longer open, or about which employees are asked one by one
 * (`features/changes/asks`), is not returned.
 */
async function takeOpenings(tx: Tx, openings: readonly Opening[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ shift_id: string; left_by: string | null; is_open: boolean }>`
    delete from shift_opening as opening
    using jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as judged (shift_id uuid, opened_at timestamptz), shift
    where opening.project_id = ${tx.projectId} and opening.shift_id = judged.shift_id and opening.opened_at = judged.opened_at
      and shift.project_id = opening.project_id and shift.id = opening.shift_id
    returning opening.shift_id, opening.left_by, shift.employee_id is null and not exists (
      select from ask where ask.project_id = shift.project_id and ask.shift_id = shift.id and status in ('running', 'waiting')
    ) as is_open`.execute(tx);
  return new Map(rows.filter(({ is_open }) => is_open).map(({ shift_id, left_by }) => [shift_id, left_by]));
}

function openingNotice(person: string, shifts: readonly OpenShift[]): Notice[] {
  const [[first], last] = [shifts, shifts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { id, version, date, role, start_time, end_time } = first;
  const told = { kind: 'shift_open', to: { employees: [person] }, expiresAt: last.starts_at } as const;
  const subject = `${id}:${version}`;
  if (shifts.length > 1) return [{ ...told, variant: 'several', subject, facts: { date, count: shifts.length } }];
  const facts = { date, role, start: clockTimeOf(start_time), end: clockTimeOf(end_time) };
  return [{ ...told, variant: 'one', subject, facts }];
}
