import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assumptions } from './assumptions.ts';
import { readFigures, readPlans, type Figures, type Plans } from './figures.ts';
import { needOf } from './model.ts';
import { pageOf } from './page.ts';
import { waitsOf } from './queue.ts';
import { readDistribution } from './schema.ts';

test('docs/scale.md is what the script writes from the figures and the real schema', async () => {
  const measured = { figures: readFigures(), plans: readPlans() };
  const page = pageOf(needOf(10_000, measured, assumptions), measured, await readDistribution());
  expect(readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')).toBe(page);
});

const business = { employees: 10, shiftsPerMonth: 100, baseBytes: 1e6, monthBytes: 1e5 };
const call = { webCpuMs: 2, databaseCpuMs: 1, statements: 5 };
/** Round numbers, so that what follows from them can be counted by hand. */
const figures: Figures = {
  command: '',
  date: '',
  commit: '',
  machine: { cores: 2, processor: '', node: '' },
  businesses: {
    cafe: business,
    restaurant: business,
    shop: business,
  },
  calls: { small: call, month: call, dashboard: call, write: call },
  idle: {
    command: '',
    commit: '',
    runs: [
      { webProcesses: 1, tenants: 0, coreShare: 0.01, statementsPerSecond: 3 },
      { webProcesses: 1, tenants: 2000, coreShare: 0.03, statementsPerSecond: 4 },
      { webProcesses: 4, tenants: 2000, coreShare: 0.07, statementsPerSecond: 9 },
    ],
  },
  backup: {
    little: { dataBytes: 1e7, fileBytes: 1e6, seconds: 2 },
    much: { dataBytes: 1.1e8, fileBytes: 1.1e7, seconds: 12 },
  },
};
const cost = { seconds: 1, cpuSeconds: 2 };
const plans: Plans = { file: '', limitSeconds: 10, threads: 2, costs: { cafe: cost, restaurant: cost, shop: cost } };
const assumed = {
  ...assumptions,
  kinds: { cafe: 0.5, restaurant: 0.25, shop: 0.25 },
  plansPerMonth: 1,
  nightHours: 1,
  busiestHourShare: 0.5,
  utilisation: 0.5,
  coresPerPlannerMachine: 4,
  monthsKept: 10,
  bloat: 1,
  employeeCalls: { small: 6, month: 0, dashboard: 0, write: 0 },
  managerCalls: { small: 0, month: 0, dashboard: 0, write: 12 },
  busiestRequestHourShare: 0.5,
};

test('the needs follow from the figures', () => {
  const { planning, web, database, backup, idle, employees } = needOf(3600, { figures, plans }, assumed);
  expect(employees).toBe(36_000);
  // 3,600 plans of 2 core seconds; in an hour at half use 4 cores; half of them in the busiest hour 2 cores.
  expect([planning.coreHours, planning.nightCores, planning.hourCores, planning.machines]).toEqual([2, 4, 2, 1]);
  // A day 216,000 by employees and 43,200 by managers, half of them in an hour: 30 and 6 a second.
  expect([web.requestsPerSecond, database.commitsPerSecond, database.statementsPerSecond]).toEqual([36, 6, 180]);
  // 36 times 2 ms are 0.072 cores.
  expect([web.cores.toFixed(3), web.processes]).toEqual(['0.072', 1]);
  // 3,600 times 1 MB and ten months of 0.1 MB; a tenth of it in a backup, 10 s for each 100 MB.
  expect([database.bytes, database.hotBytes, backup.bytes]).toEqual([7.2e9, 4.68e9, 7.2e8]);
  expect(backup.hours).toBeCloseTo(0.2);
  expect(idle.statementsPerSecondPer1000).toBe(0.5);
  expect(idle.coreSharePer1000).toBeCloseTo(0.01);
});

test('plans wait when more are asked for than can be made', () => {
  const sizes = [{ share: 1, seconds: 10 }];
  expect(waitsOf({ plans: 5, seconds: 1, places: 5, sizes })).toEqual({ median: 0, p95: 0, most: 0 });
  // All at once on one place: the last of ten waits for nine.
  const { most } = waitsOf({ plans: 10, seconds: 0, places: 1, sizes });
  expect(most).toBe(90);
});
