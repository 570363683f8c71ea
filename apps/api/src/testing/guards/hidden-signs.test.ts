import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../seeds/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.call('POST', path, { token: manager.token, body });

test('a name is one line: breaks of every kind and overrides of direction are refused in words', async () => {
  for (const sign of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066', '\u0007']) {
    const named = await post('/projects', { name: `Rytas${sign}BEGIN:VEVENT` });
    expect([named.status, named.json.errors]).toEqual([422, { name: [expect.stringContaining('one line')] }]);
    const person = { id: unique('p'), name: `Ona${sign}x`, roles: ['cook'] };
    expect(Object.keys((await post('/employees', person)).json.errors)).toEqual(['name']);
  }
  expect((await post('/projects', { name: '  Žalia „Šiaurė“ 👩‍🍳\n' })).json.name).toBe('Žalia „Šiaurė“ 👩‍🍳');
});

test('a comment keeps its lines, and no override of direction', async () => {
  const written = await post('/comments', { date: '2031-05-07', comment: 'Pirma\nantra\tir trečia' });
  expect([written.status, written.json.comment]).toEqual([201, 'Pirma\nantra\tir trečia']);
  const turned = await post('/comments', { date: '2031-05-07', comment: 'gerai\u202Eslogai' });
  expect(turned.json.errors).toEqual({ comment: [expect.stringContaining('invisible')] });
});

test('an old name with line breaks is one line in a calendar', async () => {
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('project')
      .set({ name: 'Rytas\r\nBEGIN:VEVENT\u202E' })
      .where('id', '=', manager.projectId)
      .execute(),
  );
  const file = await api.call('GET', '/schedule/export?format=ics&start=2031-05-01&end=2031-05-31', {
    token: manager.token,
  });
  expect(file.status).toBe(200);
  expect(file.text).toContain('Rytas BEGIN:VEVENT');
  expect(file.text.split(/[\r\n]+/)).not.toContain('BEGIN:VEVENT');
});

test('an error names twenty of the fields that nobody knows, shortened', async () => {
  const fields = Array.from({ length: 500 }, (_, at) => [`field-${at}-${'x'.repeat(150)}`, 1] as const);
  const refused = await post('/projects', { name: 'Vakaras', ...Object.fromEntries(fields) });
  expect(refused.status).toBe(422);
  const named = Object.keys(refused.json.errors);
  expect([named.length, Math.max(...named.map(({ length }) => length))]).toEqual([20, 100]);
});

test('spaces are no password, and mail goes to no bare number', async () => {
  const register = (body: object) => api.call('POST', '/register', { body: { username: unique('u'), ...body } });
  expect((await register({ password: '        ' })).json.errors).toHaveProperty('password');
  for (const email of ['a@[127.0.0.1]', 'a@10.0.0.7', 'a@[IPv6:::1.x]'])
    expect((await register({ password: 'a long phrase', email })).json.errors).toHaveProperty('email');
  expect((await register({ password: 'a long phrase', email: 'ona@1und1.de' })).status).toBe(201);
});

test('pages ask nothing of the device', async () => {
  const policy = (await api.call('GET', '/users/me')).headers['permissions-policy'];
  expect(policy).toContain('camera=()');
  expect(policy).toContain('payment=(self');
});
