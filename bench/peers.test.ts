import type { Problem } from '@pamaina/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareCpSat } from './peers/cp-sat.ts';
import { faultsOf } from './peers/faults.ts';
import { judgeRun } from './peers/judge-roster.ts';
import type { JudgedRun, PeerCase, PeerResult, PlannerName, RosterRow } from './peers/planner.ts';
import { readRoster } from './peers/read-roster.ts';
import { readRun } from './peers/run-peer.ts';
import { notModelledLines, proofTable, timeTable } from './peers/table.ts';
import { prepareTimefold } from './peers/timefold.ts';

const MIDNIGHT = Date.UTC(2026, 2, 9) / 60_000;
const day = (number: number) => ({
  date: `2026-03-${String(9 + number).padStart(2, '0')}`,
  weekday: number + 1,
  startsAt: MIDNIGHT + number * 1440,
  clockChange: null,
  holiday: false,
  closed: false,
});
const need = (number: number, role: string) => ({
  date: day(number).date,
  template: 'M',
  role,
  start: day(number).startsAt + 480,
  end: day(number).startsAt + 960,
  breakMinutes: 30,
  count: 1,
  underWeight: 100,
  overWeight: null,
});
const person = {
  id: 'žana',
  name: 'Žana',
  roles: ['cook'],
  maxMinutesPerWeek: null,
  minShiftsPerWeek: 0,
  normMinutes: null,
  birthDate: null,
  blocks: [],
  hourlyRateCents: null,
  limits: {},
  wishes: [],
};
const { start, end, breakMinutes } = need(0, 'waiter');
const pin = { id: 'pin', date: '2026-03-09', template: 'M', role: 'waiter', start, end, breakMinutes };
const problem: Problem = {
  from: '2026-03-09',
  to: '2026-03-11',
  days: [0, 1, 2].map(day),
  people: [person, { ...person, id: 'jonas', name: 'Jonas', roles: ['waiter'] }],
  needs: [need(0, 'cook'), need(0, 'waiter'), need(1, 'cook'), need(2, 'cook')],
  fixed: [{ ...pin, employeeId: 'jonas', locked: true }],
  forbiddenSequences: [],
  law: null,
  weights: { coverage: 0, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
};
const one: PeerCase = { name: 'three-days', file: 'three-days.json', problem, best: 100, isProblem: true };

it('reads a roster back as the shifts of the needs, with those that are fixed', () => {
  const shifts = readRoster(problem, [['žana', 1, 'M', 'cook']]);
  expect(shifts.map(({ employeeId, date, role }) => [employeeId, date, role])).toEqual([
    ['jonas', '2026-03-09', 'waiter'],
    ['žana', '2026-03-10', 'cook'],
  ]);
  expect(shifts[1]).toMatchObject({ start: MIDNIGHT + 1440 + 480, end: MIDNIGHT + 1440 + 960, breakMinutes: 30 });
  // Of the benchmark, which has one role.
  expect(readRoster(problem, [['žana', 0, 'M', null]])[1]).toMatchObject({ role: 'cook' });
});

it('refuses a roster with an employee, a day or a shift that there isn’t', () => {
  const rows: RosterRow[] = [
    ['petras', 0, 'M', 'cook'],
    ['žana', 3, 'M', 'cook'],
    ['žana', 0, 'N', 'cook'],
  ];
  for (const row of rows) expect(() => readRoster(problem, [row])).toThrow(row.join(' '));
});

it('judges what a peer had at each moment, and at its end from then on', async () => {
  // Of the cook's three days: one worked by 1 s (200), two at the end (100). Working as a waiter breaks a rule.
  const unlawful = '{"at":0.5,"bound":null,"roster":[["žana",1,"M","cook"],["žana",0,"M","waiter"]]}';
  const first = '{"at":1,"bound":50,"roster":[["žana",1,"M","cook"]]}';
  const roster = '[["žana",1,"M","cook"],["žana",2,"M","cook"]]';
  const last = `{"seconds":1.5,"cpu":2.5,"proved":false,"penalty":100,"bound":100,"roster":${roster}}`;
  const run = readRun(['a line of the solver', unlawful, first, last, ''].join('\n'));
  if (run === null || 'notModelled' in run) throw new Error('not read');
  const judged = await judgeRun(one, 'CP-SAT', run, { seed: 3, at: [0.5, 1, 2] });
  expect(judged).toEqual({
    planner: 'CP-SAT',
    seed: 3,
    seconds: 1.5,
    cpuSeconds: 2.5,
    proved: false,
    claimed: 100,
    moments: [
      { at: 0.5, penalty: null, bound: null },
      { at: 1, penalty: 200, bound: 50 },
      { at: 2, penalty: 100, bound: 100 },
    ],
  });
});

it('knows a run that broke off from one that says what it doesn’t model', () => {
  expect(readRun('')).toBeNull();
  expect(readRun('{"at":1,"bound":null,"roster":null}\n')).toBeNull();
  expect(readRun('{"notModelled":["regime"]}\n')).toEqual({ notModelled: ['regime'] });
});

const runOf = (planner: PlannerName, penalties: (number | null)[], more: Partial<JudgedRun> = {}): JudgedRun => ({
  planner,
  seed: 1,
  seconds: 2,
  cpuSeconds: 4,
  proved: false,
  claimed: penalties.at(-1) ?? null,
  moments: penalties.map((penalty, i) => ({ at: i + 1, penalty, bound: planner === 'Timefold' ? null : 90 })),
  ...more,
});
const resultOf = (runs: JudgedRun[], more: Partial<PeerResult> = {}): PeerResult => ({
  name: 'one',
  best: 100,
  isProblem: true,
  people: 2,
  days: 3,
  runs,
  notModelled: {},
  ...more,
});

it('shows penalties over ours of the same moment', () => {
  const runs = [runOf('ours', [200, 100]), runOf('CP-SAT', [null, 1250.5]), runOf('Timefold', [100, 150])];
  expect(
    timeTable([resultOf(runs)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| one | 100 | ours | 200 (90) | 100 (90) | 4 |',
    '| one | 100 | CP-SAT | nothing lawful (90) | 1,250.5 ×12.51 (90) | 4 |',
    '| one | 100 | Timefold | 100 ×0.50 | 150 ×1.50 | 4 |',
  ]);
});

it('compares proofs only where both have one, by the wall and of the processor', () => {
  const proved = { proved: true };
  const both = [runOf('ours', [100], proved), runOf('CP-SAT', [100], { ...proved, seconds: 0.5, cpuSeconds: 0.5 })];
  const results = [resultOf(both), resultOf([runOf('ours', [100]), runOf('CP-SAT', [100], proved)], { name: 'two' })];
  expect(proofTable(results).split('\n').slice(2)).toEqual([
    '| one | 100 | 2.000 | 0.500 | 4.0 | 4.000 | 0.500 | 8.0 |',
    '| two | 100 | – | 2.000 | – | – | 4.000 | – |',
    '| median |  | 1 proved | 2 proved | 4.0 |  |  | 8.0 |',
  ]);
});

it('names what can’t be, and what a model doesn’t know', () => {
  expect(faultsOf(resultOf([runOf('ours', [100], { proved: true }), runOf('CP-SAT', [95], { proved: true })]))).toEqual(
    ['one: CP-SAT has 95 as proved where 100 is the optimum (seed 1)'],
  );
  expect(faultsOf(resultOf([runOf('ours', [100]), runOf('Timefold', [80])], { best: null }))).toEqual([
    'one: ours has a bound of 90 where 80 is lawful (seed 1)',
  ]);
  expect(faultsOf(resultOf([runOf('Timefold', [120], { claimed: 110 })], { best: null }))).toEqual([
    'one: Timefold has counted 110 where our judges count 120 (seed 1)',
  ]);
  const unknown = { notModelled: { 'CP-SAT': ['regime', 'budgets'] } };
  expect(notModelledLines([resultOf([], unknown), resultOf([], { ...unknown, name: 'two' })])).toEqual([
    'Not modelled for CP-SAT (regime, budgets): one, two',
  ]);
});

it('skips a peer with a line where the machine doesn’t have its program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  const prepared = prepareCpSat(folder, join(folder, 'no-python'));
  expect(prepared).toEqual({ skipped: expect.stringMatching(/^CP-SAT skipped: .*ENOENT$/) });
  const other = prepareTimefold(folder, join(folder, 'no-maven'));
  expect(other).toEqual({ skipped: expect.stringMatching(/^Timefold skipped: (no Java|.*ENOENT$)/) });
  rmSync(folder, { recursive: true });
});
