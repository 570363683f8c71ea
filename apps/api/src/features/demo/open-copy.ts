import { createHmac, randomInt, randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { demo } from '@pamaina/contract';
import { bindTo, type Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { countStranger } from '../../platform/http/strangers.ts';
import { openSession } from '../session/index.ts';
import { lastMould, mouldOfToday, type Mould } from './cast-mould.ts';
import { makeRoom } from './make-room.ts';
import { pourDemo } from './pour-demo.ts';

/** Per quarter of an hour: copies beyond the free ones cost a proof of work. */
const STRANGERS = { network: { free: 6, most: 60 }, wide: 60 };
/** Shorter than the client's timeout. */
const MOULD_WAIT_MS = 8_000;
const ID_SIGNS = 36 ** 6;

/**
 * A copy of the demo for one visitor, in their language: a separate project with accounts without a password, erased
 * after a day. One at a time, so that a flood of visitors costs all other users little.
 * @throws `not_found` where there is no demo, `proof_required`, `too_many_requests`, `demo_busy`, `answers_busy`
 */
export async function openCopy(call: Call<typeof demo.openCopy>) {
  const { deps, language, address } = call;
  if (!deps.hasDemo) throw new ProblemError('not_found');
  countStranger('demo', call, STRANGERS);
  const leave = await deps.turns.enter('demo', call.signal);
  try {
    const mould = await mouldSoon(deps);
    const network = createHmac('sha256', deps.settings.jwtSecret).update(`demo\n${address}`).digest('base64url');
    const projectId = randomUUIDv7();
    const idSign = `-${randomInt(ID_SIGNS).toString(36).padStart(6, '0')}`;
    return await deps.database.outside(async (outside) => {
      await makeRoom(outside, { network, now: deps.now() });
      const tx = await bindTo(outside, projectId);
      await pourDemo(tx, mould, { projectId, idSign, language, network });
      const accountId = await managerOf(tx);
      return openSession(tx, deps.tokens, { accountId, role: 'manager', projectId });
    });
  } finally {
    leave();
  }
}

/** Yesterday's mould is better than a wait; only a newly started process has none. @throws `demo_busy` */
async function mouldSoon({ database }: Pick<Deps, 'database'>): Promise<Mould> {
  const mould =
    lastMould() ?? (await Promise.race([mouldOfToday(database), delay(MOULD_WAIT_MS, null, { ref: false })]));
  if (mould === null) throw new ProblemError('demo_busy', { retryAfterSeconds: 10 });
  return mould;
}

async function managerOf(tx: Tx): Promise<string> {
  const { account_id } = await tx
    .selectFrom('project_manager')
    .select('account_id')
    .where('project_id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return account_id;
}
