import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkMinutes } from './check-sums.ts';
import { countDueMinutes } from './count-months.ts';
import { countMinutes } from './minutes.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 3);
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const inProject = <T>(work: Parameters<typeof api.deps.database.inProject<T>>[1]) =>
  api.deps.database.inProject(cafe.projectId, work);
const check = () => inProject(checkMinutes);
const worker = (index: number) => cafe.workers[index]?.id ?? '';
const night = { start_time: '22:00', end_time: '06:00', break_minutes: 30, role: 'cook' };
const storedOn = (date: string) =>
  inProject((tx) =>
    tx
      .selectFrom('counted_shift')
      .select(['minutes', 'night_minutes', 'holiday_minutes', 'is_night', 'is_holiday', 'weekend'])
      .where('date', '=', date)
      .execute(),
  );
const forgetAll = () => sql`select forget_shift_minutes()`.execute(api.deps.database.direct);
const dueNow = async () =>
  (await inProject((tx) => tx.selectFrom('shift_minutes').select('date').where('is_due', '=', true).execute())).length;

test('whatever writes shifts, what is stored is what the engine counts', async () => {
  const ids: Record<string, string> = {};
  const shift = async (date: string, more: object) =>
    (await call('POST', '/schedule/shifts', { date, ...more })).json.id as string;
  const writes: Record<string, () => Promise<{ status: number }>> = {
    create: async () => {
      ids['made'] = await shift('2031-10-25', { ...night, employee_id: worker(0) });
      return { status: 201 };
    },
    move: () => call('PUT', `/schedule/${ids['made']}`, { ...night, date: '2031-10-18', employee_id: worker(1) }),
    'change the hours': () =>
      call('PUT', `/schedule/${ids['made']}`, { ...night, date: '2031-10-18', end_time: '04:15', break_minutes: 0 }),
    'copy into the night in which the clocks change': () =>
      call('POST', '/schedule/copy', {
        source_start: '2031-10-13',
        source_end: '2031-10-19',
        target_start: '2031-10-20',
        target_end: '2031-10-26',
      }),
    generate: async () => {
      const { json, status } = await call('POST', '/generate-schedule?year=2031&month=11', { seconds: 1 });
      const job = async () => (await call('GET', `/generate-schedule/${json.job_id}`)).json;
      await eventually(async () => expect((await job()).undo_id).toBeTruthy());
      ids['undo'] = (await job()).undo_id;
      return { status };
    },
    'undo the plan': () => call('POST', `/schedule/restore/${ids['undo']}`),
    publish: () => call('POST', '/schedule/publish?year=2031&month=10'),
    'replace the employee': () =>
      call('POST', `/schedule/${ids['made']}/replace`, { employee_id: worker(2), reason: 'Serga' }),
    'report an illness': async () => {
      await shift('2031-12-02', { template: 'DAY', role: 'cook', employee_id: worker(0) });
      await call('POST', '/schedule/publish?year=2031&month=12');
      const { json } = await call('POST', '/schedule/repair', {
        employee_id: worker(0),
        start: '2031-12-02',
        end: '2031-12-02',
      });
      const applied = await call('POST', `/schedule/repair/${json.id}/apply`);
      ids['repair'] = applied.json.undo_id;
      return applied;
    },
    'undo it': () => call('POST', `/schedule/repair/${ids['repair']}/undo`),
    'approve a claim': async () => {
      const open = await shift('2031-12-03', { template: 'DAY', role: 'cook', employee_id: null });
      await call('POST', '/schedule/publish?year=2031&month=12');
      const token = cafe.workers[1]?.token ?? '';
      const { json } = await api.call('POST', '/schedule/claims', { token, body: { shift_id: open } });
      return call('POST', `/manager/claims/${json.id}/approve`);
    },
    'rename the template': () =>
      call('PUT', '/templates/DAY', { name: 'DIENA', start_time: '09:00', end_time: '17:30', break_minutes: 45 }),
    'change the country': () => call('PUT', '/settings/project', { name: 'Rytas', description: null, country: 'LV' }),
    'delete an employee': () => call('DELETE', `/employees/${worker(2)}`),
    'clear the month': () => call('DELETE', '/schedule?year=2031&month=10'),
  };
  for (const [name, write] of Object.entries(writes)) {
    expect((await write()).status, name).toBeLessThan(300);
    const { stored, different } = await check();
    expect(different, name).toEqual([]);
    if (name !== 'clear the month') expect(stored, name).toBeGreaterThan(0);
  }
});

test('a night, a holiday and a weekend as the calendar has them', async () => {
  // In Latvia since the test before; All Saints' Day is none there. Saturday 1 November 2031.
  await call('PUT', '/settings/project', { name: 'Rytas', description: null, country: 'LT' });
  await call('POST', '/schedule/shifts', { date: '2031-11-01', ...night });
  const saints = { minutes: 450, night_minutes: 450, is_night: true, weekend: '2031-11-01' };
  // 22:00 to midnight of the first are holiday hours, and so are those of the second, All Souls' Day; the break is off
  // the first of them.
  expect(await storedOn('2031-11-01')).toEqual([{ ...saints, holiday_minutes: 450, is_holiday: true }]);
  await call('PUT', '/settings/project', { name: 'Rytas', description: null, country: 'LV' });
  expect(await storedOn('2031-11-01')).toEqual([{ ...saints, holiday_minutes: 0, is_holiday: false }]);
});

test('who writes a shift and does not let it be counted writes nothing', async () => {
  const add = (isCounted: boolean) =>
    inProject(async (tx) => {
      const row = { date: '2032-01-05', start_time: '08:00', end_time: '16:00', break_minutes: 0, role: 'cook' };
      const times = { starts_at: '2032-01-05T06:00:00Z', ends_at: '2032-01-05T14:00:00Z', employee_id: null };
      await tx
        .insertInto('shift')
        .values({ id: crypto.randomUUID(), ...row, ...times, template: null, status: 'draft' })
        .execute();
      if (isCounted) await countMinutes(tx);
    });
  await expect(add(false)).rejects.toThrow('not counted');
  expect(await storedOn('2032-01-05')).toEqual([]);
  await add(true);
  const move = (isCounted: boolean) =>
    inProject(async (tx) => {
      await tx.updateTable('shift').set({ break_minutes: 45 }).where('date', '=', '2032-01-05').execute();
      if (isCounted) await countMinutes(tx);
    });
  await expect(move(false)).rejects.toThrow('not counted');
  expect(await storedOn('2032-01-05')).toMatchObject([{ minutes: 480 }]);
  await move(true);
  expect(await storedOn('2032-01-05')).toMatchObject([{ minutes: 435 }]);
});

test('two at once with the same new hours both get them', async () => {
  const add = () => call('POST', '/schedule/shifts', { date: '2032-02-02', ...night, start_time: '21:15' });
  expect((await Promise.all([add(), add(), add()])).map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await storedOn('2032-02-02')).toMatchObject([{ minutes: 495 }, { minutes: 495 }, { minutes: 495 }]);
  expect((await check()).different).toEqual([]);
});

test('a recount that is killed half way continues, and a second changes nothing', async () => {
  await forgetAll();
  const all = await dueNow();
  expect(all).toBeGreaterThan(5);
  // What was stored is read until it is counted again.
  expect(await storedOn('2032-02-02')).toMatchObject([{ minutes: 495 }, { minutes: 495 }, { minutes: 495 }]);
  const killed = new AbortController();
  killed.abort();
  expect(await countDueMinutes(api.deps.database, killed.signal)).toBe(0);
  const both = await Promise.all([countDueMinutes(api.deps.database), countDueMinutes(api.deps.database)]);
  expect(both[0] + both[1]).toBe(all);
  expect(await dueNow()).toBe(0);
  expect((await check()).different).toEqual([]);
  expect(await countDueMinutes(api.deps.database)).toBe(0);
});

test('a calendar that changes while a shift is written is the one that counts', async () => {
  // 4 May is a public holiday in Latvia, not in Lithuania.
  await call('PUT', '/settings/project', { name: 'Rytas', description: null, country: 'LT' });
  const country = (name: string) =>
    call('PUT', '/settings/project', { name: 'Rytas', description: null, country: name });
  for (const [date, name, expected] of [
    ['2032-05-04', 'LV', true],
    ['2032-11-02', 'LV', false],
    ['2033-05-04', 'LT', false],
  ] as const) {
    await Promise.all([country(name), call('POST', '/schedule/shifts', { date, ...night, start_time: '10:00' })]);
    expect(await storedOn(date), date).toMatchObject([{ is_holiday: expected }]);
    expect((await check()).different).toEqual([]);
  }
});
