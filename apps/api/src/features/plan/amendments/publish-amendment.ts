import type { amendments } from '@pamaina/contract';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import { holdMonths, notifyMonth, storeVersion } from '../months/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { writeShifts } from '../shifts/index.ts';
import { storeLateChanges } from '../late-changes/index.ts';
import { factsOf, peopleOf, presentChange, pricesOfChanges, seenOf } from './get-amendment.ts';
import { forgetUndoSteps, lockAmendment } from './open-amendment.ts';
import { readChanges, type StoredChange } from './read-changes.ts';

/**
 * Publishes an amendment as the month's next version, all or nothing: the drafts take the places of the published
 * shifts, which keep their ids; the version is archived; those whom it concerns are notified. What has begun stays.
 * @throws `not_found`, also the second time; `amendment_changed` when the list of changes, or what they cost, is
 * not what the caller has seen; `amendment_empty`; `invalid` for a missing reason or consent; `shift_overlaps`;
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
  const facts = await factsOf(tx, all, now);
  const prices = pricesOfChanges(all, facts);
  if (body.seen !== undefined && seenOf(all, prices) !== body.seen) throw new ProblemError('amendment_changed');
  const changes = all.filter(({ has_begun }) => !has_begun);
  if (changes.length === 0) throw new ProblemError('amendment_empty');
  const reasoned = withReasons(changes, body);
  const people = peopleOf(all, facts, { language, hidesIllness: hidesIllness(caller) });
  const consents = new Set(body.consents);
  if (people.some((person) => person.needs_consent && !consents.has(person.employee_id)))
    throw fieldProblem('consents', 'consent_needed');
  const { starts_on: start, ends_on: end } = amendment;
  const { written } = await writeShifts(
    tx,
    async (shifts) => {
      await shifts.amended.publish(amendment.id, changes, { actor: username, now });
      const touched = new Set(people.map(({ employee_id }) => employee_id));
      const stored = await storeVersion(tx, project, { start, end, people: touched, by: username });
      const { version, archive } = stored;
      await tx
        .updateTable('amendment')
        .set({ version, published_at: archive.published_at, changes: JSON.stringify(reasoned) })
        .where('id', '=', amendment.id)
        .execute();
      await forgetUndoSteps(tx, amendment);
      return { ...stored, late: await storeLateChanges(tx, prices, { actor: username, now, causeId: amendment.id }) };
    },
    {
      dates: datesOf(changes),
      judge: 'all',
      record: ({ version, archive: { year, month }, late }) => {
        const reason = body.reason != null && { reason: body.reason };
        const details = { year, month, version, count: changes.length, ...reason };
        return [{ action_type: 'schedule.amended', actor: username, details }, ...late];
      },
    },
  );
  const { archive, version, entries, open, receipts } = written;
  const { year, month } = archive;
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
