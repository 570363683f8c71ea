import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let stranger: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  [ona, petras] = [await createWorker(api, manager), await createWorker(api, manager)];
  stranger = await createWorker(api, await createManager(api, 'Other'));
});
afterAll(() => api.close());

const state = (body: object, token = ona.token) => api.call('POST', '/unavailability', { token, body });
const remove = (id: string, token = ona.token) => api.call('DELETE', `/unavailability/${id}`, { token });
const list = (range: string, token = ona.token) => api.call('GET', `/unavailability?${range}`, { token });
const evening = (date: string, fields: object = {}) => ({ start: `${date}T18:00`, end: `${date}T22:00`, ...fields });
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody may ask', async () => {
  expect((await api.call('GET', '/unavailability?start=2026-01-01&end=2026-01-31')).status).toBe(401);
  expect((await api.call('POST', '/unavailability', { body: evening('2026-05-01') })).status).toBe(401);
});

test('a manager enters it for an employee, once or weekly; both can delete it, the history has who', async () => {
  const nobody = [{}, { employee_id: stranger.id }, { employee_id: 'nobody' }];
  for (const whom of nobody) {
    const refused = await state(evening('2040-02-06', whom), manager.token);
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['employee_id']]);
  }
  const weekly = await state(evening('2040-02-06', { employee_id: ona.id, repeats_weekly: true }), manager.token);
  expect([weekly.status, weekly.json]).toEqual([
    201,
    expect.objectContaining({ employee_id: ona.id, source: 'self', repeats_weekly: true }),
  ]);
  const once = await state(evening('2040-02-08', { employee_id: ona.id }), manager.token);
  const of = async (range: string) => (await list(range)).json.map(({ id }: { id: string }) => id);
  expect(await of('start=2040-02-13&end=2040-02-13')).toEqual([weekly.json.id]);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('outbox').select('facts').where('kind', '=', 'time_off_answered').execute(),
  );
  expect(told.map(({ facts }) => facts)).toMatchObject([
    { variant: 'unavailable_weekly', start_date: '2040-02-06' },
    { variant: 'unavailable', start_date: '2040-02-08' },
  ]);
  const history = await api.call('GET', `/activity?type=unavailability.created&person=${ona.id}`, {
    token: manager.token,
  });
  expect(history.json.items[0]).toMatchObject({ actor: expect.stringMatching(/^manager-/) });
  expect((await remove(weekly.json.id, manager.token)).status).toBe(204);
  expect((await remove(once.json.id)).status).toBe(204);
  expect((await remove(once.json.id, manager.token)).status).toBe(404);
});

test("a colleague's and a stranger's statement reads like none", async () => {
  const mine = await state(evening('2030-01-07'));
  // The ID of the request is its own.
  const { request_id: _, ...none } = (await remove(MISSING)).json;
  for (const token of [petras.token, stranger.token]) {
    const foreign = await remove(mine.json.id, token);
    expect([foreign.status, foreign.json]).toEqual([404, { ...none, request_id: foreign.json.request_id }]);
  }
  const asked = `start=2030-01-07&end=2030-01-07&employee_id=${ona.id}`;
  expect((await list(asked, petras.token)).json).toEqual([]);
  expect((await list(asked, stranger.token)).json).toEqual([]);
  expect((await list(asked, manager.token)).json).toEqual([mine.json]);
});

test.each([
  [{ end: '2026-05-01T18:00' }, 'end'],
  [{ end: '2026-05-01T17:59' }, 'end'],
  [{ start: '2026-05-01T25:00' }, 'start'],
  [{ start: '2026-05-01T10:00+99:00' }, 'start'],
  [{ start: '2026-05-01' }, 'start'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ repeats_weekly: true, end: '2026-05-08T18:01' }, 'end'],
  [{ employee_id: 'petras' }, 'employee_id'],
  [{ source: 'time_off' }, 'source'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await state(evening('2026-05-01', fields));
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test.each([
  ['start=2026-01-01', 'end'],
  ['start=2026-02-01&end=2026-01-01', 'end'],
  ['start=2026-01-01&end=2027-02-05', 'end'],
  ['start=2026-01-01&end=2026-01-02&who=me', 'who'],
])('a wrong range is named: %s', async (range, field) => {
  const reply = await list(range);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('unavailability is stored as instants, local or with an offset, and seen by those it concerns', async () => {
  const local = await state(evening('2031-07-01', { note: '  exam ' }));
  expect([local.status, local.json]).toEqual([
    201,
    {
      id: local.json.id,
      employee_id: ona.id,
      start: '2031-07-01T15:00:00.000Z',
      end: '2031-07-01T19:00:00.000Z',
      source: 'self',
      note: 'exam',
      repeats_weekly: false,
    },
  ]);
  const offset = await state({ start: '2031-07-02T23:00+00:00', end: '2031-07-03T02:00:00Z' }, petras.token);
  const everybody = await list('start=2031-07-01&end=2031-07-03', manager.token);
  expect(everybody.json).toEqual([local.json, offset.json]);
  expect((await list('start=2031-07-01&end=2031-07-02', petras.token)).json).toEqual([]);
  expect((await list('start=2031-07-01&end=2031-07-03', petras.token)).json).toEqual([offset.json]);
  const unknown = await list('start=2031-07-01&end=2031-07-03&employee_id=nobody', manager.token);
  expect([unknown.status, unknown.json]).toEqual([200, []]);
});

test('what repeats comes every week under one id, across the change of clocks', async () => {
  const stated = await state({ start: '2032-03-14T18:00', end: '2032-03-14T22:00', repeats_weekly: true });
  const listed = await list('start=2032-03-20&end=2032-04-04');
  expect(listed.json.map(({ id, start }: { id: string; start: string }) => [id, start])).toEqual([
    [stated.json.id, '2032-03-21T16:00:00.000Z'],
    [stated.json.id, '2032-03-28T15:00:00.000Z'],
    [stated.json.id, '2032-04-04T15:00:00.000Z'],
  ]);
  expect((await remove(stated.json.id)).status).toBe(204);
  expect((await list('start=2032-03-20&end=2032-04-04')).json).toEqual([]);
  expect((await remove(stated.json.id)).status).toBe(404);
});

test('an entry from time off can’t be reversed by hand; the history has the rest', async () => {
  const id = crypto.randomUUID();
  const times = { starts_at: '2033-01-01T00:00:00Z', ends_at: '2033-01-08T00:00:00Z' };
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .insertInto('unavailability')
      .values({ project_id: manager.projectId, id, employee_id: ona.id, ...times, source: 'time_off', note: null })
      .execute(),
  );
  const refused = await remove(id);
  expect([refused.status, refused.json.code]).toEqual([409, 'time_off_locked']);
  expect((await list('start=2033-01-01&end=2033-01-02')).json).toHaveLength(1);
  const stated = await state(evening('2033-02-01', { note: 'private' }));
  await remove(stated.json.id);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'actor', 'details']).orderBy('id', 'desc').limit(2).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['unavailability.deleted', 'unavailability.created']);
  expect(told[1]).toMatchObject({ actor: ona.id, details: { id: stated.json.id, start: stated.json.start } });
  expect(JSON.stringify(told)).not.toContain('private');
});

test('a manager sees before which coming shifts fall into the time, also of every week, and nothing is stored', async () => {
  const own = await createManager(api, 'Preview');
  const [rasa, jonas] = [await createWorker(api, own, { name: 'Rasa Žukė' }), await createWorker(api, own)];
  const shift = (date: string, start_time: string, end_time: string, employee_id: string | null = rasa.id) =>
    api.call('POST', '/schedule/shifts', {
      token: own.token,
      body: { date, start_time, end_time, role: 'cook', employee_id },
    });
  // Mondays in 2041; the clocks go forward on Sunday 31 March.
  await shift('2041-03-25', '17:00', '23:00');
  await shift('2041-03-25', '08:00', '12:00', jonas.id);
  await shift('2041-03-26', '17:00', '23:00');
  await shift('2041-04-01', '21:00', '02:00');
  await shift('2041-04-08', '08:00', '18:00');
  const ask = (body: object, token = own.token) =>
    api.call('POST', '/unavailability/preview', { token, body: { employee_ids: [rasa.id], ...body } });
  const dates = async (body: object): Promise<string[]> =>
    (await ask(body)).json.opened.map((one: { date: string }) => one.date);
  expect((await ask(evening('2041-03-25'))).json.opened).toMatchObject([
    { employee_id: rasa.id, employee_name: 'Rasa Žukė', date: '2041-03-25', start_time: '17:00', status: 'draft' },
  ]);
  // 18:00 to 22:00 touches no shift that ends at 18:00.
  const weekly = { repeats_weekly: true };
  expect(await dates(evening('2041-03-25', weekly))).toEqual(['2041-03-25', '2041-04-01']);
  expect(await dates({ start: '2041-03-25T00:00', end: '2041-03-26T00:00', ...weekly })).toEqual([
    '2041-03-25',
    '2041-04-01',
    '2041-04-08',
  ]);
  expect(await dates(evening('2041-03-25', { employee_ids: [rasa.id, jonas.id], start: '2041-03-25T08:00' }))).toEqual([
    '2041-03-25',
    '2041-03-25',
  ]);
  // A night from Monday to Tuesday of the week after.
  expect(await dates({ start: '2041-04-02T01:00', end: '2041-04-02T03:00' })).toEqual(['2041-04-01']);
  expect(await dates(evening('2020-03-23'))).toEqual([]);
  expect((await api.call('GET', '/unavailability?start=2041-03-01&end=2041-04-30', { token: own.token })).json).toEqual(
    [],
  );
  for (const [body, field] of [
    [{ ...evening('2041-03-25'), employee_ids: [] }, 'employee_ids'],
    [{ ...evening('2041-03-25'), employee_ids: [stranger.id] }, 'employee_ids'],
    [{ start: '2041-03-25T18:00', end: '2041-03-25T18:00' }, 'end'],
    [{ start: '2041-03-25T18:00', end: '2041-04-09T18:00', ...weekly }, 'end'],
  ] as const)
    expect(Object.keys((await ask(body)).json.errors)).toEqual([field]);
  expect((await ask(evening('2041-03-25'), rasa.token)).json.code).toBe('managers_only');
});

test('the preview says who could take each shift, and those who come first can take all of them', async () => {
  const own = await createManager(api, 'Takers');
  const people = [];
  for (const name of ['Rasa', 'Jonas', 'Žydrūnas']) people.push(await createWorker(api, own, { name }));
  const [rasa, jonas, zydrunas] = people.map(({ id }) => id);
  const shift = (employee_id: string | undefined, date: string) =>
    api.call('POST', '/schedule/shifts', {
      token: own.token,
      body: { date, start_time: '17:00', end_time: '21:00', role: 'cook', employee_id },
    });
  await shift(rasa, '2041-03-26');
  await shift(rasa, '2041-03-27');
  await shift(jonas, '2041-03-26');
  const body = { employee_ids: [rasa], start: '2041-03-26T00:00', end: '2041-03-28T00:00' };
  const ask = () => api.call('POST', '/unavailability/preview', { token: own.token, body });
  const { opened } = (await ask()).json;
  // Jonas works on the first evening himself.
  const ids = (one: { takers: { employee_id: string }[] }) => one.takers.map(({ employee_id }) => employee_id);
  expect(ids(opened[0])).toEqual([zydrunas]);
  expect(ids(opened[1]).sort()).toEqual([jonas, zydrunas].sort());
  for (const { id, version, takers } of opened) {
    const given = await api.call('POST', `/schedule/${id}/replace`, {
      token: own.token,
      body: { employee_id: takers[0].employee_id, reason: 'Rasa can’t work' },
      headers: { 'if-match': `"${version}"` },
    });
    expect([given.status, given.json.warnings ?? []]).toEqual([200, []]);
  }
  expect((await ask()).json.opened).toEqual([]);
});

test('the same Idempotency-Key states once', async () => {
  const send = () =>
    api.call('POST', '/unavailability', {
      token: ona.token,
      body: evening('2034-01-01'),
      headers: { 'idempotency-key': 'evening' },
    });
  const [first, again] = [await send(), await send()];
  expect(again.json).toEqual(first.json);
  expect((await list('start=2034-01-01&end=2034-01-01')).json).toHaveLength(1);
});

test('without the permission for absences a lead and a program see when an employee is away, not why', async () => {
  const own = await createManager(api, 'Private');
  const person = await createWorker(api, own);
  const date = Temporal.Now.plainDateISO('Europe/Vilnius').toString();
  await state({ start: `${date}T00:00`, end: `${date}T23:00`, note: 'chemotherapy' }, person.token);
  const ill = { employee_id: person.id, start: date, end: date, type: 'sick_leave' };
  const { json } = await api.call('POST', '/schedule/repair', { token: own.token, body: ill });
  await api.call('POST', `/schedule/repair/${json.id}/apply`, { token: own.token });
  const lead = await createMember(api, own, { role: 'lead' });
  const nurse = await createMember(api, own, { role: 'lead', grants: ['absences.read'] });
  const made = { name: 'Screen', scopes: ['plan.read'] };
  const program = await api.call('POST', '/api-tokens', { token: own.token, body: made });
  const seen = async (token: string) => {
    const range = `start=${date}&end=${date}`;
    const replies = [await list(range, token), await api.call('GET', `/availability?${range}`, { token })];
    const board = await api.call('GET', '/dashboard/manager-stats', { token });
    expect([...replies, board].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0]?.json).toHaveLength(2);
    return JSON.stringify([...replies, board].map((reply) => reply.json));
  };
  for (const token of [own.token, nurse.token]) {
    expect(await seen(token)).toContain('chemotherapy');
    expect(await seen(token)).toContain('sick_leave');
  }
  for (const token of [lead.token, program.json.token])
    expect(await seen(token)).not.toMatch(/chemotherapy|sick_leave|absence_type|Ill|is_open/);
  expect((await list(`start=${date}&end=${date}`, person.token)).text).toContain('chemotherapy');
  const other = await createWorker(api, own);
  const alone = { ...ill, employee_id: other.id };
  const second = await api.call('POST', '/schedule/repair', { token: own.token, body: alone });
  await api.call('POST', `/schedule/repair/${second.json.id}/apply`, { token: own.token });
  await api.call('POST', '/templates', {
    token: own.token,
    body: { name: 'DAY', start_time: '08:00', end_time: '16:00' },
  });
  const open = await api.call('POST', '/schedule/shifts', {
    token: own.token,
    body: { date, template: 'DAY', role: 'cook' },
  });
  const reasons = async (token: string) =>
    (await api.call('GET', `/schedule/${open.json.id}/candidates`, { token })).text;
  expect(await reasons(nurse.token)).toContain('Is ill on ');
  expect(await reasons(lead.token)).toContain('Is absent on ');
  expect(await reasons(lead.token)).not.toContain('Is ill');
  const { text } = await api.call('GET', '/dashboard/manager-stats', { token: lead.token });
  expect(text).toContain('time_off');
  expect(text).not.toContain('illness');
});
