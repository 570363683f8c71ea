import { claimIdentities } from '../../../../platform/auth/accounts.ts';
import { identityKey } from '../../../../platform/auth/identity-key.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { brokenConstraint } from '../../../../platform/ground/retryable.ts';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { recordActivities } from '../../../access/activity/index.ts';
import { writtenFields } from '../employee-columns.ts';
import type { PlannedRow } from './plan-import.ts';

interface Import {
  projectId: string;
  actor: string;
  created: readonly PlannedRow[];
  updated: readonly PlannedRow[];
  /** By it those created can be taken back. */
  importId: string;
}

/** The maximum of parameters per PostgreSQL statement is 65,535. */
const ROWS_AT_ONCE = 1_000;

/** The constraints that days of employment can break: shifts outside of them, or an end before the beginning. */
const OF_DAYS = new Set<string | null>([
  'employment_holds_shifts',
  'employment_ends_after_it_begins',
  'probation_ends_after_it_begins',
]);

/** @throws `conflict` when the days of somebody contradict each other, or their shifts */
async function refusingDays(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw OF_DAYS.has(brokenConstraint(error)) ? new ProblemError('conflict') : error;
  }
}

/** Writes the lines of a file, and an activity for each. @throws `conflict` when an ID is no longer free */
export async function writeImport(tx: Tx, { actor, created, updated, importId }: Import): Promise<void> {
  if (created.length > 0) {
    const keys = created.map(({ body }) => identityKey(body.id));
    if ((await claimIdentities(tx, keys)) < created.length) throw new ProblemError('conflict');
    for (let from = 0; from < created.length; from += ROWS_AT_ONCE)
      await refusingDays(
        tx
          .insertInto('employee')
          .values(
            created.slice(from, from + ROWS_AT_ONCE).map(({ body: { id, ...body } }) => ({
              id,
              identity_key: identityKey(id),
              import_id: importId,
              ...writtenFields(body),
            })),
          )
          .execute(),
      );
  }
  for (const {
    body: { id, ...body },
  } of updated)
    await refusingDays(
      tx
        .updateTable('employee')
        .set((column) => ({ ...writtenFields(body), version: column('version', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    );
  await recordActivities(tx, [
    ...created.map(({ body: { id, name, roles } }) => ({
      action_type: 'employee.created',
      actor,
      details: { id, name, roles },
    })),
    ...updated.map(({ body, before }) => ({
      action_type: 'employee.updated',
      actor,
      details: { id: body.id, name: body.name, before, after: body },
    })),
  ]);
}
