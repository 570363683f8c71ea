import { monthOf } from '@pamaina/contract';
import type { ReplyOf, schedule } from '@pamaina/contract';
import { judgePeople, type Problem, type Shift, type Violation } from '@pamaina/engine';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';

export interface MonthToJudge {
  problem: Problem;
  shifts: Shift[];
}

interface Question {
  /** The shift on each date of the targets; one of the same id is left out of the others. */
  shiftOn: ReadonlyMap<string, Shift>;
  reader: Reader;
}

/** Which rules a shift would break for each of the given employees and days. @param months by their names */
export function judgeTargets(
  months: readonly (readonly [string, MonthToJudge])[],
  targets: readonly { date: string; employee_id: string | null }[],
  { shiftOn, reader }: Question,
): NonNullable<ReplyOf<typeof schedule.judgeShift>> {
  const ids = new Set([...shiftOn.values()].map(({ id }) => id));
  const others = new Map(
    months.map(([name, { problem, shifts }]) => [name, { problem, shifts: shifts.filter(({ id }) => !ids.has(id)) }]),
  );
  return targets.map(({ date, employee_id }) => {
    const [month, shift] = [others.get(monthOf(date)), shiftOn.get(date)];
    const broken =
      employee_id === null || !month || !shift ? [] : wouldBreak(month, { ...shift, employeeId: employee_id });
    const isRefused = broken.some(({ severity }) => severity === 'hard');
    const verdict = isRefused ? 'refused' : broken.length > 0 ? 'consent' : 'ok';
    return { date, employee_id, verdict, rules: broken.map((violation) => ruleText(violation, reader)) };
  });
}

const wouldBreak = ({ problem, shifts }: MonthToJudge, shift: Shift & { employeeId: string }): Violation[] =>
  judgePeople(problem, [...shifts, shift], [shift.employeeId]).filter(
    ({ severity, shiftIds }) => severity !== 'soft' && shiftIds.includes(shift.id),
  );
