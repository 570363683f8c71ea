import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let jonas: { id: string; token: string };
let idle: { id: string; token: string };
/** The month is in the past, so that its tasks can be done. */
const DAY = '2026-03-03';
const MISSING = '01900000-0000-7000-8000-000000000000';
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona Žemaitė' });
  jonas = await createWorker(api, manager, { name: 'Jonas' });
  idle = await createWorker(api, manager, { name: 'Idle' });
  await template('MORNING', '07:00', '12:00', ['Lights', 'Till']);
  await template('EVENING', '13:00', '21:00', ['Lock']);
  await shift(DAY, 'MORNING', ona.id);
  await shift(DAY, 'EVENING', jonas.id);
  await publish(2026, 3);
});
afterAll(() => api.close());

const asManager = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) =>
  api.call(method, path, { token: manager.token, ...(body && { body }), headers });
const template = (name: string, start_time: string, end_time: string, tasks?: string[]) =>
  asManager('POST', '/templates', { name, start_time, end_time, ...(tasks && { tasks }) });
const TIMES: Record<string, [string, string]> = { MORNING: ['07:00', '12:00'], EVENING: ['13:00', '21:00'] };
const shift = (date: string, name: string, employee_id: string) => {
  const [start_time, end_time] = TIMES[name] ?? ['07:00', '12:00'];
  return asManager('POST', '/schedule/shifts', {
    date,
    start_time,
    end_time,
    template: name,
    role: 'cook',
    employee_id,
  });
};
const publish = (year: number, month: number) => asManager('POST', `/schedule/publish?year=${year}&month=${month}`);
const list = async (token: string, date = DAY) =>
  (await api.call('GET', `/tasks?start=${date}&end=${date}`, { token })).json;
const write = (body: object, token = manager.token) => api.call('POST', '/shift-notes', { token, body });
const complete = (token: string, body: object) => api.call('POST', '/tasks/done', { token, body });
const reopen = (token: string, id: string) => api.call('DELETE', `/tasks/done/${id}`, { token });
const shown = async (token: string, date = DAY) => {
  const [day] = await list(token, date);
  return (day?.tasks ?? []).map((one: { task: string; is_earlier: boolean; done: { author: string } | null }) => [
    one.task,
    one.is_earlier,
    one.done?.author ?? null,
  ]);
};

test('no session reads, an employee writes no note', async () => {
  expect((await api.call('GET', `/tasks?start=${DAY}&end=${DAY}`)).status).toBe(401);
  expect((await write({ date: DAY, note: 'Mine' }, ona.token)).json.code).toBe('managers_only');
});

test("another project's note and task read like none", async () => {
  const { json } = await write({ date: '2026-03-20', note: 'Ours' });
  const body = { date: '2026-03-20', note: 'Theirs' };
  const put = (id: string) => api.call('PUT', `/shift-notes/${id}`, { token: other.token, body });
  const [foreign, none] = [await put(json.id), await put(MISSING)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await api.call('DELETE', `/shift-notes/${json.id}`, { token: other.token })).status).toBe(404);
  expect((await complete(other.token, { date: DAY, template: 'MORNING', task: 'Lights' })).status).toBe(404);
  expect(await list(other.token, '2026-03-20')).toEqual([]);
});

test.each([
  [{ note: ' ' }, 'note'],
  [{ note: 'x'.repeat(1001) }, 'note'],
  [{ date: '2026-02-30' }, 'date'],
  [{ template: 'NIGHT' }, 'template'],
])('a wrong field of a note is named: %o', async (fields, field) => {
  const reply = await write({ date: DAY, note: 'X', ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test.each([[['']], [['Same', 'Same']], [['x'.repeat(121)]], [Array.from({ length: 31 }, (_, i) => `Task ${i}`)]])(
  'a wrong list of tasks is refused: %o',
  async (tasks) => {
    const reply = await template(unique('T'), '07:00', '12:00', tasks);
    expect([reply.status, Object.keys(reply.json.errors)[0]]).toEqual([422, expect.stringMatching(/^tasks/)]);
  },
);

test('those who work read the notes of their day and template, on a published day too; nobody else does', async () => {
  const date = '2026-03-05';
  await shift(date, 'MORNING', ona.id);
  await shift(date, 'EVENING', jonas.id);
  await publish(2026, 3);
  const all = await write({ date, note: 'Delivery at 10' });
  expect([all.status, all.json]).toMatchObject([201, { date, template: null, note: 'Delivery at 10', version: 1 }]);
  await write({ date, template: 'EVENING', note: 'Close the terrace' });
  const notes = async (token: string) =>
    (await list(token, date)).flatMap((day: { notes: { note: string }[] }) => day.notes.map(({ note }) => note));
  expect(await notes(manager.token)).toEqual(['Delivery at 10', 'Close the terrace']);
  expect(await notes(jonas.token)).toEqual(['Delivery at 10', 'Close the terrace']);
  expect(await notes(ona.token)).toEqual(['Delivery at 10']);
  expect(await notes(idle.token)).toEqual([]);
  const changed = { date, note: 'Delivery at 11' };
  const edited = await asManager('PUT', `/shift-notes/${all.json.id}`, changed, { 'if-match': '"1"' });
  expect([edited.status, edited.json.version]).toEqual([200, 2]);
  // An old tab.
  const late = await asManager('PUT', `/shift-notes/${all.json.id}`, changed, { 'if-match': '"1"' });
  expect(late.json.code).toBe('stale');
  expect((await asManager('DELETE', `/shift-notes/${all.json.id}`)).status).toBe(204);
  expect(await notes(ona.token)).toEqual([]);
});

test('what a closing shift left open is shown to the first shift of the next day, and to no other', async () => {
  const [closing, next] = ['2026-03-24', '2026-03-25'];
  await shift(closing, 'EVENING', jonas.id);
  await shift(next, 'MORNING', ona.id);
  await shift(next, 'EVENING', idle.id);
  await publish(2026, 3);
  const tasksOf = async (token: string) =>
    (await list(token, next)).flatMap((day: { tasks: { date: string; task: string; is_earlier: boolean }[] }) =>
      day.tasks.map(({ date, task, is_earlier }) => `${date} ${task}${is_earlier ? ' left' : ''}`),
    );
  expect(await tasksOf(ona.token)).toEqual([`${closing} Lock left`, `${next} Lights`, `${next} Till`]);
  expect(await tasksOf(idle.token)).toEqual([`${next} Lights left`, `${next} Till left`, `${next} Lock`]);
  const of = { date: closing, template: 'EVENING', task: 'Lock' };
  expect((await complete(idle.token, of)).status).toBe(404);
  expect((await complete(ona.token, of)).json).toMatchObject({
    date: closing,
    is_earlier: true,
    done: { is_own: true },
  });
  expect((await complete(jonas.token, of)).json.code).toBe('task_done');
});

test('the calendar says of each day how many notes and open tasks it has, an employee only of the own notes', async () => {
  const date = '2026-03-27';
  await shift(date, 'MORNING', ona.id);
  await shift('2027-06-01', 'MORNING', ona.id);
  await publish(2026, 3);
  await write({ date, note: 'Delivery at 10' });
  await write({ date, template: 'EVENING', note: 'Close the terrace' });
  await complete(ona.token, { date, template: 'MORNING', task: 'Lights' });
  const signs = async (token: string, day = date) =>
    (await api.call('GET', `/schedule?start=${day}&end=${day}`, { token })).json.tasks;
  expect(await signs(manager.token)).toEqual([{ date, notes: 2, open: 1 }]);
  expect(await signs(ona.token)).toEqual([{ date, notes: 1, open: 0 }]);
  expect(await signs(idle.token)).toEqual([]);
  // What is to be done later is not open yet.
  expect(await signs(manager.token, '2027-06-01')).toEqual([]);
});

test('a draft shift shows an employee nothing, and a deleted shift takes its note to nobody', async () => {
  const date = '2026-05-05';
  const { json } = await shift(date, 'MORNING', ona.id);
  await write({ date, template: 'MORNING', note: 'Early' });
  expect(await list(ona.token, date)).toEqual([]);
  expect(await list(manager.token, date)).toMatchObject([{ notes: [{ note: 'Early' }], tasks: [{}, {}] }]);
  await asManager('DELETE', `/schedule/${json.id}`, undefined, { 'if-match': `"${json.version}"` });
  expect(await list(manager.token, date)).toMatchObject([{ notes: [{ note: 'Early' }], tasks: [] }]);
});

test('a task is done by who works, stays open for the next shift, and is nothing to the rest', async () => {
  const of = { date: DAY, template: 'MORNING', task: 'Lights' };
  expect(await shown(ona.token)).toEqual([
    ['Lights', false, null],
    ['Till', false, null],
  ]);
  expect(await shown(jonas.token)).toEqual([
    ['Lights', true, null],
    ['Till', true, null],
    ['Lock', false, null],
  ]);
  expect(await shown(idle.token)).toEqual([]);
  const done = await complete(ona.token, of);
  expect([done.status, done.json]).toMatchObject([
    200,
    { is_earlier: false, done: { author: 'Ona Žemaitė', is_own: true } },
  ]);
  // The same again gets the first answer.
  expect((await complete(ona.token, of)).json).toEqual(done.json);
  expect(await shown(jonas.token)).toEqual([
    ['Till', true, null],
    ['Lock', false, null],
  ]);
  const second = await complete(jonas.token, of);
  expect([second.status, second.json.code]).toEqual([409, 'task_done']);
  expect(second.json.detail).toMatch(/^Ona Žemaitė did this at \d\d:\d\d\.$/);
  // Others' shifts: a later one of the day, and a day on which one does not work.
  expect((await complete(ona.token, { ...of, template: 'EVENING', task: 'Lock' })).status).toBe(404);
  expect((await complete(idle.token, of)).status).toBe(404);
  expect((await reopen(jonas.token, done.json.done.id)).json.code).toBe('author_only');
  expect([(await reopen(ona.token, done.json.done.id)).status, (await reopen(ona.token, MISSING)).status]).toEqual([
    204, 404,
  ]);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(2).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['task.reopened', 'task.done']);
  expect(told[1]?.details).toEqual(of);
});

test('of two at once the first wins and the second sees who', async () => {
  const of = { date: DAY, template: 'MORNING', task: 'Till' };
  const replies = await Promise.all([complete(ona.token, of), complete(jonas.token, of)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = replies[0]?.status === 200 ? replies : replies.toReversed();
  expect(lost?.json.detail).toContain(won?.json.done.author);
  // A manager marks any as not done.
  expect((await reopen(manager.token, won?.json.done.id)).status).toBe(204);
});

test('a task removed from the template while it was open says so; an older client keeps the tasks', async () => {
  await template('LATE', '13:00', '21:00', ['Sweep', 'Count']);
  const date = '2026-03-10';
  const late = { date, start_time: '13:00', end_time: '21:00', template: 'LATE', role: 'cook' };
  await asManager('POST', '/schedule/shifts', { ...late, employee_id: ona.id });
  await publish(2026, 3);
  const body = { name: 'LATE', start_time: '13:00', end_time: '21:00' };
  expect((await asManager('PUT', '/templates/LATE', body)).json.tasks).toEqual(['Sweep', 'Count']);
  expect((await asManager('PUT', '/templates/LATE', { ...body, tasks: ['Count'] })).json.tasks).toEqual(['Count']);
  const gone = await complete(ona.token, { date, template: 'LATE', task: 'Sweep' });
  expect([gone.status, gone.json.code]).toEqual([409, 'task_removed']);
  await complete(ona.token, { date, template: 'LATE', task: 'Count' });
  // A new name of the template takes what is done along.
  await asManager('PUT', '/templates/LATE', { ...body, name: 'Vėlyva' });
  expect(await shown(ona.token, date)).toEqual([['Count', false, 'Ona Žemaitė']]);
});

test('before its day a task can not be done', async () => {
  const date = '2091-03-05';
  await shift(date, 'MORNING', ona.id);
  await publish(2091, 3);
  const early = await complete(ona.token, { date, template: 'MORNING', task: 'Lights' });
  expect([early.status, early.json.code]).toEqual([409, 'task_early']);
});

test('on a kiosk the PIN shows the day of the nearest shift and marks tasks as done, without a login too', async () => {
  const id = unique('rasa');
  await asManager('POST', '/employees', { id, name: 'Rasa Žukė', roles: ['cook'] });
  await asManager('PUT', `/employees/${id}/clock-pin`, { pin: '4711' });
  const { secret } = (await asManager('POST', '/kiosks', { name: 'Counter' })).json;
  const date = '2026-03-12';
  await shift(date, 'MORNING', id);
  await shift(date, 'EVENING', ona.id);
  await publish(2026, 3);
  await write({ date, template: 'MORNING', note: 'Delivery at 10' });
  const now = Date.parse('2026-03-12T04:30:00Z');
  const beside = await createTestApp({ beside: api, parts: { now: () => now } });
  const ask = (pin: string, path = '', more = {}) =>
    beside.call('POST', `/kiosk/tasks${path}`, { body: { secret, employee_id: id, pin, ...more } });
  expect((await ask('4712')).json.code).toBe('pin_wrong');
  const seen = await ask('4711');
  expect(seen.json).toMatchObject({ date, notes: [{ note: 'Delivery at 10' }], tasks: [{ task: 'Lights' }, {}] });
  const of = { date, template: 'MORNING', task: 'Lights' };
  expect((await ask('4711', '/done', of)).json.done.author).toBe('Rasa Žukė');
  expect((await ask('4711', '/done', of)).json.code).toBe('task_done');
  // A later shift of others.
  expect((await ask('4711', '/done', { date, template: 'EVENING', task: 'Lock' })).status).toBe(404);
  expect(await shown(ona.token, date)).toEqual([
    ['Till', true, null],
    ['Lock', false, null],
  ]);
  await beside.close();
});
