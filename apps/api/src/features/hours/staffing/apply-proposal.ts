import { randomUUIDv7 } from 'node:crypto';
import type { staffing } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { type Call, member, type ProjectCall } from '../../../platform/http/route.ts';
import { setCounts, type CountChange } from '../../business/requirements/index.ts';
import { proposalOf, readProposalFacts } from './read-proposal.ts';
import { readCountChanges } from './stored-changes.ts';

/**
 * Sets the requirements of a proposal as it was seen: weekly standard and dated exceptions, in one transaction.
 * @throws `proposal_changed` where it is another one by now, `ability_missing` without the right to see takings
 */
export async function applyProposal(call: Call<typeof staffing.applyProposal>) {
  const { projectId, username, abilities } = member(call);
  if (!abilities.has('takings.read')) throw new ProblemError('ability_missing');
  const { database } = call.deps;
  const facts = await database.readInProject(projectId, (tx) => readProposalFacts(tx, call));
  const seen = await proposalOf(call, facts);
  if (seen.id !== call.body.id) throw new ProblemError('proposal_changed');
  const changes = seen.requirements.map(({ count, before, date, ...row }): CountChange => {
    // In the weekly standard nobody is no row; on a date it is the exception that nobody is needed.
    return { ...row, date, before, after: count === 0 && date === null ? null : count, is_proposed: true };
  });
  const store = async (tx: Tx) => {
    const set = await setCounts(tx, changes, username);
    if (set === null) throw new ProblemError('proposal_changed');
    const id = randomUUIDv7();
    const used_at = new Date(call.deps.now()).toISOString();
    await tx
      .insertInto('used_proposal')
      .values({ id, changes: JSON.stringify(set), used_at })
      .execute();
    return { undo_id: id, changed: changes.length };
  };
  return database.inProject(projectId, store).catch((error: unknown) => {
    // The same requirement was set, or a template deleted, at the same moment.
    throw brokenConstraint(error) === null ? error : new ProblemError('proposal_changed');
  });
}

/**
 * Takes back a used proposal.
 * @throws `not_found`, `proposal_undone`; `requirements_changed` where one of its requirements was changed since
 */
export async function undoProposal(call: ProjectCall<typeof staffing.undoProposal>) {
  const { tx, now } = call;
  const used = await tx
    .selectFrom('used_proposal')
    .select(['id', 'changes', 'undone_at'])
    .where('id', '=', call.params.id.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!used) throw new ProblemError('not_found');
  if (used.undone_at !== null) throw new ProblemError('proposal_undone');
  const changes = readCountChanges(used.changes).map(({ before, after, was_proposed, ...row }) => ({
    ...row,
    is_proposed: was_proposed,
    before: after,
    after: before,
  }));
  if ((await setCounts(tx, changes, call.caller.username)) === null) throw new ProblemError('requirements_changed');
  await tx
    .updateTable('used_proposal')
    .set({ undone_at: new Date(now).toISOString() })
    .where('id', '=', used.id)
    .execute();
  return { changed: changes.length };
}
