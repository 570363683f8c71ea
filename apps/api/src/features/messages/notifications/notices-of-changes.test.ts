import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTemplate } from '../../../testing/seeds/cafe.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let rita: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ notifying: true });
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras' });
  rita = await createWorker(api, manager, { name: 'Rita', roles: ['cashier'] });
  for (const person of [ona, petras, rita]) await hearNoOpenings(person);
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });

/** Except those covered by `tell-openings.test.ts`. */
const hearNoOpenings = ({ token }: { token: string }) => {
  const shift_open = { in_app: false, email: false, push: false };
  return api.call('PUT', '/notifications/preferences', { token, body: { preferences: { shift_open } } });
};
/** A user's notifications since the last call: titles and texts, earliest first. */
async function heard(token: string, count: number): Promise<string[]> {
  const items = await eventually(async () => {
    const { json } = await api.call('GET', '/notifications', { token });
    const unread = json.items.filter(({ read }: { read: boolean }) => !read);
    expect(unread).toHaveLength(count);
    return unread;
  });
  await post('/notifications/read', token);
  return items.toReversed().map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`);
}
const nothing = async (token: string) =>
  expect((await api.call('GET', '/notifications', { token })).json.unread).toBe(0);

let month = 0;
const dayOf = (which: number, day = 10) => `2033-${String(which).padStart(2, '0')}-${day}`;
/** A month with shifts on its 10th and 11th, published. */
async function publish(people: (string | null)[]): Promise<string[]> {
  month += 1;
  const ids: string[] = [];
  for (const [index, employee_id] of people.entries()) {
    const date = dayOf(month, 10 + index);
    const body = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id };
    ids.push((await post('/schedule/shifts', manager.token, body)).json.id);
  }
  await post(`/schedule/publish?year=2033&month=${month}`, manager.token);
  return ids;
}

test('a month is one notification for each person who works in it; the next version for those whom it touches', async () => {
  await publish([ona.id, ona.id, petras.id]);
  expect(await heard(ona.token, 1)).toEqual(['Your schedule is published: January 2033: 2 shifts']);
  expect(await heard(petras.token, 1)).toEqual(['Your schedule is published: January 2033: 1 shift']);
  const body = { date: '2033-01-20', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: petras.id };
  await post('/schedule/shifts', manager.token, body);
  await post('/schedule/publish?year=2033&month=1', manager.token);
  expect(await heard(petras.token, 1)).toEqual([
    'Your schedule was updated: January 2033 was published again. You now have 2 shifts.',
  ]);
  await api.call('DELETE', '/schedule?year=2033&month=1', { token: manager.token });
  expect(await heard(ona.token, 1)).toEqual([
    'Your shifts were removed: January 2033: 2 published shifts were removed.',
  ]);
  await heard(petras.token, 1);
  await nothing(rita.token);
});

test('a replacement notifies both employees, a repair each one once', async () => {
  const [shift = ''] = await publish([ona.id, petras.id]);
  await Promise.all([heard(ona.token, 1), heard(petras.token, 1)]);
  await post(`/schedule/${shift}/replace`, manager.token, { employee_id: petras.id, reason: 'Ill' });
  const day = 'Thursday 10 February, 08:00–16:00, cook';
  expect(await heard(ona.token, 1)).toEqual([`One of your shifts was reassigned: You no longer work on ${day}.`]);
  expect(await heard(petras.token, 1)).toEqual([`You have a new shift: ${day}`]);
  const repair = await post('/schedule/repair', manager.token, {
    employee_id: petras.id,
    start: '2033-02-10',
    end: '2033-02-12',
  });
  await post(`/schedule/repair/${repair.json.id}/apply`, manager.token);
  expect((await heard(petras.token, 1))[0]).toContain('Your shifts have changed: 2 of your shifts have changed.');
  expect((await heard(ona.token, 1))[0]).toContain('2 of your shifts have changed.');
});

test('a swap notifies those who may take it, the giver and the manager, and both of its end', async () => {
  const [shift = ''] = await publish([ona.id]);
  await heard(ona.token, 1);
  const offer = await post('/schedule/requests', ona.token, { shift_id: shift });
  const day = 'Thursday 10 March, 08:00–16:00';
  expect(await heard(petras.token, 1)).toEqual([`A colleague offers a shift: ${day}, cook. Offered by: Ona.`]);
  await post(`/schedule/requests/${offer.json.id}/accept`, petras.token);
  expect(await heard(ona.token, 1)).toEqual([
    `Your shift offer was accepted: ${day}. Accepted by: Petras. Waiting for your manager’s approval.`,
  ]);
  expect(await heard(manager.token, 1)).toEqual([`A swap needs your approval: ${day}, cook. From: Ona. To: Petras.`]);
  await post(`/manager/swaps/${offer.json.id}/reject`, manager.token, { reason: 'Too few cooks' });
  const rejected = [`Your swap was rejected: ${day}. The schedule stays as it was.\nNote: Too few cooks`];
  expect([await heard(ona.token, 1), await heard(petras.token, 1)]).toEqual([rejected, rejected]);
  const again = await post('/schedule/requests', ona.token, { shift_id: shift, target_employee_id: petras.id });
  await post(`/schedule/requests/${again.json.id}/accept`, petras.token);
  await post(`/manager/swaps/${again.json.id}/approve`, manager.token);
  await heard(manager.token, 1);
  expect((await heard(ona.token, 2)).at(-1)).toContain('Taken by: Petras.');
  expect((await heard(petras.token, 2)).at(-1)).toBe(`Your swap was approved: You have a new shift: ${day}, cook.`);
  await nothing(rita.token);
});

test('an open shift is given to one; the other is notified too', async () => {
  const [shift = ''] = await publish([null]);
  const claims = [];
  for (const { token } of [ona, petras])
    claims.push((await post('/schedule/claims', token, { shift_id: shift })).json.id);
  expect((await heard(manager.token, 2))[1]).toContain('Claimed by: Petras.');
  await post(`/manager/claims/${claims[0]}/approve`, manager.token);
  expect((await heard(ona.token, 1))[0]).toContain('Your claim was approved');
  expect((await heard(petras.token, 1))[0]).toContain('The open shift went to a colleague');
});

test('an offer that ends with its shift or with one employee notifies the other', async () => {
  const [cleared = ''] = await publish([ona.id]);
  const offer = (shift_id: string) =>
    post('/schedule/requests', ona.token, { shift_id, target_employee_id: petras.id });
  await heard(ona.token, 1);
  await offer(cleared);
  await heard(petras.token, 1);
  await api.call('DELETE', `/schedule?year=2033&month=${month}`, { token: manager.token });
  expect((await heard(petras.token, 1))[0]).toContain('A shift offer is no longer available');
  expect((await heard(ona.token, 1))[0]).toContain('Your shifts were removed');
  const leaver = await createWorker(api, manager, { name: 'Leaver' });
  const [left = ''] = await publish([ona.id]);
  await heard(ona.token, 1);
  await post('/schedule/requests', ona.token, { shift_id: left, target_employee_id: leaver.id });
  await api.call('DELETE', `/employees/${leaver.id}`, { token: manager.token });
  expect((await heard(ona.token, 1))[0]).toContain('Declined by: Leaver.');
  await post(`/schedule/${left}/replace`, manager.token, { employee_id: null, reason: 'A quiet day' });
  expect((await heard(ona.token, 1))[0]).toContain('One of your shifts is now open: You no longer work on');
});

test('an open shift given otherwise rejects the other claims, not that of its new holder', async () => {
  const [open = '', left = ''] = await publish([null, null]);
  for (const { token } of [ona, petras]) await post('/schedule/claims', token, { shift_id: open });
  await post('/schedule/claims', ona.token, { shift_id: left });
  await heard(manager.token, 3);
  await post(`/schedule/${left}/replace`, manager.token, { employee_id: null, reason: 'Still open' });
  await post(`/schedule/${open}/replace`, manager.token, { employee_id: petras.id, reason: 'He knows the place' });
  expect((await heard(ona.token, 1))[0]).toContain('The open shift went to a colleague');
  expect((await heard(petras.token, 1))[0]).toContain('You have a new shift');
  await api.call('DELETE', `/schedule?year=2033&month=${month}`, { token: manager.token });
  expect((await heard(ona.token, 1))[0]).toContain('The open shift you claimed was removed');
  await heard(petras.token, 1);
});

test('an accepted offer ends with a replacement, a repair or time off of its giver; its taker is notified', async () => {
  const offered = async () => {
    const [shift_id = ''] = await publish([ona.id]);
    await heard(ona.token, 1);
    const { json } = await post('/schedule/requests', ona.token, { shift_id, target_employee_id: petras.id });
    await post(`/schedule/requests/${json.id}/accept`, petras.token);
    await Promise.all([heard(ona.token, 1), heard(petras.token, 1), heard(manager.token, 1)]);
    return shift_id;
  };
  const replace = async (to: { id: string }) =>
    post(`/schedule/${await offered()}/replace`, manager.token, { employee_id: to.id, reason: 'Ill' });
  const ended = 'A shift offer is no longer available';
  const cook = await createWorker(api, manager, { name: 'Cook' });
  await hearNoOpenings(cook);
  await replace(cook);
  expect((await heard(petras.token, 1))[0]).toContain(ended);
  expect((await heard(ona.token, 1))[0]).toContain('One of your shifts was reassigned');
  await heard(cook.token, 1);
  await replace(petras);
  expect((await heard(petras.token, 1))[0]).toContain('You have a new shift');
  await heard(ona.token, 1);
  await offered();
  const busy = { date: dayOf(month), start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: petras.id };
  await post('/schedule/shifts', manager.token, busy);
  const days = { start: dayOf(month), end: dayOf(month, 11) };
  const repair = await post('/schedule/repair', manager.token, { employee_id: ona.id, ...days });
  await post(`/schedule/repair/${repair.json.id}/apply`, manager.token);
  expect((await heard(petras.token, 1))[0]).toContain(ended);
  expect((await heard(ona.token, 1))[0]).toContain('One of your shifts was reassigned');
  await heard(cook.token, 1);
  await offered();
  const leave = { type: 'vacation', start_date: dayOf(month), end_date: dayOf(month), reason: 'Rest' };
  const { json } = await post('/time-off', ona.token, leave);
  await heard(manager.token, 1);
  await api.call('PUT', `/time-off/${json.id}`, { token: manager.token, body: { status: 'approved' } });
  expect((await heard(petras.token, 1))[0]).toContain(ended);
  expect((await heard(ona.token, 1))[0]).toContain('Your time off was approved');
});

test('a second publication that fills open shifts notifies those whose claims it rejects', async () => {
  await addTemplate(api, manager, { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  month += 1;
  const add = (employee_id: string | null) =>
    post('/schedule/shifts', manager.token, { date: dayOf(month), template: 'DAY', role: 'cook', employee_id });
  const { json: open } = await add(null);
  await post(`/schedule/publish?year=2033&month=${month}`, manager.token);
  for (const { token } of [ona, petras]) await post('/schedule/claims', token, { shift_id: open.id });
  await heard(manager.token, 2);
  await add(petras.id);
  await post(`/schedule/publish?year=2033&month=${month}`, manager.token);
  expect((await heard(ona.token, 1))[0]).toContain('The open shift went to a colleague');
  expect((await heard(petras.token, 1))[0]).toContain('Your schedule was updated');
});

test('time off: the manager is asked, the employee answered with the note', async () => {
  const body = { type: 'sick_leave', start_date: '2034-05-02', end_date: '2034-05-04', reason: 'A secret illness' };
  const { json } = await post('/time-off', ona.token, body);
  const days = '2–4 May 2034';
  expect(await heard(manager.token, 1)).toEqual([`New time-off request: Ona: ${days}`]);
  await api.call('PUT', `/time-off/${json.id}`, {
    token: manager.token,
    body: { status: 'approved', decision_note: 'Get well' },
  });
  expect(await heard(ona.token, 1)).toEqual([`Your time off was approved: ${days}\nNote: Get well`]);
  await api.call('DELETE', `/time-off/${json.id}`, { token: manager.token });
  expect(await heard(ona.token, 1)).toEqual([`Your time off was cancelled: ${days}`]);
});
