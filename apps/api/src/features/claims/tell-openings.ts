import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { inEachProject } from '../../platform/jobs/in-each-project.ts';
import { notify, type Notice } from '../notifications/index.ts';
import { takersOfOpen, type OpenShift } from '../schedule/index.ts';

/**
 * Tells of published shifts that became open whoever may take them within the rules: each person once for all that opened together.
 * Who had the shift last is not told. What opened stands in `shift_opening` until this has been done, and goes with it.
 * @param now milliseconds since 1970
 */
export async function tellOpenings({ database, log }: Pick<Deps, 'database' | 'log'>, now: number): Promise<void> {
  const { rows } = await sql<{ project_id: string }>`select project_id from projects_with_openings()`.execute(
    database.direct,
  );
  await inEachProject(rows, (id) => database.inProject(id, (tx) => tellIn(tx, id, now)), log);
}

async function tellIn(tx: Tx, projectId: string, now: number): Promise<void> {
  // Another process at work on the same ones tells of them itself.
  const { rows } = await sql<{ shift_id: string; left_by: string | null }>`
    delete from shift_opening where project_id = ${projectId} and shift_id in (
      select shift_id from shift_opening where project_id = ${projectId} for update skip locked
    ) returning shift_id, left_by`.execute(tx);
  if (rows.length === 0) return;
  const leftBy = new Map(rows.map(({ shift_id, left_by }) => [shift_id, left_by]));
  const open = await takersOfOpen(tx, projectId, { ids: [...leftBy.keys()], now: new Date(now).toISOString() });
  const byPerson = new Map<string, OpenShift[]>();
  for (const { takers, ...shift } of open)
    for (const person of takers)
      if (person !== leftBy.get(shift.id)) byPerson.set(person, [...(byPerson.get(person) ?? []), shift]);
  await notify(
    tx,
    projectId,
    [...byPerson].flatMap(([person, shifts]) => openingNotice(person, shifts)),
  );
}

function openingNotice(person: string, shifts: readonly OpenShift[]): Notice[] {
  const [[first], last] = [shifts, shifts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { id, version, date, role, start_time, end_time } = first;
  const told = { kind: 'shift_open', to: { employees: [person] }, expiresAt: last.starts_at } as const;
  const subject = `${id}:${version}`;
  if (shifts.length > 1) return [{ ...told, variant: 'several', subject, facts: { date, count: shifts.length } }];
  const facts = { date, role, start: start_time.slice(0, 5), end: end_time.slice(0, 5) };
  return [{ ...told, variant: 'one', subject, facts }];
}
