import type { Context } from '../model/context.ts';
import { endOfDay } from '../problem/day-ends.ts';
import type { Shift } from '../problem/problem.ts';
import { always, type PairRule } from './rule.ts';

/** Whoever closes a day must not open the next one, if the business has this rule. */
export const closingBeforeOpening: PairRule = {
  kind: 'pair',
  code: 'closing-before-opening',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    if (!context.problem.rules?.closingBeforeOpening) return null;
    if (dayOf(context, next) !== dayOf(context, first) + 1) return null;
    if (endOfDay(context, first) !== 'closing' || endOfDay(context, next) !== 'opening') return null;
    return { date: next.date, shifts: [first, next], amount: 1, params: {} };
  },
};

function dayOf({ calendar }: Context, shift: Shift): number {
  return calendar.indexOf.get(shift.date) ?? -2;
}

/** Pairs of templates that the business excludes on consecutive days. */
export const forbiddenSequence: PairRule = {
  kind: 'pair',
  code: 'forbidden-sequence',
  family: 'business',
  binding: always,
  judge: (context, _person, first, next) => {
    const { calendar, forbiddenNext } = context;
    if (first.template === null || next.template === null) return null;
    if (!forbiddenNext.get(first.template)?.has(next.template)) return null;
    if ((calendar.indexOf.get(next.date) ?? 0) - (calendar.indexOf.get(first.date) ?? 0) !== 1) return null;
    const params = { first: first.template, next: next.template };
    return { date: next.date, shifts: [first, next], amount: 1, params };
  },
};
