import { measure, type Shift } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { parseInstance } from './read-instance.ts';
import { recount } from './recount.ts';
import { toProblem } from './to-problem.ts';

/** Seventeen days from a Friday on, with all that the converter takes. */
const TEXT = `
SCHEDULING_PERIOD;
tiny, 2010-01-01, 2010-01-17;
SKILLS = 1;
Nurse;
SHIFT_TYPES = 3;
L, Late, 14:30:00, 22:30:00, 1, Nurse;
D, Day, 08:30:00, 16:30:00, 1, Nurse;
N, Night, 22:30:00, 06:30:00, 1, Nurse;
CONTRACTS = 2;
0, full, (1|1), (1|2|9), (1|2|4), (1|3|4), (1|4|2), (1|5|4), (1|6|2), (1|7|1), (1|0|2), (0|0|0), SaturdaySunday, (1|8), (1|9), (1|11), (0|0), (0|0), 3, 0 1 2;
1, half, (1|1), (1|2|6), (1|2|2), (1|3|2), (0|4|2), (1|5|6), (1|6|1), (0|0|0), (0|0|0), (0|0|0), SaturdaySunday, (1|8), (1|9), (1|11), (0|0), (0|0), 3, 0 1 2;
PATTERNS = 3;
0, 13, 2 (L|Any) (D|Any);
1, 11, 3 (D|Any) (N|Any) (D|Any);
2, 11, 3 (None|Friday) (Any|Saturday) (Any|Sunday);
EMPLOYEES 2;
0, Ona, 0, 1, Nurse;
1, Jonas, 1, 1, Nurse;
DAY_OF_WEEK_COVER = 2;
Monday, D, 1;
Saturday, L, 1;
DATE_SPECIFIC_COVER = 1;
2010-01-04, D, 2;
DAY_OFF_REQUESTS = 1;
0, 2010-01-05, 3;
DAY_ON_REQUESTS = 0;
SHIFT_OFF_REQUESTS = 1;
1, 2010-01-06, N, 5;
SHIFT_ON_REQUESTS = 1;
1, 2010-01-07, D, 7;
`;
const tiny = parseInstance(TEXT);
const problem = toProblem({ ...tiny, weekly: everyShift() });

/** A roster's shifts need templates: each is needed on each day here. */
function everyShift() {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  return days.flatMap((day) => ['L', 'D', 'N'].map((shift) => ({ day, shift, count: 2 })));
}

/** Without what open places cost. */
function penaltyOf(roster: ReadonlyMap<string, readonly string[]>): number {
  const shifts = [...roster].flatMap(([employeeId, worked]) =>
    worked.flatMap((template, i): Shift[] => {
      const date = problem.days[i]?.date ?? '';
      const need = problem.needs.find((one) => one.date === date && one.template === template);
      return need ? [{ ...need, id: `${employeeId} ${date}`, employeeId, locked: false }] : [];
    }),
  );
  const { penalty, parts } = measure(problem, shifts);
  return penalty - (parts['coverage'] ?? 0) - (parts['surplus'] ?? 0);
}

test('every roster costs in the engine what the competition counts', () => {
  let state = 5;
  const draw = () => ['', '', 'L', 'D', 'N'][(state = (state * 48_271) % 2_147_483_647) % 5] ?? '';
  const worked = () => Array.from({ length: 17 }, draw);
  for (let i = 0; i < 400; i++) {
    const roster = new Map([
      ['0', worked()],
      ['1', worked()],
    ]);
    expect(penaltyOf(roster)).toBe(recount(tiny, roster).penalty);
  }
});

// Ona works nothing: four shifts too few (8), and 13 days off beyond four (65). Jonas works one night, on Friday the
// 1st, before a free weekend (11): one shift too few (2), ten days off beyond six (50), and not on the 7th (7).
test('counts by hand, and names places that are not filled', () => {
  const night = ['N', ...Array.from({ length: 16 }, () => '')];
  const roster = new Map([
    ['0', night.map(() => '')],
    ['1', night],
  ]);
  const { penalty, faults } = recount(tiny, roster);
  expect(penalty).toBe(4 * 2 + 13 * 5 + 11 + 2 + 10 * 5 + 7);
  expect(faults).toContain('2010-01-04 D: 0 of 2');
});

test.each([
  ['(1|0|2), (0|0|0), Sat', '(1|1|2), (0|0|0), Sat', 'a least number of weekends in a row'],
  ['SKILLS = 1;\nNurse;', 'SKILLS = 2;\nNurse;\nHead;', 'more than one skill'],
  ['(1|2|9)', '(1|3|9)', 'max-shifts has several weights'],
])('what it cannot say is refused by name: %s', (from, to, message) => {
  expect(() => toProblem(parseInstance(TEXT.replace(from, to)))).toThrow(message);
});
