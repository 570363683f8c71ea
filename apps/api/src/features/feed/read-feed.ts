import type { feed, Language } from '@pamaina/contract';
import type { Deps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FileReply, type Call } from '../../platform/http/route.ts';
import { findProject } from '../projects/index.ts';
import { asFeed } from './as-feed.ts';
import { secretHash } from './feed-secret.ts';

const DAY_MS = 86_400_000;
/** Past shifts stay in the calendar for a while. */
const DAYS_BACK = 60;
/** Calendar programs poll a few times an hour; guessing addresses is stopped long before it could succeed. */
const READS = { most: 60, seconds: 60 * 60 };
const MISSES = { most: 30, seconds: 15 * 60 };

interface Owner {
  project_id: string;
  employee_id: string;
  language: Language;
}

/**
 * The published shifts of the owner of this secret address. @throws `not_found` alike for one that never was and one
 * that ended
 */
export async function readFeed(call: Call<typeof feed.readFeed>): Promise<FileReply> {
  const { deps, address } = call;
  const hash = secretHash(call.params.secret);
  const owner = await findOwner(deps, hash);
  if (!owner) {
    // Only wrong addresses are counted per network, so that valid ones of the same network are not blocked.
    deps.limits.take(`calendar-feed-wrong:${address}`, MISSES.most, MISSES.seconds);
    throw new ProblemError('not_found');
  }
  deps.limits.take(`calendar-feed:${hash.toString('base64url')}`, READS.most, READS.seconds);
  const since = new Date(deps.now() - DAYS_BACK * DAY_MS).toISOString();
  const content = await deps.database.inProject(owner.project_id, async (tx) => {
    const project = await findProject(tx);
    const shifts = await tx
      .selectFrom('shift')
      .select(['id', 'starts_at', 'ends_at', 'break_minutes', 'role', 'version', 'changed_at'])
      .where('employee_id', '=', owner.employee_id)
      .where('status', '=', 'published')
      .where('ends_at', '>', since)
      .orderBy('starts_at')
      .execute();
    return asFeed({ project: project.name, zone: project.time_zone, language: owner.language, shifts });
  });
  return new FileReply({ type: 'text/calendar; charset=utf-8', name: 'pamaina.ics', content });
}

async function findOwner({ database }: Deps, hash: Buffer): Promise<Owner | null> {
  const found = await database.direct
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.project_id', 'account.employee_id', 'account.language'])
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  if (!found || found.project_id === null || found.employee_id === null) return null;
  return { ...found, project_id: found.project_id, employee_id: found.employee_id };
}
