import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Member } from '../../../platform/http/route.ts';
import type { Activity } from '../../access/activity/index.ts';
import type { Absence } from './absence.ts';
import type { StoredChange } from './stored-repair.ts';

interface Applied {
  /** Null: no employee is away. */
  absence: Absence | null;
  changes: readonly StoredChange[];
  actor: string;
  isUndone?: boolean;
}

/**
 * The activities of an applied or undone proposal. Each absent employee has a separate one: an illness is shown only to
 * that employee and the managers.
 */
export function activitiesOf({ absence, changes, actor, isUndone = false }: Applied): Activity[] {
  if (absence === null) {
    if (changes.length === 0) return [];
    const date = changes.find(({ from, to }) => from === null || (isUndone && to === null))?.date;
    return [{ action_type: isUndone ? 'schedule.fill_undone' : 'schedule.filled', actor, details: { date, changes } }];
  }
  const { people, startsAt, endsAt } = absence;
  const type = absence.leave_code ?? absence.type;
  const [start, end] = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()];
  return people.map((employee_id) => {
    const made = isUndone ? changes.map(({ from, to, ...shift }) => ({ ...shift, from: to, to: from })) : changes;
    const theirs = changes.filter((_, index) => lostBy(made[index], people, made) === employee_id);
    const action_type = isUndone ? 'schedule.repair_undone' : 'schedule.repaired';
    return { action_type, actor, details: { employee_id, type, start, end, changes: theirs } };
  });
}

/**
 * The absent employee who caused a change: an employee who hands on a shift took an earlier one; the first absent one
 * if that cannot be determined.
 */
function lostBy(
  change: StoredChange | undefined,
  people: readonly string[],
  changes: readonly StoredChange[],
): string | undefined {
  let at = change;
  const met = new Set<StoredChange>();
  while (at && !met.has(at) && !people.includes(at.from ?? '')) {
    met.add(at);
    const giver: string | null = at.from;
    at = changes.find(({ to }) => to !== null && to === giver);
  }
  return people.find((person) => person === at?.from) ?? people[0];
}

export type RepairRow = Selectable<Tables['repair']>;

/** A stored proposal, locked until the transaction ends. */
export const lockRepair = (tx: Tx, id: string): Promise<RepairRow | undefined> =>
  tx.selectFrom('repair').selectAll().where('id', '=', id.toLowerCase()).forUpdate().executeTakeFirst();

/** The absent employees of a stored proposal; null: none. */
export function absenceOf(row: RepairRow): Absence | null {
  const { employee_id, others, starts_at, ends_at, is_open: isOpen, type, leave_code, note } = row;
  if (employee_id === null || starts_at === null || ends_at === null) return null;
  const [startsAt, endsAt] = [Date.parse(starts_at), Date.parse(ends_at)];
  return { people: [employee_id, ...others], startsAt, endsAt, isOpen, type, leave_code, note };
}

/** Who finds somebody for a shift may not thereby enter or delete absences. @throws `ability_missing` */
export function mayNote({ abilities }: Pick<Member, 'abilities'>, absence: Absence | null): void {
  if (absence !== null && !abilities.has('absences.write')) throw new ProblemError('ability_missing');
}

/** The current rows of the shifts that are changed. */
export async function shiftRows(tx: Tx, changes: readonly StoredChange[]): Promise<unknown[]> {
  const ids = changes.map(({ shift_id }) => shift_id);
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(shift) as row from shift where project_id = ${tx.projectId} and id = any(${ids}::uuid[])`.execute(
    tx,
  );
  return rows.map(({ row }) => row);
}
