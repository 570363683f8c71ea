import { isPair, type Need, type Person, type Problem, type Shift } from '@pamaina/engine';

interface Column {
  cost: number;
  lower: number;
  upper: number;
  whole: boolean;
  rows: number[];
  values: number[];
}

/** The maximum number of person-day-shift variables that HiGHS can handle in a minute. */
const MOST_CHOICES = 60_000;

/**
 * Whether a problem can be written as one program here: from the public benchmark, without a law pack or fixed shifts,
 * and not too big.
 */
export function hasCompactProgram({ law, fixed, people, needs, forbiddenSequences }: Problem): boolean {
  return (
    law === null &&
    forbiddenSequences.every(isPair) &&
    fixed.length === 0 &&
    people.length * needs.length <= MOST_CHOICES
  );
}

/**
 * A whole problem as one integer program: a variable for each employee and need, one for each work day, one for each
 * weekend.
 */
export function compactProgram(problem: Problem) {
  const { days, people, needs } = problem;
  const forbiddenSequences = problem.forbiddenSequences.filter(isPair);
  const columns: Column[] = [];
  const rows: { lower: number; upper: number }[] = [];
  const choices: { column: number; person: Person; need: Need }[] = [];
  let constant = 0;
  const addColumn = (cost: number, upper: number, whole: boolean): number =>
    columns.push({ cost, lower: 0, upper, whole, rows: [], values: [] }) - 1;
  const addRow = (
    lower: number,
    upper: number,
    entries: readonly (readonly [column: number, value: number])[],
  ): void => {
    const row = rows.push({ lower, upper }) - 1;
    for (const [column, value] of entries) {
      columns[column]?.rows.push(row);
      columns[column]?.values.push(value);
    }
  };
  const needsOf = days.map((day) => needs.filter((need) => need.date === day.date));
  const takers = new Map<Need, number[]>(needs.map((need) => [need, []]));

  for (const person of people) {
    const isAway = (need: Need): boolean => person.blocks.some((b) => b.start < need.end && b.end > need.start);
    const worked: number[] = [];
    const ofDay = days.map((_, d) => {
      const ofNeed = new Map<string, number>();
      for (const need of needsOf[d] ?? []) {
        const wishes = person.wishes.filter((w) => w.date === need.date && w.template === need.template);
        const cost = wishes.reduce((sum, w) => sum + (w.kind === 'on' ? -w.weight : w.weight), 0);
        constant += wishes.reduce((sum, w) => sum + (w.kind === 'on' ? w.weight : 0), 0);
        if (isAway(need) || !person.roles.includes(need.role)) continue;
        const column = addColumn(cost, 1, true);
        choices.push({ column, person, need });
        takers.get(need)?.push(column);
        ofNeed.set(need.template, column);
      }
      const work = addColumn(0, 1, false);
      addRow(0, 0, [[work, -1], ...[...ofNeed.values()].map((column) => [column, 1] as const)]);
      worked.push(work);
      return ofNeed;
    });
    for (const first of new Set(forbiddenSequences.map((pair) => pair.first))) {
      const next = forbiddenSequences.filter((pair) => pair.first === first).map((pair) => pair.next);
      for (let d = 0; d + 1 < days.length; d++) {
        const before = ofDay[d]?.get(first);
        const after = next.flatMap((template) => ofDay[d + 1]?.get(template) ?? []);
        if (before !== undefined && after.length > 0)
          addRow(
            0,
            1,
            [before, ...after].map((column) => [column, 1]),
          );
      }
    }
    limitRow(person, ofDay, worked);
  }
  for (const need of needs) {
    const under = addColumn(need.underWeight ?? 0, Infinity, false);
    const over = addColumn(need.overWeight ?? 0, need.overWeight === null ? 0 : Infinity, false);
    addRow(need.count, need.count, [...(takers.get(need) ?? []).map((c) => [c, 1] as const), [under, 1], [over, -1]]);
  }
  return { columns, rows, constant, shiftsOf };

  /** The rules about an employee's whole row. */
  function limitRow(
    { id, limits }: Person,
    ofDay: readonly ReadonlyMap<string, number>[],
    worked: readonly number[],
  ): void {
    const own = choices.filter(({ person }) => person.id === id);
    const minutes = own.map(({ column, need }) => [column, need.end - need.start - need.breakMinutes] as const);
    addRow(limits.minMinutes ?? 0, limits.maxMinutes ?? Infinity, minutes);
    for (const [template, most] of Object.entries(limits.maxShiftsByTemplate ?? {}))
      addRow(
        0,
        most,
        ofDay.flatMap((ofNeed) => ofNeed.get(template) ?? []).map((column) => [column, 1]),
      );
    const most = limits.maxConsecutiveDays ?? Infinity;
    for (let d = 0; d + most < days.length; d++)
      addRow(
        0,
        most,
        worked.slice(d, d + most + 1).map((column) => [column, 1]),
      );
    // Excludes a run shorter than the minimum between days of the other kind; runs at the edges of the horizon may
    // continue outside.
    for (const [least, sign] of [
      [limits.minConsecutiveDays ?? 1, 1],
      [limits.minConsecutiveDaysOff ?? 1, -1],
    ] as const) {
      for (let length = 1; length < least; length++) {
        for (let d = 1; d + length < days.length; d++) {
          const [before = 0, ...run] = worked.slice(d - 1, d + length + 1);
          const after = run.pop() ?? 0;
          const lower = sign === 1 ? 1 - length : -1;
          addRow(lower, Infinity, [[before, sign], [after, sign], ...run.map((column) => [column, -sign] as const)]);
        }
      }
    }
    if (limits.maxWeekends !== undefined)
      addRow(
        0,
        limits.maxWeekends,
        weekendsOf(worked).map((column) => [column, 1]),
      );
  }

  function weekendsOf(worked: readonly number[]): number[] {
    const ofWeek = new Map<number, number>();
    days.forEach(({ weekday }, d) => {
      if (weekday < 6) return;
      const saturday = d - (weekday - 6);
      const weekend = ofWeek.get(saturday) ?? addColumn(0, 1, false);
      ofWeek.set(saturday, weekend);
      addRow(0, Infinity, [
        [weekend, 1],
        [worked[d] ?? 0, -1],
      ]);
    });
    return [...ofWeek.values()];
  }

  function shiftsOf(values: Float64Array): Shift[] {
    return choices
      .filter(({ column }) => (values[column] ?? 0) > 0.5)
      .map(({ person, need: { date, template, role, start, end, breakMinutes } }) => ({
        id: `${person.id} ${date}`,
        date,
        template,
        role,
        start,
        end,
        breakMinutes,
        employeeId: person.id,
        locked: false,
      }));
  }
}
