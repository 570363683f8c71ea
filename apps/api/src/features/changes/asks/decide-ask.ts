import type { asks } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { beginEdit } from '../../plan/shifts/index.ts';
import { lockAsk, presentAsk } from './ask-rows.ts';
import { beginAsking } from './create-ask.ts';
import { giveShift, notEligible, obstaclesTo } from './give-shift.ts';
import { nextStatus } from './ask-machine.ts';
import { changeAsk } from './change-ask.ts';

type Deciding = Call<typeof asks.stopAsk>;

/**
 * A manager stops asking, or decides about the yes of an employee.
 * @throws `not_found`, `ask_over`; for an approval `swap_not_eligible`, `shift_overlaps`, `generation_running`
 */
export async function decideAsk(call: Deciding, action: 'approve' | 'reject' | 'stop'): Promise<asks.Ask> {
  const { projectId, username: actor } = member(call);
  const { deps } = call;
  const id = call.params.id.toLowerCase();
  const now = deps.now();
  const decided = await deps.database.inProject(projectId, async (tx) => {
    if (action === 'approve') {
      const found = await tx.selectFrom('ask').select(['date', 'status']).where('id', '=', id).executeTakeFirst();
      if (!found) throw new ProblemError('not_found');
      if (found.status === 'waiting') await beginEdit(tx, [found.date]);
    }
    const locked = await lockAsk(tx, id);
    const { ask, shift } = locked;
    if (nextStatus(ask.status, action) === null) throw new ProblemError('ask_over');
    if (action === 'approve') {
      if (shift === null || ask.taker === null || Date.parse(ask.starts_at) <= now) throw new ProblemError('ask_over');
      const { obstacles, zone } = await obstaclesTo(tx, shift, ask.taker);
      if (obstacles === null || obstacles.length > 0) throw notEligible(obstacles, readerOf(call, zone));
      await changeAsk(tx, locked, { action, actor, now });
      await giveShift(tx, { shift, to: ask.taker, actor, now });
    } else await changeAsk(tx, locked, { action, actor, now });
    return presentAsk(tx, id, call);
  });
  if (action !== 'reject') return decided;
  await beginAsking(deps, projectId, [id], now);
  return deps.database.inProject(projectId, (tx) => presentAsk(tx, id, call));
}
