import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { absenceOf, lockRepair } from './activities-of.ts';
import { applyRepair } from './apply-repair.ts';
import { readChanges } from './stored-repair.ts';

interface Opened {
  /** Undoes the absence, and gives the shifts back. */
  undo_id: string;
  /** The published shifts that are open now and have not begun, each with the employee whom the proposal names. */
  opened: { id: string; proposed: string | null }[];
}

/**
 * Records the absence of a proposal and leaves the shifts of the absent employees open, instead of giving them to
 * others: those are asked first. Undone like the proposal itself.
 * @throws `not_found`, also for a proposal without an absence; `repair_stale`, `generation_running`
 */
export async function openForAbsence(
  call: Pick<ProjectCall, 'tx' | 'caller' | 'now' | 'language'> & { params: { id: string } },
): Promise<Opened> {
  const { tx, params } = call;
  const row = await lockRepair(tx, params.id);
  const absence = row && absenceOf(row);
  if (!row || !absence) throw new ProblemError('not_found');
  if (row.applied_at !== null) throw new ProblemError('repair_stale');
  const stored = readChanges(row.changes);
  if (stored === null) throw new ProblemError('repair_stale');
  const proposed = stored.filter(({ from }) => absence.people.includes(from ?? ''));
  const changes = proposed.map((change) => ({ ...change, to: null }));
  await tx
    .updateTable('repair')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', row.id)
    .execute();
  const { shifts, undo_id } = await applyRepair(call as Parameters<typeof applyRepair>[0]);
  const open = shifts.filter(({ status, starts_at }) => status === 'published' && Date.parse(starts_at) > call.now);
  return {
    undo_id,
    opened: open.map(({ id }) => ({ id, proposed: proposed.find(({ shift_id }) => shift_id === id)?.to ?? null })),
  };
}
