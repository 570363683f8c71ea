import { requirementsOn, type requirements, type schedule, type standardWeeks } from '@pamaina/contract';
import { compareNames } from '../format/compare-names.ts';
import { weekdayOf } from '../dates/dates.ts';

export interface Need {
  template: string;
  role: string;
  count: number;
}

/** What needs are derived from: the weekly standard with its exceptions, and the named weeks. */
export interface NeedSources {
  requirements: readonly requirements.Requirement[];
  weeks: readonly standardWeeks.StandardWeek[];
}

/** For those who see no needs. */
export const NO_NEEDS: NeedSources = { requirements: [], weeks: [] };

/** The staffing needs of a date, as a month is planned from them. */
export function needsOn(date: string, sources: NeedSources, closed: boolean): Need[] {
  const rows = [
    ...sources.requirements.map((row) => ({ ...row, week_id: null })),
    ...sources.weeks.flatMap(({ id, requirements: own }) => own.map((row) => ({ ...row, date: null, week_id: id }))),
  ];
  const spans = sources.weeks.flatMap(({ id, spans: own }) => own.map((span) => ({ week_id: id, ...span })));
  return requirementsOn({ date, weekday: weekdayOf(date), closed }, rows, spans)
    .filter(({ count }) => count > 0)
    .map(({ template, role, count }) => ({ template, role, count }));
}

export interface RoleCount {
  role: string;
  needed: number;
  filled: number;
}

/** The same counts for each role that the date needs, in alphabetical order. */
export function countsByRole(needs: Need[], shifts: schedule.Shift[]): RoleCount[] {
  return [...Map.groupBy(needs, (need) => need.role)]
    .map(([role, own]) => ({
      role,
      needed: own.reduce((sum, need) => sum + need.count, 0),
      filled: filledOf(own, shifts),
    }))
    .sort((a, b) => compareNames(a.role, b.role));
}

/** The number of needed shifts that are assigned; employees beyond the need of a template and role do not count. */
function filledOf(needs: Need[], shifts: schedule.Shift[]): number {
  return needs.reduce((sum, need) => {
    const planned = shifts.filter((shift) => shift.template === need.template && shift.role === need.role);
    return sum + Math.min(need.count, placesOf(planned));
  }, 0);
}

/** The number of whole shifts that are assigned; a shift that is cut in two is, when none of its halves is open. */
function placesOf(shifts: schedule.Shift[]): number {
  const whole = shifts.filter((shift) => shift.cut == null && shift.employee_id !== null).length;
  const pairs = Map.groupBy(
    shifts.filter((shift) => shift.cut != null),
    (shift) => shift.cut?.id,
  );
  // A half after midnight belongs to the day before.
  const filled = [...pairs.values()].filter(
    (halves) =>
      halves.some(({ cut }) => cut?.day === 0) &&
      halves.length === (halves.some(({ cut }) => cut && cut.at <= cut.start) ? 1 : 2) &&
      halves.every(({ employee_id }) => employee_id !== null),
  );
  return whole + filled.length;
}
