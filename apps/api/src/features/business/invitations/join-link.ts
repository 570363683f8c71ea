import { randomUUIDv7 } from 'node:crypto';
import type { invitations } from '@pamaina/contract';
import { createSignedLinks } from '../../../platform/auth/signed-link.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call, ProjectCall } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import type { Deps } from '../../../platform/deps.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refuseDemo } from '../../access/session/index.ts';

/** Long enough for paper on a wall, short enough that an old photo of it is of no use. */
const DAYS = 30;

interface Link {
  id: string;
  expires_at: string;
}

/** The link of the project as it is now; null without one. */
export async function getJoinLink({ tx, deps }: ProjectCall<typeof invitations.getJoinLink>) {
  const link = await tx.selectFrom('join_link').select(['id', 'expires_at']).executeTakeFirst();
  return { link: link ? shown(tx, deps, link) : null };
}

/** A new link, which ends the one before. @throws `demo_account` */
export async function createJoinLink({ tx, deps, caller, now }: ProjectCall<typeof invitations.createJoinLink>) {
  await refuseDemo(deps.database, caller.accountId);
  const link = { id: randomUUIDv7(), expires_at: new Date(now + DAYS * 24 * 60 * 60 * 1000).toISOString() };
  await tx
    .insertInto('join_link')
    .values(link)
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(link))
    .execute();
  await recordActivity(tx, { action_type: 'employee.link_created', actor: caller.username, details: {} });
  return shown(tx, deps, link);
}

export async function endJoinLink({ tx, caller }: ProjectCall<typeof invitations.endJoinLink>): Promise<void> {
  const ended = await tx.deleteFrom('join_link').returning('id').executeTakeFirst();
  if (!ended) return;
  await recordActivity(tx, { action_type: 'employee.link_ended', actor: caller.username, details: {} });
}

function shown(tx: Tx, { settings }: Pick<Deps, 'settings'>, { id, expires_at }: Link) {
  const expiresAt = Date.parse(expires_at);
  const token = createSignedLinks(settings.jwtSecret).sign('join', { projectId: tx.projectId, subject: id, expiresAt });
  return { url: `${settings.publicUrl}/join#${token}`, expires_at };
}

/** Wrong ones only: a right one is never kept waiting by its network. */
const WRONG_LINKS = { network: { free: 20, most: 100 }, wide: 300 };

/**
 * The project that a link leads to. @throws `link_used` alike for an ended, old or altered one, `too_many_requests`,
 * `proof_required`
 */
export async function projectOfLink(call: Call, token: string): Promise<{ id: string; name: string }> {
  const { database, settings, now } = call.deps;
  const claims = createSignedLinks(settings.jwtSecret).read('join', token);
  const found =
    claims &&
    claims.expiresAt > now() &&
    (await database.inProject(claims.projectId, (tx) =>
      tx
        .selectFrom('join_link')
        .innerJoin('project', 'project.id', 'join_link.project_id')
        .select(['project.id', 'project.name'])
        .where('join_link.id', '=', claims.subject)
        .executeTakeFirst(),
    ));
  if (found) return found;
  await countStranger('links', call, WRONG_LINKS);
  throw new ProblemError('link_used');
}
