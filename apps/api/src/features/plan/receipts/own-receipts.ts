import type { receipts } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { openReceipts, type OpenReceipt } from './open-receipts.ts';
import { ownChanges } from './own-changes.ts';

export const presentReceipt = ({ id, year, month, version, published_at }: OpenReceipt): receipts.Receipt => ({
  id,
  year,
  month,
  version,
  published_at,
});

/** The versions that the caller has not confirmed, earliest month first. */
export async function listOwnReceipts(call: ProjectCall<typeof receipts.listOwnReceipts>) {
  const employeeId = employeeOf(call.caller);
  const rows = await openReceipts(call.tx, { employeeId, now: new Date(call.now).toISOString() });
  const changes = await ownChanges(call.tx, employeeId, rows);
  return rows.map((row) => ({ ...presentReceipt(row), changes: changes.get(row.id) ?? [] }));
}

/** One press of the caller. @throws `not_found` for a version that did not ask the caller; `receipt_outdated` */
export async function confirmReceipt({ tx, caller, query, now }: ProjectCall<typeof receipts.confirmReceipt>) {
  const { year, month, version } = query;
  const asked = await tx
    .selectFrom('receipt')
    .innerJoin('archive', (join) =>
      join.onRef('archive.project_id', '=', 'receipt.project_id').onRef('archive.id', '=', 'receipt.archive_id'),
    )
    .select('receipt.id')
    .where('receipt.employee_id', '=', employeeOf(caller))
    .where('year', '=', year)
    .where('month', '=', month)
    .where('archive.version', '=', version)
    .executeTakeFirst();
  if (asked === undefined) throw new ProblemError('not_found');
  return confirm(tx, { id: asked.id, by: 'app', now });
}

interface Confirmation {
  id: string;
  by: 'app' | 'link' | 'kiosk';
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Stores that somebody has seen a version. The first confirmation counts: a second one, also at the same time, changes
 * nothing and returns it.
 * @throws `not_found`; `receipt_outdated` when a newer version of the month asks the same person
 */
export async function confirm(tx: Tx, { id, by, now }: Confirmation): Promise<receipts.PersonReceipt> {
  const row = await readReceipt(tx, id);
  if (!row || row.employee_id === null) throw new ProblemError('not_found');
  const receipt = { employee_id: row.employee_id, version: row.version, sent_at: row.asked_at };
  if (row.confirmed_at !== null) return { ...receipt, confirmed_at: row.confirmed_at, by: row.confirmed_by };
  if (row.is_outdated) throw new ProblemError('receipt_outdated');
  const confirmed_at = new Date(now).toISOString();
  const made = await tx
    .updateTable('receipt')
    .set({ confirmed_at, confirmed_by: by })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (made.numUpdatedRows === 0n) return confirm(tx, { id, by, now });
  const { year, month, version } = row;
  await recordActivity(tx, {
    action_type: 'schedule.seen',
    actor: row.employee_id,
    details: { employee_id: row.employee_id, year, month, version, by },
  });
  return { ...receipt, confirmed_at, by };
}

/** A receipt with its version, and whether a newer one of the month asks the same person. */
export function readReceipt(tx: Tx, id: string) {
  return tx
    .selectFrom('receipt')
    .innerJoin('archive', (join) =>
      join.onRef('archive.project_id', '=', 'receipt.project_id').onRef('archive.id', '=', 'receipt.archive_id'),
    )
    .select(['receipt.id', 'receipt.employee_id', 'receipt.employee_name', 'receipt.asked_at'])
    .select(['receipt.confirmed_at', 'receipt.confirmed_by'])
    .select(['archive.id as archive_id', 'archive.year', 'archive.month', 'archive.version', 'archive.published_at'])
    .select((read) =>
      read
        .exists(
          read
            .selectFrom('receipt as later')
            .innerJoin('archive as newer', (join) =>
              join.onRef('newer.project_id', '=', 'later.project_id').onRef('newer.id', '=', 'later.archive_id'),
            )
            .select('later.id')
            .whereRef('later.project_id', '=', 'receipt.project_id')
            .whereRef('later.employee_id', '=', 'receipt.employee_id')
            .whereRef('newer.year', '=', 'archive.year')
            .whereRef('newer.month', '=', 'archive.month')
            .whereRef('newer.version', '>', 'archive.version'),
        )
        .as('is_outdated'),
    )
    .where('receipt.id', '=', id)
    .executeTakeFirst();
}
