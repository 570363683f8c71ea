import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkSums } from './check-sums.ts';
import { countMonths } from './count-months.ts';
import { countMinutes } from './minutes.ts';
import { readBooks, readEarlierWork } from './earlier-work.ts';

let api: TestApp;
let token: string;
let projectId: string;
let workers: { id: string; token: string }[];
beforeAll(async () => {
  api = await createTestApp();
  ({ token, projectId } = await createManager(api));
  const roles = [['cook', 'waiter'], ['waiter'], ['cook']];
  workers = [];
  for (const own of roles) workers.push(await createWorker(api, { token, projectId }, { roles: own }));
  await call('PUT', '/settings/system', {
    accounting_start: '2024-11-01',
    accounting_months: 6,
    accounting_ground: 'sector',
  });
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = token) =>
  api.call(method, path, { token: as, ...(body && { body }) });
const inProject = <T>(work: Parameters<typeof api.deps.database.inProject<T>>[1]) =>
  api.deps.database.inProject(projectId, work);
const count = async () => (await countMonths(api.deps.database, Date.now())).length;
const worker = (index: number) => workers[index] ?? { id: '', token: '' };
const addShift = (date: string, [start_time, end_time, break_minutes]: Hours, role: string, person: string | null) =>
  call('POST', '/schedule/shifts', { date, start_time, end_time, break_minutes, role, employee_id: person });

type Hours = readonly [start: string, end: string, rest: number];
const HOURS: Hours[] = [
  ['08:00', '16:30', 30],
  ['14:00', '22:30', 0],
  ['22:00', '06:00', 30],
  ['20:00', '01:00', 0],
  ['00:30', '04:00', 0],
];
/** Borders of a month, of a year and of a weekend, and the nights in which the clocks change. */
const DATES = ['2024-10-26', '2024-10-27', '2024-11-30', '2024-12-01', '2024-12-31', '2025-01-01', '2025-01-04'].concat(
  ['2025-01-31', '2025-02-01', '2025-03-01', '2025-03-02', '2025-03-29', '2025-03-30', '2025-03-31', '2025-04-01'],
);
const MONTHS = ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03', '2025-04'];

/** Every way in which work comes, changes and goes, as a browser does it; whether it was taken. */
const ACTS = {
  shift: ({ date, hours, person, role }) => addShift(date, hours, role, worker(person).id),
  publish: ({ date }) => call('POST', `/schedule/publish?year=${date.slice(0, 4)}&month=${Number(date.slice(5, 7))}`),
  clock: ({ date, hours, person, minutes, isOdd }) =>
    call('POST', '/timesheets', {
      employee_id: worker(person).id,
      ...times(date, hours, minutes),
      is_additional: isOdd && minutes > 200,
    }),
  correct: async ({ date, hours, minutes, pick, isOdd }) => {
    const entries = await inProject((tx) => tx.selectFrom('time_entry').select('id').orderBy('id').execute());
    const id = entries[pick % Math.max(1, entries.length)]?.id ?? crypto.randomUUID();
    return call('PUT', `/timesheets/${id}`, { ...times(date, hours, minutes), is_void: isOdd && minutes > 150 });
  },
  leave: async ({ date, person }) => {
    const body = { type: 'sick_leave', start_date: date, end_date: date, reason: 'Serga' };
    const { json } = await call('POST', '/time-off', body, worker(person).token);
    return call('PUT', `/time-off/${json.id}`, { status: 'approved' });
  },
  holiday: ({ date, isOdd }) =>
    isOdd ? call('DELETE', `/holidays/${date}`) : call('POST', '/holidays', { date, name: 'Šventė', closed: false }),
  // What is over and what the clock forbids comes by other ways: an import, an older version, the owner's hand.
  replace: async ({ pick, person }) => {
    const id = await idAt(pick);
    await inProject((tx) =>
      tx
        .updateTable('shift')
        .set({ employee_id: worker(person).id })
        .where('id', '=', id)
        .execute(),
    ).catch(() => undefined);
    return { status: 200 };
  },
  move: async ({ pick, date, hours, person, role }) => {
    const [start_time, end_time, break_minutes] = hours;
    const body = { date, start_time, end_time, break_minutes, role, employee_id: worker(person).id };
    return call('PUT', `/schedule/${await idAt(pick)}`, body);
  },
  remove: async ({ pick }) => call('DELETE', `/schedule/${await idAt(pick)}`),
  roles: ({ isOdd }) =>
    call('PUT', `/employees/${worker(0).id}`, {
      name: 'Žydrūnas',
      roles: isOdd ? ['waiter', 'cook'] : ['cook', 'waiter'],
    }),
  // New Year's Eve is a public holiday in Latvia.
  country: async ({ isOdd }) => {
    const country = isOdd ? 'LV' : 'LT';
    await inProject((tx) => tx.updateTable('project').set({ country }).execute());
    await inProject(countMinutes);
    return { status: 200 };
  },
  zone: async ({ isOdd }) => {
    const time_zone = isOdd ? 'Europe/London' : 'Europe/Vilnius';
    await inProject((tx) => tx.updateTable('project').set({ time_zone }).execute());
    await inProject(countMinutes);
    return { status: 200 };
  },
} satisfies Record<string, (about: About) => Promise<{ status: number }>>;

interface About {
  date: string;
  hours: Hours;
  person: number;
  role: string;
  minutes: number;
  pick: number;
  isOdd: boolean;
}

/** Local times some minutes beside the hours of a shift. */
function times(date: string, [start, end, break_minutes]: Hours, minutes: number) {
  const begun = Temporal.PlainDateTime.from(`${date}T${start}`);
  const length = (Number(end.slice(0, 2)) - Number(start.slice(0, 2)) + 24) % 24;
  const at = (time: Temporal.PlainDateTime) =>
    time
      .add({ minutes: minutes - 100 })
      .toString()
      .slice(0, 16);
  return { started_at: at(begun), ended_at: at(begun.add({ hours: length })), break_minutes, reason: 'Pamiršo' };
}

async function idAt(pick: number): Promise<string> {
  const shifts = await inProject((tx) => tx.selectFrom('shift').select('id').orderBy('id').execute());
  return shifts[pick % Math.max(1, shifts.length)]?.id ?? crypto.randomUUID();
}

const kind = fc.constantFrom(
  ...(Object.keys(ACTS) as (keyof typeof ACTS)[]),
  'shift' as const,
  'shift' as const,
  'clock' as const,
);
const about: fc.Arbitrary<About> = fc.record({
  date: fc.constantFrom(...DATES),
  hours: fc.constantFrom(...HOURS),
  person: fc.nat(2),
  role: fc.constantFrom('cook', 'waiter'),
  minutes: fc.nat(300),
  pick: fc.nat(30),
  isOdd: fc.boolean(),
});

const earlier = (from: string) => inProject(async (tx) => readEarlierWork(tx, from, await readBooks(tx, from)));

test('whatever is done through the API, the sums of months are those of a recount by the engine, and read the same as rows', async () => {
  const taken = new Map<string, number>();
  const property = fc.asyncProperty(fc.array(fc.tuple(kind, about), { minLength: 12, maxLength: 20 }), async (acts) => {
    for (const [act, facts] of acts) {
      const { status } = await ACTS[act](facts);
      expect(status, act).toBeLessThan(500);
      if (status < 300) taken.set(act, (taken.get(act) ?? 0) + 1);
    }
    const rows = await Promise.all(['2025-05-01', '2025-03-15', '2025-01-01'].map(earlier));
    await count();
    const summed = await Promise.all(['2025-05-01', '2025-03-15', '2025-01-01'].map(earlier));
    expect(summed).toEqual(rows);
    for (const month of MONTHS) {
      const { stored, recounted } = await inProject((tx) => checkSums(tx, `${month}-01`));
      expect(stored, month).toEqual(recounted);
    }
  });
  await fc.assert(property, { numRuns: 12, seed: 26, endOnFailure: true });
  expect([...taken.keys()].sort()).toEqual(Object.keys(ACTS).sort());
  const { rows } = await inProject((tx) =>
    sql<{ n: number }>`select count(*)::integer as n from worked_sum`.execute(tx),
  );
  expect(rows[0]?.n).toBeGreaterThan(10);
}, 180_000);

test('a month that is being changed is summed after the change', async () => {
  await addShift('2023-05-09', ['08:00', '16:30', 30], 'cook', worker(2).id);
  await call('POST', '/schedule/publish?year=2023&month=5');
  await count();
  const stored = async () => (await inProject((tx) => checkSums(tx, '2023-05-01'))).stored;
  expect(await stored()).toMatchObject([{ minutes: 480, closings: 1 }]);
  await inProject(async (tx) => {
    await tx.updateTable('shift').set({ break_minutes: 0 }).where('date', '=', '2023-05-09').execute();
    await countMinutes(tx);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
  expect(await stored()).toMatchObject([{ minutes: 510, closings: 1 }]);
  expect(await count()).toBe(0);
});

test('a month is not summed before it is over everywhere, and one of a project that is erased is nobody’s', async () => {
  const before = async (now: string) => (await countMonths(api.deps.database, Date.parse(now))).length;
  await addShift('2023-07-31', ['08:00', '16:30', 30], 'cook', worker(2).id);
  expect(await before('2023-08-01T23:00Z')).toBe(0);
  expect(await before('2023-08-02T00:00Z')).toBe(1);
});
