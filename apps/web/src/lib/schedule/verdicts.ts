import type { ReplyOf, schedule, rules } from '@pamaina/contract';
import { placeHours } from './cut-times.ts';

export type Judgement = ReplyOf<typeof schedule.judgeShift>[number];
export type Target = { date: string; employee_id: string | null };

/** The maximum of one call (contract, `judgeShift`). */
const TARGETS_MAX = 500;

/** The cells to check, in batches that the API contract allows. */
export function targetBatches(employees: (string | null)[], dates: string[]): Target[][] {
  const targets = employees.flatMap((employee_id) => dates.map((date) => ({ date, employee_id })));
  return Array.from({ length: Math.ceil(targets.length / TARGETS_MAX) }, (_, index) =>
    targets.slice(index * TARGETS_MAX, (index + 1) * TARGETS_MAX),
  );
}

/** The known result for each cell, by employee (empty for an open shift) and date. */
export type VerdictMap = ReadonlyMap<string, ReadonlyMap<string, Judgement>>;

export function verdictMap(judgements: Judgement[]): VerdictMap {
  const byPerson = Map.groupBy(judgements, (one) => one.employee_id ?? '');
  return new Map([...byPerson].map(([id, own]) => [id, new Map(own.map((one) => [one.date, one]))]));
}

export const mergeVerdicts = (known: VerdictMap, more: VerdictMap): VerdictMap => {
  const merged = new Map(known);
  for (const [id, days] of more) merged.set(id, new Map([...(known.get(id) ?? []), ...days]));
  return merged;
};

export const verdictAt = (verdicts: VerdictMap, employee: string | null, date: string): Judgement | null =>
  verdicts.get(employee ?? '')?.get(date) ?? null;

/** A broken rule's short form for a tooltip or the live region: with the article of law it comes from. */
export const ruleLine = (rule: rules.Rule): string =>
  rule.source === undefined ? rule.detail : `${rule.detail} (${rule.source})`;

/** How many rules are broken, by the counts of a summary. */
export const countBroken = (broken: ReplyOf<typeof schedule.getSummary>['broken'] = []): number =>
  broken.reduce((sum, { count }) => sum + count, 0);

/** Whether both are whole, or the same half of a place. */
function isSameHalf(half: rules.Unfilled['half'], cut: schedule.Shift['cut']): boolean {
  if (half == null || cut == null) return half == null && cut == null;
  const { start_time, end_time } = placeHours(cut);
  return start_time === half.start_time && end_time === half.end_time;
}

/** What tells needs apart: the half too, where a place is cut in two. */
export const needId = ({ date, template, role, half }: Pick<rules.Unfilled, 'date' | 'template' | 'role' | 'half'>) =>
  JSON.stringify([date, template, role, half?.start_time ?? null, half?.end_time ?? null]);

/** The draft's open shift for an unfilled need, if there is one. */
export const isSamePlace = (
  need: Pick<rules.Unfilled, 'date' | 'template' | 'role' | 'half'>,
  shift: Pick<schedule.Shift, 'date' | 'template' | 'role' | 'employee_id' | 'cut'>,
): boolean =>
  shift.employee_id === null &&
  isSameHalf(need.half, shift.cut) &&
  shift.date === need.date &&
  shift.template === need.template &&
  shift.role === need.role;
