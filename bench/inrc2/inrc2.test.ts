import { measure, type Shift } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { parseInstance } from './read-instance.ts';
import { recount, type Roster } from './recount.ts';
import { toProblem } from './to-problem.ts';

const scenario = `
SCENARIO = tiny
WEEKS = 2
SHIFT_TYPES = 2
Early (2,3)
Night (2,4)
FORBIDDEN_SHIFT_TYPES_SUCCESSIONS
Early 0
Night 1 Early
CONTRACTS = 1
Full (6,9) (2,4) (2,3) 1 1
NURSES = 3
Ona Full 2 Head Nurse
Rasa Full 1 Nurse
Jonas Full 1 Nurse
`;
const history = `
NURSE_HISTORY
Ona 0 0 Night 1 3 0
Rasa 0 0 None 0 0 1
Jonas 0 0 Early 4 5 0
`;
const week = `
REQUIREMENTS
Early Nurse (1,2) (0,1) (1,1) (1,1) (1,1) (0,0) (0,1)
Night Head (0,0) (1,1) (0,1) (0,0) (0,0) (0,0) (0,0)
SHIFT_OFF_REQUESTS = 2
Ona Any Tue
Rasa Night Sat
`;
const tiny = parseInstance('tiny', { scenario, history, weeks: [week, week] });
const { problem, constant, before } = toProblem(tiny);

/** What the rules cost beside open places and the history itself. */
function penaltyOf(roster: Roster): number {
  const planned = [...roster].flatMap(([employeeId, days]) =>
    days.flatMap((day, i): Shift[] => {
      const date = problem.days[before + i]?.date ?? '';
      const need = problem.needs.find((one) => one.date === date && one.template === day?.shift);
      return need ? [{ ...need, id: `${employeeId} ${date}`, employeeId, locked: false }] : [];
    }),
  );
  const { penalty, parts } = measure(problem, [...problem.fixed, ...planned]);
  return penalty - (parts['coverage'] ?? 0) - (parts['surplus'] ?? 0) - constant;
}

// Jonas has 5 days of work where 4 are the most, and 4 early ones of 3: 30 and 15. Rasa worked before her day off, all
// of the six days that the longest run of the history makes of it but the last: 5 of 4, 30. Her weekend is half.
test('what the history costs by itself is left out', () => {
  expect([before, constant]).toEqual([6, 30 + 15 + 30 + 30]);
});

test('every roster costs in the engine what the competition counts', () => {
  let state = 5;
  const draw = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const days = () => Array.from({ length: 14 }, () => [null, null, 'Early', 'Night'][draw(4)] ?? null);
  for (let i = 0; i < 400; i++) {
    const roster: Roster = new Map(
      ['Ona', 'Rasa', 'Jonas'].map((name) => [
        name,
        days().map((shift) => (shift === null ? null : { shift, skill: 'Nurse' })),
      ]),
    );
    const { penalty, parts } = recount(tiny, roster);
    expect(penaltyOf(roster)).toBe(penalty - parts.cover);
  }
});

// Ona goes on with one night: hers are two, and four days of work. Then she is off to the end: 13 days, ten too many.
test('counts by hand, and names places that are not filled', () => {
  const off = Array.from({ length: 14 }, () => null);
  const ona = [{ shift: 'Night', skill: 'Head' }, ...off.slice(1)];
  const { parts, faults } = recount({ ...tiny, nurses: tiny.nurses.slice(0, 1) }, new Map([['Ona', ona]]));
  expect(parts).toMatchObject({ runs: 0, off: 10 * 30, total: 5 * 20, requests: 0, complete: 0, weekends: 0 });
  expect(faults).toContain('day 0, Early, Nurse: 0 of 1');
});
