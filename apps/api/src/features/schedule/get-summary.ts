import type { schedule } from '@pamaina/contract';
import {
  explain,
  judge,
  measure,
  minutesInWindow,
  netMinutes,
  overtimeFrom,
  type Person,
  type Problem,
  type Shift,
} from '@pamaina/engine';
import { member, type Call } from '../../platform/http/route.ts';
import { readPlanning } from './kept-planning.ts';
import { loadProblem } from './load-problem.ts';
import { qualityText, unfilledText } from './quality-text.ts';
import { ruleText } from './rule-text.ts';
import { isOpen } from './shift-row.ts';
import { boundOfPeriod } from './stored-proof.ts';

/** DK 117. The break is not known to lie in the night, so it is not subtracted. */
const NIGHT = [22 * 60, 6 * 60] as const;

/**
 * Hours, cost and fairness of a range by person, what is broken, what stayed open and why, and how good it is at best. Judging comes
 * after the transaction, which it would only hold open.
 */
export async function getSummary(call: Call<typeof schedule.getSummary>) {
  const { projectId } = member(call);
  const { start, end } = call.query;
  const { planning, ...loaded } = await call.deps.database.inProject(projectId, async (tx) => ({
    ...(await loadProblem(tx, projectId, start, end)),
    planning: await readPlanning(tx, projectId, start),
  }));
  const { problem, shifts, rows, project } = loaded;
  const quality = measure(problem, shifts, boundOfPeriod(loaded));
  const names = new Map(problem.people.map(({ id, name }) => [id, name]));
  const by_employee = problem.people.map((person) => sumsOf(problem, person, shifts));
  return {
    shifts: shifts.length,
    open: rows.filter(isOpen).length,
    hours: hours(shifts.filter((_, index) => !isOpen(rows[index])).reduce((sum, shift) => sum + netMinutes(shift), 0)),
    cost_cents: by_employee.reduce((sum, { cost_cents }) => sum + cost_cents, 0),
    by_employee,
    violations: judge(problem, shifts).map((violation) => ruleText(violation, call.language, project.time_zone)),
    unfilled: unfilledText(explain(problem, shifts), names, call.language, project.time_zone),
    quality: qualityText(quality, names, call.language),
    planning,
  };
}

function sumsOf(problem: Problem, person: Person, shifts: readonly Shift[]) {
  const own = shifts.filter(({ employeeId }) => employeeId === person.id);
  const days = new Map(problem.days.map((day) => [day.date, day]));
  const minutes = own.reduce((sum, shift) => sum + netMinutes(shift), 0);
  const target = overtimeFrom(person);
  return {
    employee_id: person.id,
    name: person.name,
    shifts: own.length,
    hours: hours(minutes),
    night_hours: hours(
      own.reduce((sum, shift) => sum + minutesInWindow(problem.days, shift.start, shift.end, ...NIGHT), 0),
    ),
    weekend_shifts: own.filter(({ date }) => (days.get(date)?.weekday ?? 0) >= 6).length,
    holiday_shifts: own.filter(({ date }) => days.get(date)?.holiday).length,
    target_hours: target === null ? null : hours(target),
    cost_cents: Math.round(((person.hourlyRateCents ?? 0) * minutes) / 60),
  };
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
