import type { Tx } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockMonths, refuseWhilePlanning } from './lock-month.ts';
import { refreshAround } from './refresh-warnings.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';

/** Locks the months of some dates for an edit. @throws `generation_running` while one of them is being planned */
export async function beginEdit(tx: Tx, projectId: string, dates: readonly string[]): Promise<void> {
  await lockMonths(tx, projectId, dates);
  for (const month of new Set(dates.map((date) => date.slice(0, 7))))
    await refuseWhilePlanning(tx, projectId, Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

/**
 * A draft by its id for editing: its month and that of `newDate` locked, then its row.
 * @throws `not_found`; `published_locked` (Spec section 4, Schedule); `stale` when `ifMatch` is another version;
 * `generation_running`
 */
export async function openDraft(
  tx: Tx,
  projectId: string,
  { id, ifMatch, newDate }: { id: string; ifMatch: number | null; newDate?: string },
): Promise<ShiftRow> {
  const found = await tx
    .selectFrom('shift')
    .select(['date', 'status'])
    .where('project_id', '=', projectId)
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  if (found.status === 'published') throw new ProblemError('published_locked');
  await beginEdit(tx, projectId, newDate === undefined ? [found.date] : [found.date, newDate]);
  const row = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('project_id', '=', projectId)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  if (row.status === 'published') throw new ProblemError('published_locked');
  if (row.date !== found.date || (ifMatch !== null && ifMatch !== row.version)) throw new ProblemError('stale');
  return row;
}

/** Runs a write that the database rejects when an employee's shifts would overlap. @throws `shift_overlaps` */
export async function refusingOverlap<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (brokenConstraint(error) === 'shift_no_overlap') throw new ProblemError('shift_overlaps');
    throw error;
  }
}

/**
 * Checks the employees affected by an edit, in every month it reaches, and returns the shift with its current warnings.
 */
export async function judgedShift(
  tx: Tx,
  projectId: string,
  { id, dates, people }: { id: string; dates: readonly string[]; people: readonly (string | null)[] },
): Promise<{ row: ShiftRow; name: string | null; zone: string }> {
  const who = people.filter((employee) => employee !== null);
  for (const { rows, problem, project } of (await refreshAround(tx, projectId, dates, who)).values()) {
    const row = rows.find((candidate) => candidate.id === id);
    const person = problem.people.find((candidate) => candidate.id === row?.employee_id);
    if (row) return { row, name: person?.name ?? null, zone: project.time_zone };
  }
  throw new Error('a shift that was just written is not there');
}
