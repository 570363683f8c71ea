import { createHash } from 'node:crypto';
import { collatorOf, type amendments, type Language, type lateChanges } from '@pamaina/contract';
import { lawOn, type Violation } from '@pamaina/engine';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { articleOf } from '../../../platform/text/article-of.ts';
import { hidesIllness, ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { readViolations } from '../../../platform/text/stored-violations.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { withNames } from '../../access/activity/index.ts';
import {
  isShortNotice,
  noticeDays,
  presentPrices,
  pricesOf,
  printOf,
  readChangeFacts,
  type ChangeFacts,
  type PricedChange,
} from '../late-changes/index.ts';
import { amendmentColumns, openAmendment, presentAmendment } from './open-amendment.ts';
import { readChanges, type StoredChange } from './read-changes.ts';

/** The open amendments, by their days. */
export async function listAmendments(call: ProjectCall<typeof amendments.listAmendments>) {
  const rows = await call.tx
    .selectFrom('amendment')
    .select(amendmentColumns)
    .where('version', 'is', null)
    .orderBy('starts_on')
    .execute();
  return withNames(call.tx, rows.map(presentAmendment), ['started_by', 'started_at']);
}

/** What an amendment changes, for whom, what each change needs, and what it costs. @throws `not_found` */
export async function getAmendment(call: ProjectCall<typeof amendments.getAmendment>) {
  const { tx, now, language } = call;
  const amendment = await openAmendment(tx, call.params.id);
  const changes = await readChanges(tx, { id: amendment.id, now });
  const facts = await factsOf(tx, changes, now);
  const prices = pricesOfChanges(changes, facts);
  return {
    ...presentAmendment(amendment),
    changes: changes.map(presentChange),
    people: peopleOf(changes, facts, { language, hidesIllness: hidesIllness(call.caller) }),
    notice: noticeOf(facts, firstDateOf(changes) ?? amendment.starts_on, language),
    prices: presentPrices(prices, call),
    seen: seenOf(changes, prices),
  };
}

/** What it costs to publish an amendment now, by shift. @throws `not_found` */
export async function priceAmendment(call: ProjectCall<typeof lateChanges.priceAmendment>) {
  const { tx, now, query } = call;
  const { id } = await openAmendment(tx, query.id ?? query.amendment_id ?? '');
  const changes = await readChanges(tx, { id, now });
  return presentPrices(pricesOfChanges(changes, await factsOf(tx, changes, now)), call);
}

/** What the law, rates and schedules say of those whom changes concern. One statement. @param now epoch milliseconds */
export const factsOf = (tx: Tx, changes: readonly StoredChange[], now: number): Promise<ChangeFacts> =>
  readChangeFacts(tx, idsOf(changes), now);

/** Late changes of what is in force; what has begun stays, as publishing does. */
export const pricesOfChanges = (changes: readonly StoredChange[], facts: ChangeFacts): PricedChange[] =>
  pricesOf(
    changes.flatMap(({ published, draft: after, has_begun }) => (has_begun ? [] : [{ published, after }])),
    facts,
  );

export const presentChange = ({ id, before, after, has_begun }: StoredChange): amendments.AmendmentChange => ({
  id,
  before,
  after,
  has_begun,
});

/** Of everything that the list of changes says, and of what they cost: a list with the same value is the same. */
export function seenOf(changes: readonly StoredChange[], prices: readonly PricedChange[]): string {
  const said = changes.map((change) => [presentChange(change), change.draft?.break_minutes]);
  const costs = printOf(prices);
  return createHash('sha256')
    .update(JSON.stringify([said, costs]))
    .digest('hex');
}

/** The first date that changes change, of shifts that haven't begun; null: none. */
function firstDateOf(changes: readonly StoredChange[]): string | null {
  const [first] = changes
    .flatMap(({ before, after, has_begun }) => (has_begun ? [] : [before?.date ?? [], after?.date ?? []].flat()))
    .toSorted();
  return first ?? null;
}

/** The notice that the law asks for of a change of a date: today can be in a month of another law. Null: none. */
function noticeOf({ law }: ChangeFacts, date: string, language: Language): amendments.Notice | null {
  const asked = lawOn(law, date)?.changeNotice;
  const unit = (['hours', 'hoursBeforeDay', 'days', 'workingDays'] as const).find((one) => asked?.[one] !== undefined);
  if (asked === undefined || unit === undefined) return null;
  const units = {
    hours: 'hours',
    hoursBeforeDay: 'hours_before_day',
    days: 'days',
    workingDays: 'working_days',
  } as const;
  return { article: articleOf(asked.article, language), unit: units[unit], least: asked[unit] ?? 0 };
}

/**
 * Whom changes concern, by name: what each is told, how many of their working days ahead, and why their written consent
 * is needed. Changes of shifts that have begun are left out, as publishing does.
 */
export function peopleOf(
  changes: readonly StoredChange[],
  { project, law, names, daysOf, now }: ChangeFacts,
  reader: Omit<Reader, 'zone'>,
): amendments.Touched[] {
  const coming = changes.filter(({ has_begun }) => !has_begun);
  const { time_zone: zone, country } = project;
  const today = localOf(zone, now).date;
  const people = idsOf(coming).map((id): amendments.Touched => {
    const own = coming.filter(({ before, after }) => before?.employee_id === id || after?.employee_id === id);
    const sides = own.flatMap(({ before, after, published, draft }) => [
      ...(before?.employee_id === id && published ? [published] : []),
      ...(after?.employee_id === id && draft ? [draft] : []),
    ]);
    const days = daysOf(id);
    const asked = sides.map((side) => ({ side, notice: lawOn(law, side.date)?.changeNotice }));
    const waits = asked.flatMap(({ side, notice }) =>
      notice?.workingDays === undefined ? [] : [noticeDays(today, side.date, days)],
    );
    const short = asked.filter(({ side, notice }) => isShortNotice(notice, side, { zone, days, now }));
    const rules = own.flatMap(({ draft }) =>
      draft?.employee_id === id
        ? readViolations(draft.violations).filter((violation) => isConsentOf(id, violation))
        : [],
    );
    return {
      employee_id: id,
      name: names.get(id) ?? id,
      changes: own.map((change) => change.id),
      notice_days: waits.length === 0 ? null : Math.min(...waits),
      is_short_notice: short.length > 0,
      needs_consent: short.some(({ notice }) => notice?.consent !== false) || rules.length > 0,
      rules: rules.map((violation) => ruleText(violation, { ...reader, zone })),
    };
  });
  const sorted = collatorOf(country);
  return people.toSorted((a, b) => sorted.compare(a.name, b.name));
}

const idsOf = (changes: readonly StoredChange[]): string[] => [
  ...new Set(changes.flatMap(({ before, after }) => [before?.employee_id ?? [], after?.employee_id ?? []].flat())),
];

const isConsentOf = (id: string, { severity, employeeId }: Violation) => severity === 'consent' && employeeId === id;
