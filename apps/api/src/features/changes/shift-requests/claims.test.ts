import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let rita: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
  rita = await createWorker(api, manager, { name: 'Rita', roles: ['cashier'] });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const MISSING = '01900000-0000-7000-8000-000000000000';

let month = 0;
/** An open published shift in a separate month. */
async function publish(fields: object = {}): Promise<string> {
  month += 1;
  const [year, number] = [2032 + Math.floor(month / 12), (month % 12) + 1];
  const date = `${year}-${String(number).padStart(2, '0')}-10`;
  const { json } = await post('/schedule/shifts', manager.token, {
    date,
    start_time: '08:00',
    end_time: '16:00',
    role: 'cook',
    ...fields,
  });
  const [published = '', of = ''] = json.date.split('-');
  await post(`/schedule/publish?year=${Number(published)}&month=${Number(of)}`, manager.token);
  return json.id;
}
const claim = (shift_id: string, by = ona) => post('/schedule/claims', by.token, { shift_id });
const deeds = {
  approve: (id: string) => post(`/manager/claims/${id}/approve`, manager.token),
  reject: (id: string) => post(`/manager/claims/${id}/reject`, manager.token, { reason: 'Too many hours' }),
  cancel: (id: string) => post(`/schedule/claims/${id}/cancel`, ona.token),
};
const holderOf = async (id: string) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('shift').select('employee_id').where('id', '=', id).executeTakeFirstOrThrow(),
  );
const codeOf = ({ json }: Reply) => json.code;
const own = async (by: { token: string }) => (await api.call('GET', '/schedule/claims', { token: by.token })).json;
const open = async (by: { token: string }): Promise<{ id: string; claim_id: string | null }[]> =>
  (await api.call('GET', '/schedule/open-shifts', { token: by.token })).json;

test('nobody, the wrong role and strangers are refused', async () => {
  expect((await api.call('GET', '/schedule/open-shifts')).status).toBe(401);
  expect(codeOf(await post('/schedule/claims', manager.token, { shift_id: MISSING }))).toBe('employees_only');
  expect(codeOf(await api.call('GET', '/manager/claims', { token: ona.token }))).toBe('managers_only');
  const { json } = await claim(await publish());
  const none = await post(`/manager/claims/${MISSING}/approve`, other.token);
  const foreign = await post(`/manager/claims/${json.id}/approve`, other.token);
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await post(`/schedule/claims/${json.id}/cancel`, petras.token)).status).toBe(404);
  expect((await api.call('GET', '/manager/claims', { token: other.token })).json).toEqual({ items: [], total: 0 });
});

test('the first few open shifts are those of the whole list', async () => {
  for (let count = 0; count < 3; count += 1) await publish();
  const [all, first] = [await open(ona), await api.call('GET', '/schedule/open-shifts?limit=2', { token: ona.token })];
  expect(all.length).toBeGreaterThanOrEqual(3);
  expect(first.json).toEqual(all.slice(0, 2));
  const none = await api.call('GET', '/schedule/open-shifts?limit=0', { token: ona.token });
  expect([none.status, Object.keys(none.json.errors)]).toEqual([422, ['limit']]);
});

test("somebody's shift, a draft, a past one, another role and a second claim are refused", async () => {
  const taken = await publish({ employee_id: petras.id });
  const draft = { date: '2045-01-10', start_time: '08:00', end_time: '16:00', role: 'cook' };
  const drafted = (await post('/schedule/shifts', manager.token, draft)).json.id;
  for (const id of [MISSING, taken, drafted]) expect((await claim(id)).status).toBe(404);
  expect(codeOf(await claim(await publish({ date: '2024-05-10' })))).toBe('shift_begun');
  const shift = await publish();
  expect(codeOf(await claim(shift, rita))).toBe('swap_not_eligible');
  const replies = await Promise.all([claim(shift), claim(shift)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await open(rita)).length).toBe(0);
  expect((await open(petras)).map(({ id }) => id)).not.toContain(taken);
});

test('one claim is approved: the shift is assigned, the other claim ends, and the history has both', async () => {
  const shift = await publish();
  const [first, second] = [await claim(shift), await claim(shift, petras)];
  expect([first.status, first.json.status]).toEqual([201, 'pending']);
  expect((await open(ona)).find(({ id }) => id === shift)?.claim_id).toBe(first.json.id);
  const waiting = await api.call('GET', '/manager/claims?status=pending', { token: manager.token });
  expect(waiting.json.items.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([first.json.id, second.json.id]),
  );
  const earlier = await claim(await publish({ date: '2031-05-10' }));
  const part = async (query: string) =>
    (await api.call('GET', `/manager/claims?${query}`, { token: manager.token })).json;
  const { items: soonest, total } = await part('status=pending&page_size=1');
  expect([soonest[0].id, total]).toEqual([earlier.json.id, waiting.json.total + 1]);
  await deeds.cancel(earlier.json.id);
  expect((await deeds.approve(first.json.id)).json.status).toBe('approved');
  const { items: decided } = await part('status=decided&page_size=100');
  expect(decided.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual(
    [earlier, second, first].map(({ json }) => json.id),
  );
  expect(decided.some(({ status }: { status: string }) => status === 'pending')).toBe(false);
  expect(await holderOf(shift)).toEqual({ employee_id: ona.id });
  expect((await own(petras))[0]).toMatchObject({ id: second.json.id, status: 'rejected', rejection_reason: null });
  for (const deed of [deeds.approve, deeds.reject]) expect(codeOf(await deed(second.json.id))).toBe('claim_over');
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .selectFrom('activity')
      .select('action_type')
      .where('action_type', 'like', 'claim.%')
      .orderBy('id', 'desc')
      .limit(6)
      .execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual([
    'claim.rejected',
    'claim.approved',
    'claim.cancelled',
    'claim.created',
    'claim.created',
    'claim.created',
  ]);
});

test('an approval judges the rules again; a rejection carries its reason', async () => {
  const shift = await publish();
  const { json } = await claim(shift);
  const meanwhile = { start_time: '10:00', end_time: '14:00', role: 'cook', employee_id: ona.id };
  await post('/schedule/shifts', manager.token, { date: json.shift.date, ...meanwhile });
  expect((await open(ona)).map(({ id }) => id)).not.toContain(shift);
  expect(codeOf(await deeds.approve(json.id))).toBe('swap_not_eligible');
  expect(await holderOf(shift)).toEqual({ employee_id: null });
  expect((await deeds.reject(json.id)).json).toMatchObject({ status: 'rejected', rejection_reason: 'Too many hours' });
  expect((await post(`/manager/claims/${json.id}/reject`, manager.token, {})).status).toBe(422);
});

test('a claim ends with its shift, with its person, and when the shift begins', async () => {
  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  const left = await claim(await publish(), leaver);
  const cleared = await claim(await publish());
  const kept = await claim(await publish());
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  const [year, number] = cleared.json.shift.date.split('-').map(Number);
  await api.call('DELETE', `/schedule?year=${year}&month=${number}`, { token: manager.token });
  const items = (await api.call('GET', '/manager/claims?page_size=100', { token: manager.token })).json.items;
  const statusOf = ({ json }: Reply, among: { id: string; status: string }[]) =>
    among.find(({ id }) => id === json.id)?.status;
  expect([statusOf(left, items), statusOf(cleared, items)]).toEqual(['cancelled', 'cancelled']);
  const later = api.deps.now;
  api.deps.now = () => Date.parse('2044-01-01T00:00:00Z');
  try {
    expect(statusOf(kept, await own(ona))).toBe('expired');
    expect(codeOf(await deeds.approve(kept.json.id))).toBe('claim_over');
  } finally {
    api.deps.now = later;
  }
});

test('an expired claim stays expired when its shift is deleted or assigned, or its employee leaves', async () => {
  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  const left = await claim(await publish(), leaver);
  const cleared = await claim(await publish());
  const given = await publish();
  const claimed = await claim(given);
  const later = api.deps.now;
  try {
    api.deps.now = () => Date.parse(`${claimed.json.shift.date}T09:00:00Z`);
    await post(`/schedule/${given}/replace`, manager.token, { employee_id: petras.id, reason: 'Late' });
    api.deps.now = () => Date.parse('2044-01-01T00:00:00Z');
    await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
    const [year, number] = cleared.json.shift.date.split('-').map(Number);
    await api.call('DELETE', `/schedule?year=${year}&month=${number}`, { token: manager.token });
    const { items } = (await api.call('GET', '/manager/claims?page_size=100', { token: manager.token })).json;
    const statuses = [left, cleared, claimed].map(
      ({ json }) => items.find(({ id }: { id: string }) => id === json.id)?.status,
    );
    expect(statuses).toEqual(['expired', 'expired', 'expired']);
    expect(await holderOf(given)).toEqual({ employee_id: petras.id });
  } finally {
    api.deps.now = later;
  }
});
