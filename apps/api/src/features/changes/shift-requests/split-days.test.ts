import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCafe } from '../../../testing/seeds/cafe.ts';
import { createRushCafe } from '../../../testing/seeds/rush-cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
let petras: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  cafe = await createRushCafe(api, [
    { name: 'Ona', splits_days: true },
    { name: 'Jonas', splits_days: true },
    { name: 'Petras' },
  ]);
  [ona, jonas, petras] = cafe.workers as [typeof ona, typeof ona, typeof ona];
});

const call = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });
const DATE = '2032-05-12';
/** A published day: who has the morning and the evening. */
async function publish(morning: string | null, evening: string | null): Promise<[string, string]> {
  const ids: string[] = [];
  for (const [template, employee_id] of [
    ['RYTAS', morning],
    ['VAKARAS', evening],
  ]) {
    const body = { date: DATE, template, role: 'cook', employee_id };
    ids.push((await call('POST', '/schedule/shifts', cafe.token, body)).json.id);
  }
  await call('POST', '/schedule/publish?year=2032&month=5', cafe.token);
  return [ids[0]!, ids[1]!];
}
const holders = async () =>
  (await call('GET', `/schedule?start=${DATE}&end=${DATE}`, cafe.token)).json.shifts.map(
    ({ employee_id }: { employee_id: string | null }) => employee_id,
  );
const hard = async () =>
  (await call('GET', `/schedule/summary?start=${DATE}&end=${DATE}`, cafe.token)).json.violations.filter(
    ({ severity }: { severity: string }) => severity === 'hard',
  );
const openFor = async (token: string) =>
  (await call('GET', '/schedule/open-shifts', token)).json.map(({ id }: { id: string }) => id);

test('who agrees to split days sees the open second part and claims it; the colleague who does not cannot', async () => {
  const [morning, evening] = await publish(ona.id, null);
  expect(morning).not.toBe(evening);
  expect(await openFor(ona.token)).toEqual([evening]);
  const claim = await call('POST', '/schedule/claims', ona.token, { shift_id: evening });
  expect(claim.status).toBe(201);
  expect((await call('POST', `/manager/claims/${claim.json.id}/approve`, cafe.token)).status).toBe(200);
  expect(await holders()).toEqual([ona.id, ona.id]);
  expect(await hard()).toEqual([]);
});

test('without the agreement the second part is no open shift', async () => {
  const [, evening] = await publish(petras.id, null);
  expect(await openFor(petras.token)).toEqual([]);
  const claim = await call('POST', '/schedule/claims', petras.token, { shift_id: evening });
  expect([claim.status, claim.json.code]).toEqual([409, 'swap_not_eligible']);
});

test('one part of a split day is swapped, and the other one stays', async () => {
  const [, evening] = await publish(ona.id, ona.id);
  const offer = await call('POST', '/schedule/requests', ona.token, { shift_id: evening });
  expect(offer.status).toBe(201);
  expect((await call('POST', `/schedule/requests/${offer.json.id}/accept`, petras.token)).status).toBe(200);
  await call('POST', `/manager/swaps/${offer.json.id}/approve`, cafe.token);
  expect(await holders()).toEqual([ona.id, petras.id]);
  expect(await hard()).toEqual([]);
});

test('a part is offered to who may work both, and not to who has the other part and does not agree', async () => {
  const takers = async (token: string, shift: string) =>
    (await call('GET', `/schedule/requests/takers?shift_id=${shift}`, token)).json.map(
      ({ employee_id }: { employee_id: string }) => employee_id,
    );
  const [morning] = await publish(ona.id, jonas.id);
  expect((await takers(ona.token, morning)).sort()).toEqual([jonas.id, petras.id].sort());
});

test('the ill one loses both parts; the repair gives them to one who may work twice', async () => {
  await publish(ona.id, ona.id);
  // Petras is away, so that only Jonas is left.
  const away = await call('POST', '/schedule/repair', cafe.token, {
    employee_id: petras.id,
    start: DATE,
    end: DATE,
    type: 'vacation',
  });
  await call('POST', `/schedule/repair/${away.json.id}/apply`, cafe.token);
  const { json } = await call('POST', '/schedule/repair', cafe.token, {
    employee_id: ona.id,
    start: DATE,
    end: DATE,
    type: 'sick_leave',
  });
  expect(json.changes.map(({ to_employee_id }: { to_employee_id: string }) => to_employee_id)).toEqual([
    jonas.id,
    jonas.id,
  ]);
  expect((await call('POST', `/schedule/repair/${json.id}/apply`, cafe.token)).status).toBe(200);
  expect(await holders()).toEqual([jonas.id, jonas.id]);
  expect(await hard()).toEqual([]);
});
