import type { Minutes } from '../problem/problem.ts';
import type { Multipliers } from './pay-multipliers.ts';
import { splitWork, type Days, type HourKind, type Stretch, type Work } from '../law/split-work.ts';

/**
 * How an hour is paid: by its kind, within the norm or above it (DK 144). Additional work without a premium is separate
 * (DK 35).
 */
export type PaidAs = 'regular' | 'additional' | 'overtime' | Exclude<HourKind, 'plain'> | OvertimeOf;
type OvertimeOf = `overtime_${Exclude<HourKind, 'plain'>}`;

/** One calculated piece of work: worked minutes by category, and their cost in cents (not rounded). */
export interface Reckoned<One extends Work> {
  shift: One;
  minutes: Minutes;
  /** From 22:00 to 06:00, including holidays and rest days (DK 117). */
  night: Minutes;
  /** On rest days, which the schedule left free. */
  rest: Minutes;
  holiday: Minutes;
  overtime: Minutes;
  /** Agreed in addition to the main contract (DK 35): it does not count towards the norm and is not overtime. */
  additional: Minutes;
  /** Minutes with two coinciding premiums, of which the higher one was used. */
  coinciding: Minutes;
  /** The same minutes, each counted once. */
  paidAs: Partial<Record<PaidAs, Minutes>>;
  /**
   * The time that can become leave on request: overtime, and hours on holidays and unscheduled rest days (DK 144(5)).
   */
  convertible: Convertible[];
  cents: number;
  /** How many of them are there because the work is above the norm: what planning by shifts doesn't count. */
  overtimeCents: number;
}

/** Minutes and their pay multiplier; as leave they are multiplied by the same factor. */
export interface Convertible {
  multiplier: number;
  minutes: Minutes;
}

export interface Terms<One extends Work = Work> {
  days: Days;
  /** Of each piece of work if they are of different laws. */
  multipliers: Multipliers | ((work: One) => Multipliers);
  /** Cents per hour, of each piece of work if rates differ; 0 if unknown. */
  rateCents: number | ((work: One) => number);
  /** Minutes of the accounting period; null without a contract, and then nothing is overtime. */
  normMinutes: Minutes | null;
}

/**
 * Calculates the work of one employee in one accounting period, earliest first. Overtime is what exceeds the norm of
 * the whole period (DK 115), assumed to be its last hours.
 */
export function reckonWork<One extends Work>(work: readonly One[], terms: Terms<One>): Reckoned<One>[] {
  let left = terms.normMinutes ?? Number.POSITIVE_INFINITY;
  return work.map((shift) => {
    const reckoned: Reckoned<One> = {
      shift,
      minutes: 0,
      night: 0,
      rest: 0,
      holiday: 0,
      overtime: 0,
      additional: 0,
      coinciding: 0,
      paidAs: {},
      convertible: [],
      cents: 0,
      overtimeCents: 0,
    };
    const rateCents = typeof terms.rateCents === 'number' ? terms.rateCents : terms.rateCents(shift);
    const multipliers = typeof terms.multipliers === 'function' ? terms.multipliers(shift) : terms.multipliers;
    for (const stretch of splitWork(terms.days, shift)) {
      const { kind, minutes, isNight, coincides } = stretch;
      const usual = shift.isAdditional ? minutes : Math.min(minutes, Math.max(0, left));
      if (shift.isAdditional) reckoned.additional += minutes;
      else left -= minutes;
      reckoned.minutes += minutes;
      reckoned.overtime += minutes - usual;
      if (isNight) reckoned.night += minutes;
      if (kind === 'rest' || kind === 'holiday') reckoned[kind] += minutes;
      if (coincides && multipliers[kind].usual > 1) reckoned.coinciding += minutes;
      const add = (as: PaidAs, part: Minutes) => {
        if (part > 0) reckoned.paidAs[as] = (reckoned.paidAs[as] ?? 0) + part;
      };
      add(usualAs(kind, shift.isAdditional ?? false), usual);
      add(kind === 'plain' ? 'overtime' : `overtime_${kind}`, minutes - usual);
      reckoned.convertible = addConvertible([...reckoned.convertible, ...convertibleOf(stretch, usual, multipliers)]);
      const cents = centsOf(stretch, usual, multipliers, rateCents);
      reckoned.cents += cents;
      reckoned.overtimeCents += cents - centsOf(stretch, minutes, multipliers, rateCents);
    }
    return reckoned;
  });
}

function usualAs(kind: HourKind, isAdditional: boolean): PaidAs {
  if (kind !== 'plain') return kind;
  return isAdditional ? 'additional' : 'regular';
}

/** Night hours within the norm never become leave. */
function convertibleOf({ kind, minutes }: Stretch, usual: Minutes, multipliers: Multipliers): Convertible[] {
  const { usual: within, overtime: above } = multipliers[kind];
  const isDay = kind === 'holiday' || kind === 'rest';
  return [
    { multiplier: within, minutes: isDay ? usual : 0 },
    { multiplier: above, minutes: minutes - usual },
  ].filter((part) => part.multiplier > 1 && part.minutes > 0);
}

/** Merges parts with the same multiplier, the lowest first. */
export function addConvertible(parts: readonly Convertible[]): Convertible[] {
  const sums = new Map<number, Minutes>();
  for (const { multiplier, minutes } of parts) sums.set(multiplier, (sums.get(multiplier) ?? 0) + minutes);
  return [...sums]
    .map(([multiplier, minutes]) => ({ multiplier, minutes }))
    .sort((a, b) => a.multiplier - b.multiplier);
}

/** The resulting minutes of leave. */
export const leaveMinutesOf = (parts: readonly Convertible[]): Minutes =>
  Math.round(parts.reduce((sum, { multiplier, minutes }) => sum + multiplier * minutes, 0));

function centsOf({ kind, minutes }: Stretch, usual: Minutes, multipliers: Multipliers, rateCents: number): number {
  const multiplier = multipliers[kind];
  return (rateCents * (usual * multiplier.usual + (minutes - usual) * multiplier.overtime)) / 60;
}
