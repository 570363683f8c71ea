import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-10T09:00:00Z');
  manager = await createManager(api);
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const add = (fields: object = {}) =>
  call('POST', '/employees', { id: unique('e'), name: 'Žydrė Ąžuolė', roles: ['cook'], ...fields });
const put = (id: string, fields: object = {}) =>
  call('PUT', `/employees/${id}`, { name: 'Žydrė Ąžuolė', roles: ['cook'], ...fields });
const find = async (id: string, employed = 'now'): Promise<Json> =>
  (await call('GET', `/employees?employed=${employed}`)).json.find((one: Json) => one.id === id);
const employmentOf = async (id: string): Promise<Json> => (await call('GET', `/employees/${id}/employment`)).json;

const AGREED = {
  employment_start: '2031-01-01',
  employment_end: '2031-12-31',
  contract_kind: 'part',
  contract_hours_per_week: 20,
  hourly_rate_cents: 900,
};
const TERMS = [
  { from: '2031-01-01', contract_hours_per_week: 20, hourly_rate_cents: 900, roles: ['cook'] },
  { from: '2031-06-01', contract_hours_per_week: 30, hourly_rate_cents: 950, roles: ['cook', 'barista'] },
];

test('an employment is created, listed and stored once, under both names', async () => {
  const { status, json } = await add(AGREED);
  expect(status).toBe(201);
  const said = { ...AGREED, first_day: '2031-01-01', last_day: '2031-12-31', has_reduced_norm: false };
  expect(json).toMatchObject({ ...said, terms: [TERMS[0]] });
  expect(await find(json.id)).toMatchObject({ ...said, terms: [TERMS[0]] });
  expect(await employmentOf(json.id)).toMatchObject({ first_day: '2031-01-01', last_day: '2031-12-31' });
});

test('terms are the history of the employment, and what another program sends back changes nothing', async () => {
  const made = await add({ ...AGREED, terms: TERMS });
  const { id } = made.json;
  expect(made.json).toMatchObject({ roles: ['cook'], terms: TERMS });
  expect((await employmentOf(id)).terms).toMatchObject([
    { valid_from: null, contract_hours_per_week: 20, is_current: true },
    { valid_from: '2031-06-01', contract_hours_per_week: 30, hourly_rate_cents: 950, is_current: false },
  ]);
  const { id: _, has_login: __, picture: ___, last_day: ____, is_fixed_term, version, ...same } = await find(id);
  expect([is_fixed_term, version]).toEqual([false, 1]);
  const again = await call('PUT', `/employees/${id}`, same);
  expect([again.status, again.json.terms]).toEqual([200, TERMS]);
  const changed = await put(id, { ...AGREED, terms: [{ ...TERMS[0], contract_hours_per_week: 25 }] });
  expect(changed.json).toMatchObject({
    contract_hours_per_week: 25,
    terms: [{ ...TERMS[0], contract_hours_per_week: 25 }],
  });
});

test('what a change leaves out of the employment stays; null removes the last day', async () => {
  const { id } = (await add({ ...AGREED, terms: TERMS })).json;
  const kept = await put(id, { contract_hours_per_week: 20, hourly_rate_cents: 900 });
  expect(kept.json).toMatchObject({ employment_start: '2031-01-01', employment_end: '2031-12-31', terms: TERMS });
  const open = await put(id, { contract_hours_per_week: 20, employment_end: null });
  expect(open.json).toMatchObject({ employment_end: null, last_day: null });
});

test('terms that are sent back as they were change nothing beside what was changed, and changed ones are in the history', async () => {
  const { id } = (await add({ employment_start: '2031-01-01', hourly_rate_cents: 900 })).json;
  const seen = await find(id);
  const raised = await put(id, { hourly_rate_cents: 1000, employment_start: '2031-01-01', terms: seen.terms });
  expect(raised.json).toMatchObject({ hourly_rate_cents: 1000, terms: [{ hourly_rate_cents: 1000 }] });
  const later = [...raised.json.terms, { from: '2031-09-01', hourly_rate_cents: 1100 }];
  expect((await put(id, { hourly_rate_cents: 1000, terms: later })).json.terms).toMatchObject([
    { from: '2031-01-01', hourly_rate_cents: 1000 },
    { from: '2031-09-01', hourly_rate_cents: 1100 },
  ]);
  const lines = (await call('GET', `/activity?type=employee.terms_changed&person=${id}`)).json.items;
  expect(lines).toMatchObject([
    { details: { after: { valid_from: '2031-09-01', hourly_rate_cents: 1100, roles: ['cook'] } } },
  ]);
  // Terms that begin later leave what held first as it was, in months before them too.
  const moved = await put(id, { hourly_rate_cents: 1000, terms: [{ from: '2031-04-01', hourly_rate_cents: 1200 }] });
  expect(moved.json.terms).toMatchObject([
    { from: '2031-01-01', hourly_rate_cents: 1000 },
    { from: '2031-04-01', hourly_rate_cents: 1200 },
  ]);
});

test('who may not see pay leaves it as it is, whatever they send back', async () => {
  const { id, version } = (await add({ ...AGREED, terms: TERMS })).json;
  const body = { name: 'Bookings', scopes: ['people.read', 'people.write'] };
  const { token } = (await call('POST', '/api-tokens', body)).json;
  const seen = (await api.call('GET', '/employees', { token })).json.find((one: Json) => one.id === id);
  expect(seen.hourly_rate_cents).toBeNull();
  const fields = { name: 'Žydrė', roles: ['cook'], contract_hours_per_week: 20, hourly_rate_cents: null };
  const headers = { 'if-match': `"${version}"` };
  expect((await api.call('PUT', `/employees/${id}`, { token, headers, body: fields })).status).toBe(200);
  expect(await find(id)).toMatchObject({ name: 'Žydrė', hourly_rate_cents: 900 });
});

// The norm of May 2031 follows: 40 hours are full time, 30 of a reduced norm are a norm of their own (DK 112).
test('the kind of contract is what norms read', async () => {
  const full = (await add({ contract_kind: 'full' })).json;
  expect(full).toMatchObject({ contract_hours_per_week: 40, has_reduced_norm: false, contract_kind: 'full' });
  const reduced = await put(full.id, { contract_kind: 'reduced', contract_hours_per_week: 30 });
  expect(reduced.json).toMatchObject({ has_reduced_norm: true, contract_kind: 'reduced' });
  const part = await put(full.id, { contract_kind: 'part', contract_hours_per_week: 20 });
  expect(part.json).toMatchObject({ has_reduced_norm: false, contract_kind: 'part' });
  const unsaid = (await add()).json;
  expect(unsaid).toMatchObject({ contract_kind: 'full', contract_hours_per_week: null });
  expect((await put(unsaid.id, { contract_kind: 'full' })).json.contract_hours_per_week).toBeNull();
});

test.each([
  [{ employment_end: '2030-12-31' }, 'employment_end'],
  [{ employment_start: '2031-02-30' }, 'employment_start'],
  [{ first_day: '2031-02-01' }, 'employment_start'],
  [{ contract_kind: 'full' }, 'contract_kind'],
  [{ contract_kind: 'half' }, 'contract_kind'],
  [{ contract_kind: 'reduced', contract_hours_per_week: 40 }, 'contract_hours_per_week'],
  [{ terms: [] }, 'terms'],
  [{ terms: [TERMS[1], TERMS[0]] }, 'terms.1.from'],
  [{ terms: [TERMS[0], { ...TERMS[1], from: '2032-01-01' }] }, 'terms.1.from'],
  [{ terms: [{ ...TERMS[0], contract_hours_per_week: 61 }] }, 'terms.0.contract_hours_per_week'],
  [{ terms: [{ ...TERMS[0], roles: [] }] }, 'terms.0.roles'],
])('a wrong field is named: %o', async (fields, field) => {
  const { status, json } = await add({ ...AGREED, ...fields });
  expect([status, Object.keys(json.errors)]).toContainEqual(expect.arrayContaining([field]));
  expect(status).toBe(422);
});

test('a last day before worked shifts is rejected at its field; former employees are in no list', async () => {
  const { id } = (await add({ employment_start: '2031-01-01' })).json;
  const shift = { date: '2031-05-09', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: id };
  expect((await call('POST', '/schedule/shifts', shift)).status).toBe(201);
  expect(Object.keys((await put(id, { employment_end: '2031-05-08' })).json.errors)).toEqual(['employment_end']);
  expect(Object.keys((await put(id, { employment_start: '2031-05-10' })).json.errors)).toEqual(['employment_start']);
  expect((await put(id, { employment_end: '2031-05-09' })).json.employment_end).toBe('2031-05-09');
  expect(await find(id)).toBeUndefined();
  expect(await find(id, 'former')).toMatchObject({ employment_end: '2031-05-09' });
});

test('an old tab and two changes at once do not overwrite each other', async () => {
  const { id, version } = (await add(AGREED)).json;
  const change = (hours: number) =>
    api.call('PUT', `/employees/${id}`, {
      token: manager.token,
      body: {
        name: 'Žydrė Ąžuolė',
        roles: ['cook'],
        contract_hours_per_week: 20,
        terms: [TERMS[0], { ...TERMS[1], contract_hours_per_week: hours }],
      },
      headers: { 'if-match': `"${version}"` },
    });
  const both = await Promise.all([change(30), change(35)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const won = both.findIndex(({ status }) => status === 200);
  expect((await find(id)).terms[1].contract_hours_per_week).toBe([30, 35][won]);
});
