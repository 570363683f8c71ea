import type { receipts } from '@pamaina/contract';
import { createSignedLinks, type LinkPurpose } from '../../../platform/auth/signed-link.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readEntries } from '../shifts/index.ts';
import { confirm, readReceipt } from './own-receipts.ts';

/** Wrong links are counted by network: those of an honest one work all the same. */
const MISSES = { most: 30, seconds: 15 * 60 };
/** A link is opened a few times, also by programs that check emails. */
const READS = { most: 60, seconds: 60 * 60 };

type Linked = Call<typeof receipts.readReceiptLink> | Call<typeof receipts.confirmReceiptLink>;

/**
 * The person's own shifts of the version that a link is about. Opening it confirms nothing: programs that check emails
 * open links too.
 * @throws `link_wrong` for an altered link and for a person who has left, `link_expired`, `receipt_outdated`
 */
export function readReceiptLink(call: Call<typeof receipts.readReceiptLink>) {
  return withReceipt(call, async (tx, receipt) => {
    const { name } = await tx
      .selectFrom('project')
      .select('name')
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    const { entries } = await tx
      .selectFrom('archive')
      .select('entries')
      .where('id', '=', receipt.archive_id)
      .executeTakeFirstOrThrow();
    const own = readEntries(entries).filter(({ employee_id }) => employee_id === receipt.employee_id);
    return {
      project: name,
      name: receipt.employee_name,
      year: receipt.year,
      month: receipt.month,
      version: receipt.version,
      published_at: receipt.published_at,
      confirmed_at: receipt.confirmed_at,
      shifts: own.map(({ id, date, start_time, end_time, role }) => ({ id, date, start_time, end_time, role })),
    };
  });
}

/**
 * The link has no session for the guard to check: a project that is not paid for is read-only.
 * @throws `link_wrong`, `link_expired`, `receipt_outdated`, `project_pending`, `project_ending`, `project_ended`
 */
export function confirmReceiptLink(call: Call<typeof receipts.confirmReceiptLink>) {
  return withReceipt(call, async (tx, { id }) => {
    const { billing } = await tx
      .selectFrom('project')
      .select('billing')
      .where('id', '=', tx.projectId)
      .executeTakeFirstOrThrow();
    if (billing !== 'active') throw new ProblemError(`project_${billing}`);
    return confirm(tx, { id, by: 'link', now: call.deps.now() });
  });
}

function withReceipt<T>(
  call: Linked,
  use: (tx: Tx, receipt: NonNullable<Awaited<ReturnType<typeof readReceipt>>>) => Promise<T>,
): Promise<T> {
  return openLink({ ...call, token: call.params.token }, 'receipt', async (tx, id, wrong) => {
    const receipt = await readReceipt(tx, id);
    if (!receipt || receipt.employee_id === null) throw await wrong();
    if (receipt.confirmed_at === null && receipt.is_outdated) throw new ProblemError('receipt_outdated');
    return use(tx, receipt);
  });
}

/**
 * What the signed link of an email gives access to, in a transaction of its project.
 * @param use gets the id that the link is about, and the error for one that is not right
 * @throws `link_wrong`, `link_expired`, `too_many_requests`
 */
export async function openLink<T>(
  { deps, address, token }: { deps: Deps; address: string; token: string },
  purpose: LinkPurpose,
  use: (tx: Tx, id: string, wrong: () => Promise<ProblemError>) => Promise<T>,
): Promise<T> {
  const wrong = async () => {
    await deps.limits.take(`receipt-link-wrong:${address}`, MISSES.most, MISSES.seconds);
    return new ProblemError('link_wrong');
  };
  const link = createSignedLinks(deps.settings.jwtSecret).read(purpose, token);
  if (link === null) throw await wrong();
  await deps.limits.take(`receipt-link:${link.subject}`, READS.most, READS.seconds);
  if (link.expiresAt <= deps.now()) throw new ProblemError('link_expired');
  return deps.database.inProject(link.projectId, (tx) => use(tx, link.subject, wrong));
}
