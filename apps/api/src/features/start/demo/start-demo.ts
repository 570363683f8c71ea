import { randomUUIDv7 } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import { repeat, type Repeated } from '../../../platform/ground/repeat.ts';
import { bindTo } from '../../../platform/database/database.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { originalOfToday } from './make-original.ts';
import { eraseCopies, eraseDemo } from './erase-copies.ts';
import { DEMO_ZONE } from './fill-demo.ts';
import { DEMO_MANAGER, writeShared } from './seed-demo.ts';

/** How often the night, expired copies and the need for a new original are checked. */
const EVERY_MS = 10 * 60_000;

export const startDemo = (deps: Pick<Deps, 'database' | 'now' | 'log'>): Pick<Repeated, 'stop'> =>
  repeat(
    async () => {
      await eraseCopies(deps);
      await resetDemo(deps);
      await originalOfToday(deps.database);
    },
    EVERY_MS,
    deps.log,
  );

/** The hours in the demo's zone in which hardly anyone tries it. */
const NIGHT = { from: '03:00', until: '05:00' };
/** A demo made this evening has not been used for long. */
const LEAST_AGE_MS = 12 * 60 * 60 * 1000;

/**
 * Recreates the demo once a night, in one transaction: the old one exists until the new one does. Its users sign in
 * again. A project that was not made as the demo is never touched.
 */
export async function resetDemo({ database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>): Promise<void> {
  const at = now();
  const { time } = localOf(DEMO_ZONE, at);
  if (time < NIGHT.from || time >= NIGHT.until) return;
  const demo = await database.direct
    .selectFrom('project')
    .innerJoin('project_member', 'project_member.project_id', 'project.id')
    .innerJoin('account', 'account.id', 'project_member.account_id')
    .select('project.id')
    .where('account.identity_key', '=', DEMO_MANAGER)
    .where('account.is_demo', '=', true)
    .where('project.created_at', '<=', new Date(at - LEAST_AGE_MS).toISOString())
    .executeTakeFirst();
  if (!demo) return;
  const original = await originalOfToday(database);
  const projectId = randomUUIDv7();
  const isDone = await database.inProject(demo.id, async (tx) => {
    // The second of two processes finds nothing to do.
    if (!(await eraseDemo(tx))) return false;
    await writeShared(await bindTo(tx, projectId), original);
    return true;
  });
  if (isDone) log.info({ projectId }, 'the demo was reset');
}
