import { rules } from '@pamaina/contract';
import {
  explain,
  grossNightMinutes,
  judge,
  measure,
  isWork,
  overtimeFrom,
  payOfShift,
  type Person,
  type Problem,
  type Shift,
  workMinutes,
} from '@pamaina/engine';
import { countedText, qualityText, unfilledText } from './quality-text.ts';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { boundOfPeriod } from './stored-plan.ts';

interface Range {
  /** Local dates, both inclusive. */
  start: string;
  end: string;
}

interface Period {
  /** Of the whole months that the range lies in, with their shifts: rules are about these. */
  problem: Problem;
  shifts: readonly Shift[];
  range: Range;
  /** Of the shifts of the range, the IDs of open shifts, not of former employees. */
  open: ReadonlySet<string>;
  /** How many places they leave empty. */
  places: number;
  /** The proof for the month. */
  proof: unknown;
}

type Judged = Pick<Period, 'problem' | 'shifts' | 'range'>;

/**
 * Hours, cost and fairness of a range by employee, broken rules, open shifts with reasons, and the best possible
 * quality.
 */
export function summarize({ open, places, proof, ...period }: Period, reader: Reader) {
  const { problem, shifts } = rangeAlone(period);
  const quality = measure(problem, shifts, boundOfPeriod({ problem, proof }));
  const names = namesIn(problem);
  const by_employee = problem.people.map((person) => sumsOf(problem, person, shifts));
  const violations = violationsByRule(period);
  return {
    shifts: shifts.length,
    open: places,
    hours: hours(shifts.filter(({ id }) => !open.has(id)).reduce((sum, shift) => sum + workMinutes(shift), 0)),
    cost_cents: by_employee.reduce((sum, { cost_cents }) => sum + cost_cents, 0),
    by_employee,
    broken: violations.map(({ rule, severity, own }) => ({ rule, severity, count: own.length })),
    violations: violations
      .flatMap(({ own }) => own)
      .slice(0, rules.rulesPerPage)
      .map((violation) => ruleText(violation, reader)),
    unfilled: countedText(explain(period.problem, period.shifts, isInside(period.range)), names, reader),
    quality: qualityText(quality, names, reader.language),
  };
}

const isInside =
  ({ start, end }: Range) =>
  ({ date }: { date: string }) =>
    date >= start && date <= end;

const isWhole = ({ problem, range }: Judged) => range.start === problem.from && range.end === problem.to;

/** What a range is measured by: days that are no whole months have no norm. */
function rangeAlone(period: Judged): Pick<Judged, 'problem' | 'shifts'> {
  const { problem, shifts, range } = period;
  if (isWhole(period)) return period;
  const { needsAround = [], ...months } = problem;
  const isOfRange = isInside(range);
  const around = shifts.filter((shift) => !isOfRange(shift)).map((shift) => ({ ...shift, locked: true }));
  const fixed = new Set(around.map(({ id }) => id));
  return {
    problem: {
      ...months,
      from: range.start,
      to: range.end,
      people: problem.people.map((person) => ({
        ...person,
        normMinutes: null,
        wishes: person.wishes.filter(isOfRange),
      })),
      needs: problem.needs.filter(isOfRange),
      needsAround: [...needsAround, ...problem.needs.filter((need) => !isOfRange(need))],
      fixed: [
        ...problem.fixed.filter(({ id }) => !fixed.has(id)),
        ...around.filter(({ employeeId, workedBy }) => employeeId !== null || workedBy !== undefined),
      ],
    },
    shifts: shifts.filter(isOfRange),
  };
}

/** Of a summary: all broken rules, in the order of their rules. */
export function violationsOf(period: Judged, reader: Reader) {
  return violationsByRule(period).flatMap(({ own }) => own.map((violation) => ruleText(violation, reader)));
}

/** The hard ones first; otherwise in the order in which they are found. As in their texts, others are soft. */
function violationsByRule(period: Judged) {
  const { problem, shifts, range } = period;
  const asked = new Set(shifts.filter(isInside(range)).map(({ id }) => id));
  // What has neither date nor shifts is about whole months.
  const found = judge(problem, shifts).filter(({ date, shiftIds }) =>
    date === null && shiftIds.length === 0
      ? isWhole(period)
      : (date !== null && isInside(range)({ date })) || shiftIds.some((id) => asked.has(id)),
  );
  return (['hard', 'soft'] as const).flatMap((severity) => {
    const of = found.filter((violation) => (violation.severity === 'hard') === (severity === 'hard'));
    return [...Map.groupBy(of, ({ rule }) => rule)].map(([rule, own]) => ({ rule, severity, own }));
  });
}

/** Of a summary: the reasons of the open places of a date, template and role. */
export function reasonsOf(
  { problem, shifts, range }: Judged,
  place: { date: string; template: string; role: string },
  reader: Reader,
) {
  const { date, template, role } = place;
  const open = explain(
    problem,
    shifts,
    (need) => isInside(range)(need) && need.date === date && need.template === template && need.role === role,
  );
  return unfilledText(open, namesIn(problem), reader);
}

const namesIn = ({ people }: Problem) => new Map(people.map(({ id, name }) => [id, name]));

function sumsOf(problem: Problem, person: Person, shifts: readonly Shift[]) {
  const own = shifts.filter((shift) => shift.employeeId === person.id && isWork(shift));
  const days = new Map(problem.days.map((day) => [day.date, day]));
  const minutes = own.reduce((sum, shift) => sum + workMinutes(shift), 0);
  const target = overtimeFrom(person);
  return {
    employee_id: person.id,
    name: person.name,
    shifts: own.length,
    hours: hours(minutes),
    night_hours: hours(own.reduce((sum, shift) => sum + grossNightMinutes(problem.days, shift), 0)),
    weekend_shifts: own.filter(({ date }) => (days.get(date)?.weekday ?? 0) >= 6).length,
    holiday_shifts: own.filter(({ date }) => days.get(date)?.holiday).length,
    target_hours: target === null ? null : hours(target),
    cost_cents: Math.round(own.reduce((sum, shift) => sum + (payOfShift(problem, person, shift) ?? 0), 0)),
  };
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
