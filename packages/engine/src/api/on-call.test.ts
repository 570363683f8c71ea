import { expect, it } from 'vitest';
import { candidates } from './candidates.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';
import { repair } from './repair/repair.ts';
import { plan } from './plan.ts';
import { cpuClock } from '../testing/cpu-clock.ts';
import { days } from '../testing/rule-cases.ts';
import { adult, midnight, needOf, shiftOf, world } from '../testing/small-world.ts';
import { workMinutes } from '../problem/calendar.ts';

const WORK = days(9, 13, '08:00-16:30/30');
const NIGHTS = days(9, 15, '17:00-08:00#at_home');
const rosterOf = (texts: readonly string[], id = 'ona') => texts.map((text) => shiftOf(text, id));
const broken = (problem: Parameters<typeof judge>[0], shifts: Parameters<typeof judge>[1]) =>
  judge(problem, shifts).map(({ rule, shiftIds }) => [rule, ...shiftIds]);

it('adds no hours, takes no rest and is no work day', () => {
  // 40 hours of work is the whole norm, and six work days in seven the most that DK 114 allows.
  const problem = world({ people: [adult({ normMinutes: 40 * 60, limits: { maxConsecutiveDays: 5 } })] });
  expect(broken(problem, rosterOf([...WORK, ...NIGHTS]))).toEqual([]);
  const atWork = broken(problem, rosterOf([...WORK, '14 17:00-21:00#at_work'])).map(([rule]) => rule);
  expect(atWork).toEqual(expect.arrayContaining(['norm-hours', 'max-consecutive-days']));
  expect([shiftOf(NIGHTS[0] ?? ''), shiftOf('9 17:00-08:00#at_work')].map(workMinutes)).toEqual([0, 15 * 60]);
});

it('costs the schedule nothing', () => {
  const problem = world({ needs: WORK.map((text) => needOf(text)) });
  expect(measure(problem, rosterOf([...WORK, ...NIGHTS])).penalty).toBe(measure(problem, rosterOf(WORK)).penalty);
});

it('keeps the planner from giving work at the same time', () => {
  const people = [adult(), adult({ id: 'jonas', name: 'Jonas' })];
  const fixed = rosterOf(days(9, 15, '06:00-12:00#at_home')).map((shift) => ({ ...shift, locked: true }));
  const problem = world({ people, fixed, needs: days(9, 13, '08:00-16:00').map((text) => needOf(text)) });
  const { shifts } = plan(problem, { seed: 1, clock: cpuClock, timeLimitMs: 300 });
  expect(shifts.map(({ employeeId }) => employeeId)).toEqual(['jonas', 'jonas', 'jonas', 'jonas', 'jonas']);
});

it('names candidates for an on-call shift at home by the rules about it', () => {
  const people = ['ona', 'jonas', 'rasa', 'vytas', 'ema'].map((id) => adult({ id, name: id }));
  people[2] = adult({ id: 'rasa', name: 'rasa', birthDate: '2009-01-15' });
  people[3] = adult({
    id: 'vytas',
    name: 'vytas',
    blocks: [{ start: midnight(20), end: midnight(21), source: 'time_off' }],
  });
  const open = shiftOf('20 17:00-08:00#at_home', null);
  const shifts = [open, shiftOf('20 12:00-18:00', 'ona'), shiftOf('10 17:00-08:00#at_home', 'jonas')];
  const found = candidates(world({ people }), shifts, open.id).map(({ employeeId, blockedBy }) => [
    employeeId,
    ...blockedBy.map(({ rule }) => rule),
  ]);
  expect(found).toEqual(
    [
      ['ema'],
      ['ona', 'on-call-overlap'],
      ['jonas', 'home-on-call-week'],
      ['rasa', 'home-on-call-minor'],
      ['vytas', 'unavailable'],
    ].sort((a, b) => found.findIndex(([id]) => id === a[0]) - found.findIndex(([id]) => id === b[0])),
  );
});

it('is left to the manager when the employee falls ill', () => {
  const people = [adult(), adult({ id: 'jonas', name: 'Jonas' })];
  const shifts = rosterOf(['10 08:00-16:00', '10 17:00-08:00#at_home']).map((shift) => ({ ...shift, locked: true }));
  const absences = [{ employeeId: 'ona', start: midnight(10), end: midnight(12) }];
  const disruption = { absences, withdrawn: [], wanted: [], kept: [], from: midnight(9) };
  const [first] = repair(world({ people, fixed: shifts }), shifts, disruption);
  expect(first?.changes.map(({ shiftId, to }) => [shiftId, to])).toEqual([['ona 10 08:00-16:00', 'jonas']]);
});
