import { repair, snapshots } from '@pamaina/contract';
import type { Write } from '../../../lib/http/use-action.ts';
import type { Restore } from '../../../lib/schedule/draw-change.ts';

/** Undoes or redoes a step; the response contains the snapshot for the opposite. */
export async function restoreStep(
  { restore: id, of, isUndo }: Restore & { isUndo: boolean },
  write: Write,
): Promise<string> {
  const params = { id };
  if (of !== 'repair') return (await write(snapshots.restoreSnapshot, { params })).undo_id;
  return isUndo
    ? (await write(repair.undoRepair, { params })).redo_id
    : (await write(repair.applyRepair, { params })).undo_id;
}
