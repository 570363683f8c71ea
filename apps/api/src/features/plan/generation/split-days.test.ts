import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCafe } from '../../../testing/seeds/cafe.ts';
import { createRushCafe } from '../../../testing/seeds/rush-cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Shift {
  id: string;
  date: string;
  template: string;
  employee_id: string | null;
  warnings: { rule: string; severity: string }[];
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
});
afterAll(() => api.close());

const ask = (cafe: TestCafe, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const generate = async (cafe: TestCafe, body: object = {}) =>
  (await ask(cafe, 'POST', '/generate-schedule?year=2031&month=5', { seconds: 2, seed: 1, ...body })).json;
const shiftsOf = async (cafe: TestCafe): Promise<Shift[]> =>
  (await ask(cafe, 'GET', '/schedule?start=2031-05-01&end=2031-05-31')).json.shifts;
async function vacation(cafe: TestCafe, employee_id: string, start: string, end: string): Promise<void> {
  const { json } = await ask(cafe, 'POST', '/schedule/repair', { employee_id, type: 'vacation', start, end });
  expect((await ask(cafe, 'POST', `/schedule/repair/${json.id}/apply`)).status).toBe(200);
}
/** How many shifts each has on each day. */
const perDay = (shifts: Shift[]) =>
  Map.groupBy(
    shifts.filter(({ employee_id }) => employee_id !== null),
    ({ employee_id, date }) => `${employee_id} ${date}`,
  );

test('one of two is away: the other works the morning and the evening of a day, without a broken rule', async () => {
  const cafe = await createRushCafe(api);
  const [ona, jonas] = cafe.workers;
  // From Monday to Wednesday.
  await vacation(cafe, ona!.id, '2031-05-12', '2031-05-14');
  const { job_id } = await generate(cafe);
  const shifts = await shiftsOf(cafe);
  // 27 days from Monday to Saturday in May 2031, two shifts each.
  expect(shifts).toHaveLength(54);
  expect(shifts.filter(({ employee_id }) => employee_id === null)).toEqual([]);
  expect(shifts.flatMap(({ warnings }) => warnings.filter(({ severity }) => severity === 'hard'))).toEqual([]);
  const twice = [...perDay(shifts)].filter(([, own]) => own.length === 2).map(([key]) => key);
  expect(twice).toEqual(
    expect.arrayContaining(['2031-05-12', '2031-05-13', '2031-05-14'].map((date) => `${jonas!.id} ${date}`)),
  );
  const { json } = await ask(cafe, 'GET', `/generate-schedule/${job_id}`);
  expect(json.result.quality).toMatchObject({ filled: 54, fillable: 54 });
});

test('without the agreement the shift stays open, and the reason says so', async () => {
  const cafe = await createRushCafe(api, [{ name: 'Ona' }, { name: 'Jonas' }]);
  const [ona, jonas] = cafe.workers;
  await vacation(cafe, ona!.id, '2031-05-12', '2031-05-12');
  await generate(cafe);
  const open = (await shiftsOf(cafe)).filter(({ employee_id }) => employee_id === null);
  expect(open).toMatchObject([{ date: '2031-05-12' }]);
  const candidates = async () => (await ask(cafe, 'GET', `/schedule/${open[0]!.id}/candidates`)).json;
  const ofJonas = async () => (await candidates()).find((it: { employee_id: string }) => it.employee_id === jonas!.id);
  expect(JSON.stringify(await ofJonas())).toContain('one-shift-a-day');
  const changed = { name: 'Jonas', roles: ['cook'], splits_days: true };
  expect((await ask(cafe, 'PUT', `/employees/${jonas!.id}`, changed)).status).toBe(200);
  expect(await ofJonas()).toMatchObject({ fits: true, blocked_by: [] });
});

test('planning again keeps a pinned split day', async () => {
  const cafe = await createRushCafe(api);
  const [ona] = cafe.workers;
  await generate(cafe, { seconds: 0.4 });
  const day = (await shiftsOf(cafe)).filter(({ date }) => date === '2031-05-20');
  for (const { id, date, template } of day.toSorted(
    (a, b) => (a.employee_id === ona!.id ? 1 : -1) - (b.employee_id === ona!.id ? 1 : -1),
  ))
    await ask(cafe, 'PUT', `/schedule/${id}`, { date, template, role: 'cook', employee_id: ona!.id, pinned: true });
  await generate(cafe, { seconds: 0.4, seed: 2, keep: 'pins' });
  const after = (await shiftsOf(cafe)).filter(({ date }) => date === '2031-05-20');
  expect(after.map(({ employee_id }) => employee_id)).toEqual([ona!.id, ona!.id]);
  expect(after.flatMap(({ warnings }) => warnings.filter(({ severity }) => severity === 'hard'))).toEqual([]);
});

test('a part that is moved by hand too near to the other one is marked; at a lawful distance it is not', async () => {
  const cafe = await createRushCafe(api);
  const [ona] = cafe.workers;
  const place = { date: '2031-05-20', role: 'cook', employee_id: ona!.id };
  await ask(cafe, 'POST', '/schedule/shifts', { ...place, template: 'RYTAS' });
  const { json: part } = await ask(cafe, 'POST', '/schedule/shifts', { ...place, template: 'VAKARAS' });
  expect(part.warnings).toEqual([]);
  const moveTo = async (start_time: string, end_time: string) =>
    (await ask(cafe, 'PUT', `/schedule/${part.id}`, { ...place, start_time, end_time })).json.warnings.map(
      ({ rule }: { rule: string }) => rule,
    );
  // The morning ends at 11; the break is from two to six hours.
  expect(await moveTo('12:00', '15:00')).toEqual(['split-break']);
  expect(await moveTo('18:00', '20:00')).toEqual(['split-break']);
  expect(await moveTo('13:00', '16:00')).toEqual([]);
});
