import type { Tx } from '../../../platform/database/database.ts';
import type { ShiftChange } from '../../plan/shifts/index.ts';
import { lockAsk } from './ask-rows.ts';
import { changeAsk } from './change-ask.ts';

/**
 * Ends the questions about shifts that somebody gets in another way, or that are deleted; those who were asked are
 * notified. A shift that only opens, because its employee is away now, is still asked about.
 */
export async function closeAsksOfShifts(tx: Tx, { outcomes, actor, now }: ShiftChange): Promise<void> {
  if (outcomes.length === 0) return;
  const byShift = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const live = await tx
    .selectFrom('ask')
    .select(['id', 'shift_id'])
    .where('shift_id', 'in', [...byShift.keys()])
    .where('status', 'in', ['running', 'waiting'])
    .orderBy('id')
    .execute();
  for (const { id, shift_id } of live) {
    const outcome = byShift.get(shift_id ?? '');
    const locked = await lockAsk(tx, id);
    if (outcome === undefined || !['running', 'waiting'].includes(locked.ask.status)) continue;
    if (outcome.isRemoved || outcome.to.length > 0) await changeAsk(tx, locked, { action: 'replace', actor, now });
    else await tx.updateTable('ask').set({ holder: null }).where('id', '=', id).execute();
  }
}
