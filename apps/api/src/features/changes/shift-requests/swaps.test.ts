import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let jonas: { id: string; token: string };
let rita: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
  jonas = await createWorker(api, manager, { name: 'Jonas', roles: ['cook', 'cashier'] });
  rita = await createWorker(api, manager, { name: 'Rita', roles: ['cashier'] });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const MISSING = '01900000-0000-7000-8000-000000000000';

let month = 0;
/** A published shift of Ona's in a separate month. */
async function publish(fields: object = {}): Promise<string> {
  month += 1;
  const [year, number] = [2032 + Math.floor(month / 12), (month % 12) + 1];
  const date = `${year}-${String(number).padStart(2, '0')}-10`;
  const shift = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id, ...fields };
  const { json } = await post('/schedule/shifts', manager.token, shift);
  await post(`/schedule/publish?year=${year}&month=${number}`, manager.token);
  return json.id;
}
const offer = (shift_id: string, fields: object = {}) => post('/schedule/requests', ona.token, { shift_id, ...fields });
const deeds = {
  accept: (id: string) => post(`/schedule/requests/${id}/accept`, petras.token),
  decline: (id: string) => post(`/schedule/requests/${id}/decline`, petras.token),
  cancel: (id: string) => post(`/schedule/requests/${id}/cancel`, ona.token),
  approve: (id: string) => post(`/manager/swaps/${id}/approve`, manager.token),
  reject: (id: string) => post(`/manager/swaps/${id}/reject`, manager.token, { reason: 'Too few cooks' }),
};
const holderOf = async (id: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select('employee_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
const codeOf = ({ json }: Reply) => json.code;

test('nobody, the wrong role and strangers are refused', async () => {
  expect((await api.call('GET', '/schedule/requests/incoming')).status).toBe(401);
  expect(codeOf(await post('/schedule/requests', manager.token, { shift_id: MISSING }))).toBe('employees_only');
  expect(codeOf(await api.call('GET', '/manager/swaps', { token: ona.token }))).toBe('managers_only');
  const { json } = await offer(await publish());
  await deeds.accept(json.id);
  const none = await post(`/manager/swaps/${MISSING}/approve`, other.token);
  const foreign = await post(`/manager/swaps/${json.id}/approve`, other.token);
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await api.call('GET', '/manager/swaps', { token: other.token })).json).toEqual({ items: [], total: 0 });
});

test("a colleague's shift, a draft, a past one and a second offer are refused; so is somebody who may not take it", async () => {
  const shift = await publish();
  expect((await post('/schedule/requests', petras.token, { shift_id: shift })).status).toBe(404);
  expect((await offer(MISSING)).status).toBe(404);
  const draft = { date: '2045-01-10', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  expect((await offer((await post('/schedule/shifts', manager.token, draft)).json.id)).status).toBe(404);
  const past = await publish({ date: '2024-05-10' });
  await post('/schedule/publish?year=2024&month=5', manager.token);
  expect(codeOf(await offer(past))).toBe('shift_begun');
  expect((await offer(shift, { target_employee_id: 'nobody' })).json.errors).toHaveProperty('target_employee_id');
  expect((await offer(shift, { target_employee_id: ona.id })).json.errors).toHaveProperty('target_employee_id');
  expect(codeOf(await offer(shift, { target_employee_id: rita.id }))).toBe('swap_not_eligible');
  const takers = await api.call('GET', `/schedule/requests/takers?shift_id=${shift}`, { token: ona.token });
  expect(takers.json).toEqual(
    expect.arrayContaining([
      { employee_id: jonas.id, name: 'Jonas' },
      { employee_id: petras.id, name: 'Petras' },
    ]),
  );
  expect(takers.json).toHaveLength(2);
  const replies = await Promise.all([offer(shift), offer(shift)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('an offer to all is taken and approved: the shift moves, and each side reads its own text', async () => {
  const shift = await publish();
  const made = await offer(shift, { note: ' A wedding ' });
  expect([made.status, made.json.status, made.json.note, made.json.target]).toEqual([
    201,
    'pending',
    'A wedding',
    null,
  ]);
  const incoming = async (token: string) => (await api.call('GET', '/schedule/requests/incoming', { token })).json;
  expect((await incoming(petras.token))[0].id).toBe(made.json.id);
  expect(await incoming(rita.token)).toEqual([]);
  expect(codeOf(await deeds.approve(made.json.id))).toBe('swap_over');
  expect(codeOf(await post(`/schedule/requests/${made.json.id}/accept`, rita.token))).toBe('swap_not_eligible');
  expect((await post(`/schedule/requests/${made.json.id}/accept`, ona.token)).status).toBe(404);
  expect((await deeds.accept(made.json.id)).json.status).toBe('accepted');
  const listed = await api.call('GET', `/manager/swaps?status=employee_accepted&employee_id=${petras.id}`, {
    token: manager.token,
  });
  expect(listed.json.items.map(({ id }: { id: string }) => id)).toContain(made.json.id);
  expect((await deeds.approve(made.json.id)).json).toMatchObject({
    status: 'approved',
    accepted_by: { employee_id: petras.id, name: 'Petras' },
  });
  expect(await holderOf(shift)).toEqual({ employee_id: petras.id });
  for (const deed of [deeds.cancel, deeds.approve, deeds.reject])
    expect(codeOf(await deed(made.json.id))).toBe('swap_over');
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select('action_type').orderBy('id', 'desc').limit(3).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['swap.approved', 'swap.accepted', 'swap.offered']);
});

test('an approval judges the rules again: who works at that time by now cannot take it', async () => {
  const shift = await publish();
  const { json } = await offer(shift);
  await deeds.accept(json.id);
  const meanwhile = {
    date: json.shift.date,
    start_time: '10:00',
    end_time: '14:00',
    role: 'cook',
    employee_id: petras.id,
  };
  await post('/schedule/shifts', manager.token, meanwhile);
  expect(codeOf(await deeds.approve(json.id))).toBe('swap_not_eligible');
  expect(await holderOf(shift)).toEqual({ employee_id: ona.id });
  expect((await deeds.reject(json.id)).json).toMatchObject({ status: 'rejected', rejection_reason: 'Too few cooks' });
});

test('an offer ends with its shift, with the one it was made to, and when the shift is no longer its giver’s', async () => {
  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  const [cleared, targeted] = [await offer(await publish()), await publish()];
  const toLeaver = await offer(targeted, { target_employee_id: leaver.id });
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  const [year, number] = cleared.json.shift.date.split('-').map(Number);
  await api.call('DELETE', `/schedule?year=${year}&month=${number}`, { token: manager.token });
  const mine = (await api.call('GET', '/schedule/requests/outgoing', { token: ona.token })).json;
  const statusOf = (id: string) => mine.find((row: { id: string }) => row.id === id).status;
  expect([statusOf(cleared.json.id), statusOf(toLeaver.json.id)]).toEqual(['cancelled', 'cancelled']);
  expect((await deeds.accept(toLeaver.json.id)).status).toBeGreaterThanOrEqual(404);
});

test('an offer that nobody answered before the shift began has expired; an approved one is completed after it', async () => {
  const made = [await offer(await publish()), await offer(await publish())];
  await deeds.accept(made[1]?.json.id);
  await deeds.approve(made[1]?.json.id);
  const later = api.deps.now;
  api.deps.now = () => Date.parse('2044-01-01T00:00:00Z');
  try {
    const list = (await api.call('GET', '/schedule/requests/outgoing', { token: ona.token })).json;
    const statuses = made.map(({ json }) => list.find((row: { id: string }) => row.id === json.id).status);
    expect(statuses).toEqual(['expired', 'completed']);
    expect(codeOf(await deeds.accept(made[0]?.json.id))).toBe('swap_over');
  } finally {
    api.deps.now = later;
  }
});

test('an expired offer stays expired when its shift is assigned or deleted, or its giver leaves', async () => {
  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  const leaving = await publish({ employee_id: leaver.id });
  const left = await post('/schedule/requests', leaver.token, { shift_id: leaving });
  const [cleared, given] = [await offer(await publish()), await publish()];
  const offered = await offer(given);
  const later = api.deps.now;
  try {
    api.deps.now = () => Date.parse(`${offered.json.shift.date}T09:00:00Z`);
    await post(`/schedule/${given}/replace`, manager.token, { employee_id: petras.id, reason: 'Late' });
    api.deps.now = () => Date.parse('2044-01-01T00:00:00Z');
    await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
    const [year, number] = cleared.json.shift.date.split('-').map(Number);
    await api.call('DELETE', `/schedule?year=${year}&month=${number}`, { token: manager.token });
    const { items } = (await api.call('GET', '/manager/swaps?page_size=100', { token: manager.token })).json;
    const statuses = [left, cleared, offered].map(
      ({ json }) => items.find(({ id }: { id: string }) => id === json.id)?.status,
    );
    expect(statuses).toEqual(['expired', 'expired', 'expired']);
    expect(await holderOf(given)).toEqual({ employee_id: petras.id });
  } finally {
    api.deps.now = later;
  }
});
