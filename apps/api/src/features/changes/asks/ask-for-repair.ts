import type { asks } from '@pamaina/contract';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { openForAbsence } from '../repair/index.ts';
import { beginAsking, insertAsk } from './create-ask.ts';

/**
 * "Ask first": the absence is recorded and its shifts are open, and for each published one the employees who may take
 * it are asked, beginning with the one whom the proposal names. Nobody gets a shift without having said yes.
 * @throws `not_found`, `repair_stale`, `generation_running`
 */
export async function askForRepair(call: Call<typeof asks.askForRepair>) {
  const caller = member(call);
  const { database, now: clock } = call.deps;
  const now = clock();
  const { ids, undo_id } = await database.inProject(caller.projectId, async (tx) => {
    const inTx = { ...call, caller, tx, now } as ProjectCall<typeof asks.askForRepair>;
    const { undo_id, opened } = await openForAbsence(inTx);
    const ids: string[] = [];
    for (const { id, proposed } of opened) {
      // Employees are being asked about it already: that goes on.
      const live = await tx
        .selectFrom('ask')
        .select('id')
        .where('shift_id', '=', id)
        .where('status', 'in', ['running', 'waiting'])
        .executeTakeFirst();
      if (live) continue;
      const wanted = { ...call.body, shiftId: id, first: proposed ?? undefined, actor: caller.username, now };
      const asked = await insertAsk(tx, wanted).catch((error: unknown) => {
        // Nobody may take it: it stays open, and the panel says why.
        if (error instanceof ProblemError && error.code === 'ask_nobody') return null;
        throw error;
      });
      if (asked !== null) ids.push(asked);
    }
    return { ids, undo_id };
  });
  await beginAsking(call.deps, caller.projectId, ids, now);
  return { asked: ids.length, undo_id };
}
