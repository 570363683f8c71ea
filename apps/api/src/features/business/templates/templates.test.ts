import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMinutes } from '../../plan/planning-input/index.ts';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
});
afterAll(() => api.close());

const add = (body: object, token = manager.token) => api.call('POST', '/templates', { token, body });
const at = (name: string) => `/templates/${encodeURIComponent(name)}`;
const put = (name: string, body: object, headers = {}) =>
  api.call('PUT', at(name), { token: manager.token, body, headers });
const remove = (name: string, language = 'en') =>
  api.call('DELETE', at(name), { token: manager.token, headers: { 'accept-language': language } });
const day = (fields: object = {}) => ({ name: unique('Day'), start_time: '08:00', end_time: '16:00', ...fields });
const inProject = <T>(work: Parameters<typeof api.deps.database.inProject<T>>[1]) =>
  api.deps.database.inProject(manager.projectId, work);
const addShift = (template: string, date: string) =>
  inProject(async (tx) => {
    await tx
      .insertInto('shift')
      .values({
        project_id: manager.projectId,
        id: crypto.randomUUID(),
        date,
        start_time: '08:00',
        end_time: '16:00',
        starts_at: `${date}T06:00:00Z`,
        ends_at: `${date}T14:00:00Z`,
        break_minutes: 0,
        template,
        role: 'cook',
        employee_id: null,
        status: 'published',
      })
      .execute();
    await countMinutes(tx);
  });

test('nobody and an employee are refused', async () => {
  expect((await api.call('GET', '/templates')).status).toBe(401);
  const { token } = await createWorker(api, manager);
  expect((await add(day(), token)).json.code).toBe('managers_only');
});

test("another project's template reads like none", async () => {
  const mine = day();
  await add(mine);
  const foreign = await api.call('PUT', at(mine.name), { token: other.token, body: mine });
  const missing = await api.call('PUT', at(unique('none')), { token: other.token, body: mine });
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  expect((await api.call('DELETE', at(mine.name), { token: other.token })).status).toBe(404);
  expect((await add(mine, other.token)).status).toBe(201);
});

test.each([
  [{ name: '' }, 'name'],
  [{ start_time: '24:00' }, 'start_time'],
  [{ end_time: undefined }, 'end_time'],
  [{ end_time: '08:00' }, 'end_time'],
  [{ break_minutes: 480 }, 'break_minutes'],
  [{ color: 'red' }, 'color'],
  [{ minutes: 3 }, 'minutes'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add(day(fields));
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test.each([
  ['08:00', '16:00', 30, 450],
  ['22:00', '06:00', 0, 480],
  ['16:00', '00:00', 15, 465],
  ['00:00', '23:59', 0, 1439],
])('%s to %s less %i minutes is %i', async (start_time, end_time, break_minutes, minutes) => {
  const body = day({ start_time, end_time, break_minutes, color: 'teal' });
  const created = await add(body);
  expect([created.status, created.json]).toEqual([201, { ...body, on_call: 'none', tasks: [], minutes, version: 1 }]);
});

test('templates are listed by name', async () => {
  const own = await createManager(api);
  for (const name of ['Šeštadienis', 'Rytas', 'Ilga / nakties', 'Ypatinga', 'Įprasta'])
    await add(day({ name }), own.token);
  const listed = await api.call('GET', '/templates', { token: own.token });
  expect(listed.json.map(({ name }: { name: string }) => name)).toEqual([
    'Ilga / nakties',
    'Ypatinga',
    'Įprasta',
    'Rytas',
    'Šeštadienis',
  ]);
  const slashed = await api.call('PUT', at('Ilga / nakties'), { token: own.token, body: day({ name: 'Ilga' }) });
  expect([slashed.status, slashed.json.name]).toEqual([200, 'Ilga']);
});

test('a name is taken once, however many ask', async () => {
  const mine = day();
  const replies = await Promise.all([add(mine), add(mine), add(mine)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const second = day();
  await add(second);
  const renamed = await put(second.name, mine);
  expect([renamed.status, renamed.json.code]).toEqual([409, 'name_taken']);
});

test('a new name follows into requirements and live shifts, their hours stay, archives keep the old one', async () => {
  const [mine, name] = [day(), unique('Morning')];
  await add(mine);
  const required = await api.call('POST', '/requirements', {
    token: manager.token,
    body: { template: mine.name, role: 'cook', count: 1, weekday: 1 },
  });
  await addShift(mine.name, '2091-01-01');
  const archived = [{ template: mine.name }];
  await inProject((tx) =>
    tx
      .insertInto('archive')
      .values({
        project_id: manager.projectId,
        id: crypto.randomUUID(),
        year: 2091,
        month: 1,
        version: 1,
        published_at: '2090-12-20T10:00:00Z',
        published_by: 'x',
        shifts: 1,
        entries: JSON.stringify(archived),
      })
      .execute(),
  );
  const renamed = await put(mine.name, { ...mine, name, start_time: '09:00' });
  expect(renamed.json).toMatchObject({ name, start_time: '09:00', version: 2 });
  const requirements = await api.call('GET', '/requirements', { token: manager.token });
  expect(requirements.json.find(({ id }: { id: string }) => id === required.json.id).template).toBe(name);
  const [shift, archive] = await inProject(async (tx) => [
    await tx
      .selectFrom('shift')
      .select(['template', 'start_time', 'version'])
      .where('date', '=', '2091-01-01')
      .executeTakeFirst(),
    await tx.selectFrom('archive').select('entries').where('year', '=', 2091).executeTakeFirst(),
  ]);
  expect(shift).toEqual({ template: name, start_time: '08:00:00', version: 2 });
  expect(archive?.entries).toEqual(archived);
  expect((await put(mine.name, mine)).status).toBe(404);
});

test('of two edits of one version one is stale', async () => {
  const mine = day();
  await add(mine);
  const edit = () => put(mine.name, { ...mine, color: 'pink' }, { 'if-match': '"1"' });
  const replies = await Promise.all([edit(), edit()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('one in use is not deleted, and where it is used is said', async () => {
  const mine = day();
  await add(mine);
  for (const when of [{ weekday: 7 }, { weekday: 1 }, { date: '2091-12-24' }])
    await api.call('POST', '/requirements', {
      token: manager.token,
      body: { template: mine.name, role: 'cook', count: 1, ...when },
    });
  await addShift(mine.name, '2020-05-05');
  await addShift(mine.name, '2091-05-05');
  const refused = await remove(mine.name);
  expect([refused.status, refused.json.code]).toEqual([409, 'template_in_use']);
  expect(refused.json.detail).toContain('Requirements (3): Monday, Sunday, 2091-12-24.');
  expect(refused.json.detail).toContain('Shifts from today (1): 2091-05-05.');
  expect((await remove(mine.name, 'lt')).json.detail).toContain('Poreikis (3): pirmadienis, sekmadienis, 2091-12-24.');
});

test('one that only past shifts had is deleted; they keep its name', async () => {
  const mine = day();
  await add(mine);
  await addShift(mine.name, '2020-06-06');
  expect((await remove(mine.name)).status).toBe(204);
  expect((await remove(mine.name)).status).toBe(404);
  const past = await inProject((tx) =>
    tx.selectFrom('shift').select('template').where('date', '=', '2020-06-06').executeTakeFirst(),
  );
  expect(past?.template).toBe(mine.name);
  const told = await inProject((tx) => tx.selectFrom('activity').select(['action_type', 'details']).execute());
  expect(
    told
      .filter(({ details }) => (details as { name: string }).name === mine.name)
      .map(({ action_type }) => action_type)
      .sort(),
  ).toEqual(['template.created', 'template.deleted']);
});
