import type { amendments, schedule } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import { publishMonth } from '../months/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { discard } from './discard-amendment.ts';
import { factsOf, peopleOf, presentChange } from './get-amendment.ts';
import { amendmentColumns, presentAmendment } from './open-amendment.ts';
import { publishChanges } from './publish-amendment.ts';
import { readChanges } from './read-changes.ts';

interface Days {
  year: number;
  month: number;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The open amendment of a month, or the first of several within its days, change by change and person by person: a
 * shift that passes from one to another is there for both.
 * @throws `not_found`
 */
export async function getMonthAmendment(call: ProjectCall<typeof amendments.getMonthAmendment>) {
  const { tx, query, now, language } = call;
  const [amendment] = await amendmentsWithin(tx, query);
  if (amendment === undefined) throw new ProblemError('not_found');
  const stored = await readChanges(tx, { id: amendment.id, now });
  const people = new Map(
    peopleOf(stored, await factsOf(tx, stored, now), { language, hidesIllness: hidesIllness(call.caller) }).map(
      (one) => [one.employee_id, one],
    ),
  );
  const changes = stored.map(presentChange).flatMap(({ before, after, has_begun }): amendments.PersonChange[] => {
    const ids = new Set([before, after].flatMap((side) => (side === null ? [] : [side.employee_id])));
    const concerned = ids.size > 1 ? [...ids].filter((id) => id !== null) : [...ids];
    return concerned.map((employee_id) => {
      const person = employee_id === null ? undefined : people.get(employee_id);
      return {
        employee_id,
        date: (before ?? after)?.date ?? amendment.starts_on,
        before,
        after,
        notice_working_days: person?.notice_days ?? null,
        needs_consent: person?.needs_consent ?? false,
        has_begun,
      };
    });
  });
  const { id, ...about } = presentAmendment(amendment);
  return { ...about, amendment_id: id, changes };
}

/** Discards every open amendment of a month. @throws `not_found` when there is none; `generation_running` */
export async function discardMonthAmendment(call: ProjectCall<typeof amendments.discardMonthAmendment>): Promise<void> {
  const open = await amendmentsWithin(call.tx, call.query);
  if (open.length === 0) throw new ProblemError('not_found');
  for (const { id } of open) await discard(call.tx, { id, by: call.caller.username });
}

/**
 * Publishes drafts of a month or of some of its days. Where these days are being amended, it publishes the amendment,
 * which needs a reason for each change.
 * @throws `nothing_to_publish`, `generation_running`; `amendment_open` when an amendment changes nothing yet or reaches
 * beyond the days; as `publishAmendment`
 */
export async function publishSchedule(call: ProjectCall<typeof schedule.publishSchedule>) {
  const { tx, query, body, now, caller } = call;
  const [amendment] = await amendmentsWithin(tx, query);
  if (amendment === undefined || (await readChanges(tx, { id: amendment.id, now })).length === 0) {
    const published = await publishMonth(tx, await findProject(tx), { ...query, by: caller.username, now });
    return { ...published, changes: [] };
  }
  const { archive, entries, open, changes } = await publishChanges({ ...call, body }, amendment.id);
  const { id, year, month, version, published_at } = archive;
  return { year, month, shifts: entries.length, open, archive_id: id, published_at, version, changes };
}

/** The open amendments that lie within the days, the earliest first. */
function amendmentsWithin(tx: Tx, { year, month, from, to }: Days) {
  const { start, end } = monthRange(year, month);
  return tx
    .selectFrom('amendment')
    .select(amendmentColumns)
    .where('version', 'is', null)
    .where('starts_on', '>=', from ?? start)
    .where('ends_on', '<=', to ?? end)
    .orderBy('starts_on')
    .execute();
}
