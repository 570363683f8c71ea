import type { purchases } from '@pamaina/contract';
import { sql } from 'kysely';
import { holdErasureUntil } from '../../access/projects/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { beginPurchase } from './begin-purchase.ts';
import { takePayment } from './buyer-of.ts';
import { OPEN_MS } from './state-of.ts';

/**
 * Starts a subscription for an ended project of the caller; once it is paid, the project continues with all its data.
 * @throws `not_found` alike for none and for somebody else's, `project_paid`, `conflict` while another manager pays,
 * `payment_unavailable`
 */
export async function renewProject(call: Call<typeof purchases.renewProject>) {
  const { accountId } = signedIn(call);
  await takePayment(call);
  const projectId = call.params.id.toLowerCase();
  const project = await call.deps.database.direct
    .selectFrom('project')
    .innerJoin('project_member', 'project_member.project_id', 'project.id')
    .select(['project.name', 'project.description', 'project.billing', 'project.country', 'project.law_pack'])
    .where('project.id', '=', projectId)
    .where('project_member.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('project_member.role', '=', 'owner'),
        sql<boolean>`'billing.write' = any(project_member.grants)`,
      ]),
    )
    .executeTakeFirst();
  if (!project) throw new ProblemError('not_found');
  if (project.billing !== 'ended') throw new ProblemError('project_paid');
  await holdErasure(call.deps, projectId);
  const { name, description, country, law_pack } = project;
  const wish = {
    kind: 'subscription',
    accountId,
    requestKey: null,
    email: call.body.email,
    name,
    description,
    // Erased in the meantime, it is made anew where it was.
    place: { country, law_pack },
  } as const;
  const started = await beginPurchase(call.deps, { ...wish, renews: projectId });
  return { client_secret: started.clientSecret, subscription_id: started.id };
}

/**
 * Nothing is erased while a user is paying; the row's lock waits for an erasure that has started. @throws `not_found`
 * after that
 */
async function holdErasure({ database, now }: Deps, projectId: string): Promise<void> {
  const until = new Date(now() + OPEN_MS).toISOString();
  const held = await database.inProject(projectId, (tx) => holdErasureUntil(tx, until));
  if (!held) throw new ProblemError('not_found');
}
