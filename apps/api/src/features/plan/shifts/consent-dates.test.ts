import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// DSSĮ 37(8): a protected employee works at night only with written consent, on the days that it covers.

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
async function edit(id: string, more: object) {
  const { json } = await ask('GET', '/employees');
  const { version, has_login, picture, last_day, is_fixed_term, ...own } = json.find(
    (one: { id: string }) => one.id === id,
  );
  expect([version > 0, has_login, picture, last_day, is_fixed_term]).toHaveLength(5);
  return ask('PUT', `/employees/${id}`, { ...own, ...more });
}
async function nightsBroken(id: string): Promise<string[]> {
  const { json } = await ask('GET', '/schedule?start=2032-03-01&end=2032-03-31');
  return json.shifts
    .filter(({ employee_id }: { employee_id: string }) => employee_id === id)
    .filter(({ warnings }: { warnings: { rule: string }[] }) => warnings.some(({ rule }) => rule === 'night-consent'))
    .map(({ date }: { date: string }) => date);
}

test('a consent that ends in the month counts for the days that it covers; ended later, the rest is right again', async () => {
  const { id } = await createWorker(api, manager, {
    needs_consent: true,
    consents: { night: true },
    consent_dates: { night: { from: '2032-03-03', until: '2032-03-10' } },
  });
  const night = { start_time: '20:00', end_time: '23:00', break_minutes: 0, role: 'cook', employee_id: id };
  for (const day of ['02', '03', '10', '11'])
    expect((await ask('POST', '/schedule/shifts', { date: `2032-03-${day}`, ...night })).status).toBe(201);
  expect(await nightsBroken(id)).toEqual(['2032-03-02', '2032-03-11']);
  const later = await edit(id, { consent_dates: { night: { from: null, until: '2032-03-31' } } });
  expect(later.json.consent_dates).toEqual({ night: { from: null, until: '2032-03-31' } });
  expect(await nightsBroken(id)).toEqual([]);
});

test('an earlier page, which knows neither days nor a longer week, leaves them as they are', async () => {
  const consent_dates = { long_week: { from: '2032-01-01', until: null } };
  const { id } = await createWorker(api, manager, { consents: { night: true, long_week: true }, consent_dates });
  const { json } = await edit(id, { consents: { night: false }, consent_dates: undefined });
  expect([json.consents, json.consent_dates]).toEqual([{ night: false, long_week: true }, consent_dates]);
  expect((await edit(id, { consents: { long_week: false } })).json.consents).toEqual({ long_week: false });
});

test('a consent that ends before it begins is refused at its field', async () => {
  const { id } = await createWorker(api, manager);
  for (const [field, consent_dates] of [
    ['consent_dates.night.until', { night: { from: '2032-03-03', until: '2032-03-02' } }],
    ['consent_dates.night.from', { night: { from: '2032-02-30', until: null } }],
  ] as const) {
    const { status, json } = await edit(id, { consent_dates });
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  }
});
