import type { amendments } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/database/retryable.ts';
import { fieldProblem, ProblemError } from '../../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { holdMonths, notifyMonth, storeVersion } from '../months/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { closeInvalidRequests, refreshAround } from '../shifts/index.ts';
import { presentChange, seenOf, needsConsent, peopleOf } from './get-amendment.ts';
import { forgetUndoSteps, lockAmendment, type AmendmentRow } from './open-amendment.ts';
import { readChanges, type StoredChange } from './read-changes.ts';

/**
 * Publishes an amendment as the month's next version, all or nothing: the drafts take the places of the published
 * shifts, which keep their ids; the version is archived; those whom it concerns are notified. What has begun stays.
 * @throws `not_found`, also the second time; `amendment_changed` when the list of changes is not the one that the
 * caller has seen; `amendment_empty`; `invalid` for a missing reason or consent; `shift_overlaps`;
 * `generation_running`, `month_locked`
 */
export async function publishAmendment(call: ProjectCall<typeof amendments.publishAmendment>) {
  const { archive, changes, notified } = await publishChanges(call, call.params.id);
  const { year, month, version, id } = archive;
  return { year, month, version, changes: changes.length, notified, archive_id: id };
}

interface Publishing extends Pick<ProjectCall, 'tx' | 'now' | 'language' | 'caller'> {
  body: {
    /** The list of changes that the caller has seen; without it, whatever they are. */
    seen?: string;
    reason?: string | null | undefined;
    reasons: Record<string, string>;
    consents: readonly string[];
  };
}

/** `publishAmendment` with all that it stored. */
export async function publishChanges({ tx, now, language, body, caller }: Publishing, id: string) {
  const { username } = caller;
  const project = await findProject(tx);
  const amendment = await lockAmendment(tx, id);
  await holdMonths(tx, [amendment.starts_on]);
  const all = await readChanges(tx, { id: amendment.id, now });
  if (body.seen !== undefined && seenOf(all) !== body.seen) throw new ProblemError('amendment_changed');
  const changes = all.filter(({ has_begun }) => !has_begun);
  if (changes.length === 0) throw new ProblemError('amendment_empty');
  const reasoned = withReasons(changes, body);
  const people = await peopleOf(tx, all, { now, language, hidesIllness: hidesIllness(caller) });
  const consents = new Set(body.consents);
  if (people.some((person) => needsConsent(person) && !consents.has(person.employee_id)))
    throw fieldProblem('consents', 'consent_needed');
  await closeRequests(tx, changes, { actor: username, now });
  await putInForce(tx, amendment, changes);
  const { starts_on: start, ends_on: end } = amendment;
  const touched = new Set(people.map(({ employee_id }) => employee_id));
  const { archive, version, entries, open, receipts } = await storeVersion(tx, project, {
    start,
    end,
    people: touched,
    by: username,
  });
  await tx
    .updateTable('amendment')
    .set({ version, published_at: archive.published_at, changes: JSON.stringify(reasoned) })
    .where('id', '=', amendment.id)
    .execute();
  await forgetUndoSteps(tx, amendment);
  await refreshAround(tx, datesOf(changes), 'all');
  const { year, month } = archive;
  await recordActivity(tx, {
    action_type: 'schedule.amended',
    actor: username,
    details: { year, month, version, count: changes.length, ...(body.reason != null && { reason: body.reason }) },
  });
  await notifyMonth(tx, project, {
    year,
    month,
    version,
    what: 'amended',
    counts: new Map(people.map((person) => [person.employee_id, person.changes.length])),
    receipts,
  });
  return { archive, entries, open, changes: reasoned, notified: people.length };
}

const datesOf = (changes: readonly StoredChange[]) => [
  ...new Set(changes.flatMap(({ before, after }) => [before?.date ?? [], after?.date ?? []].flat())),
];

/** @throws `invalid` for a change without a reason */
function withReasons(
  changes: readonly StoredChange[],
  { reason, reasons }: { reason?: string | null | undefined; reasons: Record<string, string> },
): amendments.PublishedChange[] {
  return changes.map((change) => {
    const own = reasons[change.id] ?? reason;
    if (own == null) throw fieldProblem('reason', 'required');
    const { id, before, after } = presentChange(change);
    return { id, before, after, reason: own };
  });
}

/** A shift at another time is not the one that somebody offered or asked for. */
async function closeRequests(
  tx: Tx,
  changes: readonly StoredChange[],
  { actor, now }: { actor: string; now: number },
): Promise<void> {
  const outcomes = changes.flatMap(({ published, draft }) => {
    if (published === null) return [];
    const isRemoved = draft === null || draft.starts_at !== published.starts_at || draft.ends_at !== published.ends_at;
    const to = draft?.employee_id ?? null;
    return [{ id: published.id, to: to === null ? [] : [to], isRemoved }];
  });
  await closeInvalidRequests(tx, { outcomes, actor, now });
}

/** The columns that an amendment can change. */
const AMENDED = sql.raw(
  `date, start_time, end_time, starts_at, ends_at, break_minutes, template, role, on_call, employee_id, pinned, violations, cut`,
);

/** Employees may change places, so overlaps are checked when all have. @throws `shift_overlaps` */
async function putInForce(tx: Tx, { id }: AmendmentRow, changes: readonly StoredChange[]): Promise<void> {
  const replaced = changes.flatMap(({ published, draft }) =>
    published && draft ? [{ published: published.id, draft: draft.id }] : [],
  );
  const removed = changes.flatMap(({ published, draft }) => (published && !draft ? published.id : []));
  const added = changes.flatMap(({ published, draft }) => (draft && !published ? draft.id : []));
  const inIds = (ids: string[]) => sql<boolean>`id = any(${ids}::uuid[])`;
  try {
    await sql`set constraints shift_no_overlap deferred`.execute(tx);
    await sql`update shift set (${AMENDED}, version, former_name) = (
        select ${AMENDED}, shift.version + 1, null from shift as draft
        where draft.project_id = shift.project_id and draft.id = pair.draft)
      from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as pair (published uuid, draft uuid)
      where shift.project_id = ${tx.projectId} and shift.id = pair.published`.execute(tx);
    await tx
      .updateTable('shift')
      .set((column) => ({ status: 'published', amendment: null, version: column('version', '+', 1) }))
      .where(inIds(added))
      .execute();
    await tx.deleteFrom('shift').where('amendment', '=', id).where('status', '=', 'draft').execute();
    await tx.deleteFrom('shift').where(inIds(removed)).execute();
    await tx.updateTable('shift').set({ amendment: null }).where('amendment', '=', id).execute();
    await sql`set constraints shift_no_overlap immediate`.execute(tx);
  } catch (error) {
    throw brokenConstraint(error) === 'shift_no_overlap' ? new ProblemError('shift_overlaps') : error;
  }
}
