import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

interface Shift {
  id: string;
  date: string;
  template: string | null;
  role: string;
  employee_id: string | null;
  start_time: string;
  pinned: boolean;
  by_hand: boolean;
}

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });
const generate = async (body: object = {}) =>
  (await asManager('POST', '/generate-schedule?year=2031&month=5', { seconds: 20, seed: 1, ...body })).json;
const shifts = async (): Promise<Shift[]> =>
  (await asManager('GET', '/schedule?start=2031-05-01&end=2031-05-31')).json.shifts;
const on = (all: Shift[], date: string) => all.filter((shift) => shift.date === date);
const bodyOf = ({ date, template, role, employee_id }: Shift) => ({ date, template, role, employee_id });
const byHand = async () => (await asManager('GET', '/generate-schedule?year=2031&month=5')).json.by_hand;
const restore = (id: string, token = cafe.token) => api.call('POST', `/schedule/restore/${id}`, { token });
const undoIdOf = async (job: string) => (await asManager('GET', `/generate-schedule/${job}`)).json.undo_id as string;

/**
 * One shift on each weekday except Sunday; moved on 5 May, emptied on 6 May, deleted on 7 May, added by hand on 11 May
 * (a Sunday).
 */
async function workByHand() {
  cafe = await createCafe(api);
  await generate();
  const all = await shifts();
  const [monday, tuesday, wednesday] = ['2031-05-05', '2031-05-06', '2031-05-07'].map((date) => on(all, date)[0]!);
  await asManager('PUT', `/schedule/${monday!.id}`, { ...bodyOf(monday!), date: '2031-05-18' });
  await asManager('PUT', `/schedule/${tuesday!.id}`, { ...bodyOf(tuesday!), employee_id: null });
  await asManager('DELETE', `/schedule/${wednesday!.id}`);
  const [first] = cafe.workers;
  const placed = { date: '2031-05-11', template: 'DAY', role: 'cook', employee_id: first!.id };
  const added = (await asManager('POST', '/schedule/shifts', placed)).json as Shift;
  return { monday: monday!, tuesday: tuesday!, wednesday: wednesday!, added };
}

test('what was placed, moved, emptied and deleted by hand outlives the next plan, and is marked', async () => {
  const { monday, tuesday, added } = await workByHand();
  expect(await byHand()).toBe(4);
  await generate({ seed: 2 });
  const all = await shifts();
  expect(on(all, '2031-05-18')).toMatchObject([{ id: monday.id, employee_id: monday.employee_id, by_hand: true }]);
  // Its original employee is still needed there: someone else is assigned.
  expect(on(all, '2031-05-05')).toMatchObject([{ by_hand: false }]);
  expect(on(all, '2031-05-06')).toMatchObject([{ id: tuesday.id, employee_id: null, by_hand: true }]);
  expect(on(all, '2031-05-07')).toEqual([]);
  expect(on(all, '2031-05-11')).toMatchObject([{ id: added.id, employee_id: added.employee_id, by_hand: true }]);
  // And once more: the effect does not wear off.
  await generate({ seed: 3 });
  expect(await byHand()).toBe(4);
});

test('planning a part of the month keeps it too', async () => {
  const { tuesday } = await workByHand();
  await generate({ from: '2031-05-05', to: '2031-05-11' });
  const all = await shifts();
  expect(on(all, '2031-05-06')).toMatchObject([{ id: tuesday.id, employee_id: null }]);
  expect(on(all, '2031-05-07')).toEqual([]);
});

test('everything anew is the other choice; pins stay all the same', async () => {
  const { tuesday, added } = await workByHand();
  const pinned = on(await shifts(), '2031-05-09')[0]!;
  await asManager('PUT', `/schedule/${pinned.id}`, { ...bodyOf(pinned), pinned: true });
  await generate({ keep: 'pins' });
  const all = await shifts();
  // 27 working days in May 2031, one shift each, none on Sundays.
  expect(all).toHaveLength(27);
  expect(on(all, '2031-05-07')).toHaveLength(1);
  expect(all.map(({ id }) => id)).not.toContain(tuesday.id);
  expect(all.map(({ id }) => id)).not.toContain(added.id);
  expect(on(all, '2031-05-09')).toMatchObject([{ id: pinned.id, pinned: true }]);
  expect(await byHand()).toBe(0);
  expect((await asManager('POST', '/generate-schedule?year=2031&month=5', { keep: 'all' })).json.errors).toHaveProperty(
    'keep',
  );
});

test('what is put back to where the plan had it is by hand no more', async () => {
  const { monday, tuesday, wednesday, added } = await workByHand();
  await asManager('PUT', `/schedule/${monday.id}`, bodyOf(monday));
  await asManager('PUT', `/schedule/${tuesday.id}`, bodyOf(tuesday));
  await asManager('POST', '/schedule/shifts', bodyOf(wednesday));
  await asManager('DELETE', `/schedule/${added.id}`);
  expect(await byHand()).toBe(0);
  expect((await shifts()).filter(({ by_hand }) => by_hand)).toEqual([]);
});

test('a plan is one step: undo restores the draft with its IDs, and redo the plan', async () => {
  const { monday } = await workByHand();
  const before = await shifts();
  const { job_id } = await generate({ keep: 'pins', seed: 5 });
  const planned = await shifts();
  expect(planned).not.toEqual(before);
  const undone = await restore(await undoIdOf(job_id));
  expect(undone.status).toBe(200);
  expect(await shifts()).toEqual(before);
  expect(await byHand()).toBe(4);
  // Edits from before generating find their shifts again.
  expect((await asManager('PUT', `/schedule/${monday.id}`, bodyOf(monday))).status).toBe(200);
  const stale = await restore(undone.json.undo_id);
  expect([stale.status, stale.json.code]).toEqual([409, 'draft_changed']);
  await asManager('PUT', `/schedule/${monday.id}`, { ...bodyOf(monday), date: '2031-05-18' });
  // The draft as it was: now the generated schedule comes back, with the same ids.
  const redone = await restore(undone.json.undo_id);
  expect(redone.status).toBe(200);
  expect((await shifts()).map(({ id }) => id).sort()).toEqual(planned.map(({ id }) => id).sort());
});

test('a reloaded page offers the undo of the last plan while the server would accept it', async () => {
  const offered = async () => (await asManager('GET', '/generate-schedule?year=2031&month=5')).json.undo_id;
  await workByHand();
  expect(await offered()).toBeNull();
  const { job_id } = await generate({ keep: 'pins', seed: 5 });
  const id = await undoIdOf(job_id);
  expect(await offered()).toBe(id);
  const edited = on(await shifts(), '2031-05-12')[0]!;
  await asManager('PUT', `/schedule/${edited.id}`, { ...bodyOf(edited), employee_id: null });
  expect(await offered()).toBeNull();
  await asManager('PUT', `/schedule/${edited.id}`, bodyOf(edited));
  expect(await offered()).toBe(id);
  expect((await restore(id)).status).toBe(200);
  expect(await offered()).toBeNull();
});

test('undone by managers of the own business, once, and not over later changes', async () => {
  await workByHand();
  const { job_id } = await generate({ seed: 6 });
  const id = await undoIdOf(job_id);
  const [worker] = cafe.workers;
  expect((await api.call('POST', `/schedule/restore/${id}`)).status).toBe(401);
  expect((await restore(id, worker!.token)).json.code).toBe('managers_only');
  const stranger = await createManager(api, 'Kitur');
  expect((await restore(id, stranger.token)).status).toBe(404);
  expect((await restore('not-an-id')).json.errors).toHaveProperty('id');
  const edited = on(await shifts(), '2031-05-12')[0]!;
  await asManager('PUT', `/schedule/${edited.id}`, { ...bodyOf(edited), employee_id: null });
  expect((await restore(id)).json.code).toBe('draft_changed');
  await asManager('PUT', `/schedule/${edited.id}`, bodyOf(edited));
  const both = await Promise.all([restore(id), restore(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const published = await generate({ seed: 7 });
  await asManager('POST', '/schedule/publish?year=2031&month=5');
  expect((await restore(await undoIdOf(published.job_id))).json.code).toBe('draft_changed');
});

test('an employee of the draft has been deleted since: it says so, and nothing is changed', async () => {
  await workByHand();
  const { job_id } = await generate({ seed: 8 });
  const id = await undoIdOf(job_id);
  await api.call('DELETE', `/employees/${cafe.workers[0]!.id}`, { token: cafe.token });
  const standing = await shifts();
  expect((await restore(id)).json.code).toBe('draft_changed');
  expect(await shifts()).toEqual(standing);
});

test('a copied week is taken back in one step', async () => {
  await workByHand();
  const body = {
    source_start: '2031-05-05',
    source_end: '2031-05-11',
    target_start: '2031-06-02',
    target_end: '2031-06-08',
  };
  const june = async () => (await asManager('GET', '/schedule?start=2031-06-01&end=2031-06-30')).json.shifts as Shift[];
  const { copied, undo_id } = (await asManager('POST', '/schedule/copy', body)).json;
  expect((await june()).filter(({ by_hand }) => by_hand)).toHaveLength(copied);
  expect((await restore(undo_id)).status).toBe(200);
  expect(await june()).toEqual([]);
  expect(
    (await asManager('POST', '/schedule/copy', { ...body, source_start: '2031-04-07', source_end: '2031-04-13' })).json,
  ).toMatchObject({ copied: 0, undo_id: null });
});
