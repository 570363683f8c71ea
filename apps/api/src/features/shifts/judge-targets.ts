import type { Language, ReplyOf, schedule } from '@pamaina/contract';
import { judgePeople, type Problem, type Shift, type Violation } from '@pamaina/engine';
import { shiftInstants } from '../../platform/time/zone.ts';
import { monthOf } from '../planning-input/index.ts';
import { ruleText } from './rule-text.ts';
import type { ShiftValues } from './shift-values.ts';

/** The fields of the shift that are the same on every day. */
export type JudgedHours = Pick<
  ShiftValues,
  'start_time' | 'end_time' | 'break_minutes' | 'template' | 'role' | 'on_call'
>;

export interface MonthToJudge {
  problem: Problem;
  shifts: Shift[];
}

type Target = { date: string; employee_id: string | null };

interface Question {
  /** The id of the shift, which is excluded from the others. */
  id: string;
  hours: JudgedHours;
  zone: string;
  language: Language;
}

/** Which rules a shift would break for each of the given employees and days. @param months by their names */
export function judgeTargets(
  months: readonly (readonly [string, MonthToJudge])[],
  targets: readonly Target[],
  question: Question,
): NonNullable<ReplyOf<typeof schedule.judgeShift>> {
  const { id, zone, language } = question;
  const others = new Map(
    months.map(([name, { problem, shifts }]) => [name, { problem, shifts: shifts.filter((shift) => shift.id !== id) }]),
  );
  return targets.map(({ date, employee_id }) => {
    const month = others.get(monthOf(date));
    const broken =
      employee_id === null || month === undefined ? [] : wouldBreak(month, { date, employeeId: employee_id }, question);
    const isRefused = broken.some(({ severity }) => severity === 'hard');
    const verdict = isRefused ? 'refused' : broken.length > 0 ? 'consent' : 'ok';
    return { date, employee_id, verdict, rules: broken.map((violation) => ruleText(violation, language, zone)) };
  });
}

function wouldBreak(
  { problem, shifts }: MonthToJudge,
  { date, employeeId }: { date: string; employeeId: string },
  { id, hours, zone }: Question,
): Violation[] {
  const [from, to] = [hours.start_time.slice(0, 5), hours.end_time.slice(0, 5)];
  const { startsAt, endsAt } = shiftInstants(zone, date, from, to);
  const shift: Shift = {
    id,
    date,
    template: hours.template,
    role: hours.role,
    start: startsAt / 60_000,
    end: endsAt / 60_000,
    breakMinutes: hours.break_minutes,
    ...(hours.on_call !== null && { onCall: hours.on_call }),
    employeeId,
    locked: false,
  };
  return judgePeople(problem, [...shifts, shift], [employeeId]).filter(
    ({ severity, shiftIds }) => severity !== 'soft' && shiftIds.includes(id),
  );
}
