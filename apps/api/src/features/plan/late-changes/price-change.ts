import type { lateChanges } from '@pamaina/contract';
import {
  isWithin,
  lateDueOf,
  lostMinutes,
  type LateChangeKind,
  type LateCost,
  type LateDue,
  type LawPack,
  type NoticeUnit,
  type WorkedSpan,
} from '@pamaina/engine';
import { addDays, dayStart } from '../../../platform/time/zone.ts';
import { lastDayToNotify, type WorkingDays } from './working-days.ts';

/** What a price needs to know of a shift. */
export interface PricedShift {
  date: string;
  /** ISO 8601. */
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  on_call: string | null;
  employee_id: string | null;
}

/** A business rule: changes announced less than `hours` ahead pay `percent` of the lost time. */
export interface HouseRule {
  hours: number;
  percent: number;
}

/** What the price of a change depends on beside the change. */
export interface Terms {
  /** In force on the date of the shift. */
  law: LawPack | null;
  house: HouseRule | null;
  zone: string;
  days: WorkingDays;
  /** Cents an hour on the date of the shift; null: not known. */
  rate: number | null;
  /** When it is announced, in milliseconds since 1970. */
  now: number;
}

export type Price = Pick<
  lateChanges.Price,
  'change' | 'hours_late' | 'minutes' | 'amount_cents' | 'article' | 'basis' | 'state'
>;

/** How the shift of a person changes; null where they lose nothing of it. */
interface Loss {
  change: lateChanges.Change;
  /** Net minutes of the published shift that they lose; none of on-call time at home, which isn't working time. */
  minutes: number;
}

const MINUTE = 60_000;

/**
 * What the change of a published shift costs for the person who had it. Null where nothing is taken from them: the
 * shift is open, has begun, gets longer, or has only another role; and where they work the same hours in other shifts.
 * @param after null: the shift is removed
 * @param others what all else that is changed with it leaves to employees
 */
export function priceChange(
  before: PricedShift,
  after: PricedShift | null,
  terms: Terms,
  others: readonly PricedShift[] = [],
): Price | null {
  if (before.employee_id === null || Date.parse(before.starts_at) <= terms.now) return null;
  const loss = lossOf(before, after, others);
  if (loss === null) return null;
  const { law, house } = terms;
  const limits = limitsOf(law, loss.change, house).map((limit) => ({ ...limit, late: lateBy(limit, before, terms) }));
  const latest = Math.max(0, ...limits.map(({ late }) => late));
  const said = { change: loss.change, hours_late: Math.round((latest / MINUTE / 60) * 100) / 100 };
  const due = [dueOf(limits, 'law', loss, terms.rate), dueOf(limits, 'house', loss, terms.rate)].filter(
    (one) => one !== null,
  );
  const [most] = due.toSorted((a, b) => (b.cents ?? 0) - (a.cents ?? 0) || (b.minutes ?? 0) - (a.minutes ?? 0));
  if (most !== undefined)
    return {
      ...said,
      minutes: most.minutes,
      amount_cents: most.cents,
      article: most.basis === 'law' ? (law?.lateChange?.article ?? null) : null,
      basis: most.basis,
      state: most.cents === null ? 'rate_unknown' : 'due',
    };
  const isUnset = law?.lateChange?.costs === 'unset';
  const article = law?.lateChange?.article ?? law?.changeNotice?.article ?? null;
  const state = isUnset ? 'unset' : latest > 0 ? 'no_amount' : 'in_time';
  const none = { minutes: 0, amount_cents: isUnset ? null : 0, basis: null };
  return { ...said, ...none, article: state === 'in_time' ? null : article, state };
}

/** Compares the published shift of a person with what they have in its place and in other shifts at its time. */
function lossOf(before: PricedShift, after: PricedShift | null, others: readonly PricedShift[]): Loss | null {
  const kept = [...(after ? [after] : []), ...others].filter((one) => isAtItsTime(one, before));
  const minutes = lostMinutes(spanOf(before), kept.map(spanOf));
  return minutes === null ? null : { change: changeOf(before, after), minutes };
}

/** As the engine reads it. */
const spanOf = ({ starts_at, ends_at, break_minutes, on_call }: PricedShift): WorkedSpan => ({
  start: Date.parse(starts_at) / MINUTE,
  end: Date.parse(ends_at) / MINUTE,
  breakMinutes: break_minutes,
  ...(on_call === 'at_home' && { onCall: 'at_home' }),
});

/** Whether it is working time of the same person while the shift was. */
const isAtItsTime = (other: PricedShift, before: PricedShift): boolean =>
  other.employee_id === before.employee_id &&
  (other.on_call !== 'at_home' || before.on_call === 'at_home') &&
  Date.parse(other.starts_at) < Date.parse(before.ends_at) &&
  Date.parse(before.starts_at) < Date.parse(other.ends_at);

function changeOf(before: PricedShift, after: PricedShift | null): Loss['change'] {
  if (after === null || after.employee_id === null) return 'cancelled';
  if (after.employee_id !== before.employee_id) return 'given_away';
  return isWithin(spanOf(after), spanOf(before)) ? 'cut' : 'moved';
}

interface Limit {
  unit: NoticeUnit | 'hoursBeforeDay';
  count: number;
  /** Null: only the notice, without an amount. */
  cost: LateCost | null;
  basis: 'law' | 'house';
}

const KINDS: Record<lateChanges.Change, LateChangeKind> = {
  cancelled: 'cancelled',
  given_away: 'cancelled',
  cut: 'cut',
  moved: 'moved',
};

const noticesOf = (asked: LawPack['changeNotice']): Limit[] =>
  (['hours', 'hoursBeforeDay', 'days', 'workingDays'] as const).flatMap((unit): Limit[] => {
    const count = asked?.[unit];
    return count === undefined ? [] : [{ unit, count, cost: null, basis: 'law' }];
  });

function limitsOf(law: LawPack | null, change: Loss['change'], house: HouseRule | null): Limit[] {
  const { changeNotice: notice, lateChange } = law ?? {};
  const asked = noticesOf(notice);
  const costs = lateChange === undefined || lateChange.costs === 'unset' ? [] : lateChange.costs;
  const paid = costs
    .filter(({ of }) => of === undefined || of.includes(KINDS[change]))
    .map((cost): Limit => ({ unit: lateChange?.unit ?? 'hours', count: cost.within, cost, basis: 'law' }));
  if (house === null) return [...asked, ...paid];
  const cost = { within: house.hours, share: house.percent / 100 };
  return [...asked, ...paid, { unit: 'hours', count: house.hours, cost, basis: 'house' }];
}

/** Milliseconds by which a change is later than a limit asks; none or less: it is in time. */
function lateBy(
  { unit, count }: Limit,
  { date, starts_at }: Pick<PricedShift, 'date' | 'starts_at'>,
  { zone, days, now }: Pick<Terms, 'zone' | 'days' | 'now'>,
): number {
  if (unit === 'hours') return now - (Date.parse(starts_at) - count * 60 * MINUTE);
  if (unit === 'hoursBeforeDay') return now - (dayStart(zone, date) - count * 60 * MINUTE);
  const last = unit === 'days' ? addDays(date, -count) : lastDayToNotify(date, count, days);
  // All of the last day is in time.
  return now - (dayStart(zone, addDays(last, 1)) - 1);
}

/** Whether a change of a shift is announced later than the law asks. */
export function isShortNotice(
  asked: LawPack['changeNotice'],
  shift: Pick<PricedShift, 'date' | 'starts_at'>,
  terms: Pick<Terms, 'zone' | 'days' | 'now'>,
): boolean {
  return noticesOf(asked).some((limit) => lateBy(limit, shift, terms) > 0);
}

interface Due extends LateDue {
  basis: Limit['basis'];
}

type LateLimit = Limit & { late: number };

/** Of some basis, the cost of the shortest notice that isn't kept. */
const costOf = (limits: readonly LateLimit[], basis: Limit['basis']): LateCost | null =>
  limits.find((limit) => limit.basis === basis && limit.cost !== null && limit.late > 0)?.cost ?? null;

/** Null where nothing is to pay. */
function dueOf(limits: readonly LateLimit[], basis: Limit['basis'], loss: Loss, rate: number | null): Due | null {
  const cost = costOf(limits, basis);
  const due = cost && lateDueOf(cost, loss.minutes, rate);
  return due && { basis, ...due };
}

/** What pays for a shift that is given to another person, if that is announced now: by the law, and by the business. */
export function costsIfTaken(before: PricedShift, terms: Omit<Terms, 'rate'>): LateCost[] {
  if (before.employee_id === null || Date.parse(before.starts_at) <= terms.now) return [];
  const limits = limitsOf(terms.law, 'given_away', terms.house).map((limit) => ({
    ...limit,
    late: lateBy(limit, before, terms),
  }));
  return [costOf(limits, 'law'), costOf(limits, 'house')].filter((cost) => cost !== null);
}
