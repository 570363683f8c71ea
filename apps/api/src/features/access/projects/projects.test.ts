import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a project is created free by a test account, listed and selected', async () => {
  const { token, projectId } = await createManager(api, 'Kavinė „Rytas“');
  const listed = await api.call('GET', '/projects', { token });
  expect(listed.json).toEqual([
    {
      id: projectId,
      name: 'Kavinė „Rytas“',
      description: null,
      time_zone: 'Europe/Vilnius',
      country: 'LT',
      currency: 'EUR',
      billing: 'active',
      erased_at: null,
    },
  ]);
  const contents = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(contents).toMatchObject({ role: 'manager', project_id: projectId });
  expect(contents.exp).toBeGreaterThan(Date.now() / 1000);
});

test('an account that must pay learns so, an employee creates none, and a name needs three characters', async () => {
  const stranger = await api.call('POST', '/register', { body: { username: unique('e'), password: 'secret-9' } });
  const unpaid = await api.call('POST', '/projects', { token: stranger.json.access_token, body: { name: 'Mine' } });
  expect([unpaid.status, unpaid.json.code]).toEqual([402, 'payment_required']);
  const manager = await createManager(api);
  const { token } = manager;
  const employee = await createWorker(api, manager);
  const refused = await api.call('POST', '/projects', { token: employee.token, body: { name: 'Mine' } });
  expect([refused.status, refused.json.code]).toEqual([403, 'account_employed']);
  const short = await api.call('POST', '/projects', { token, body: { name: '  ab  ' } });
  expect(short.json.errors.name).toEqual(['Project name must be at least 3 characters.']);
});

test("another's project, a missing one and nonsense cannot be selected", async () => {
  const [mine, theirs] = [await createManager(api), await createManager(api)];
  const select = (id: string) => api.call('POST', `/projects/select/${id}`, { token: mine.token });
  const foreign = await select(theirs.projectId);
  const missing = await select('01900000-0000-7000-8000-000000000000');
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.json).toEqual(missing.json);
  expect((await select('nonsense')).status).toBe(422);
});

test('the same Idempotency-Key makes one project; with another body it is refused', async () => {
  const { token } = await createManager(api);
  const create = (name: string) =>
    api.call('POST', '/projects', { token, body: { name }, headers: { 'idempotency-key': 'once' } });
  const replies = await Promise.all([create('Twice'), create('Twice'), create('Twice')]);
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const again = await create('Twice');
  expect(again.status).toBe(201);
  expect((await create('Other')).json.code).toBe('idempotency_mismatch');
  const listed = await api.call('GET', '/projects', { token });
  expect(listed.json.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1);
});

test('the accepted terms are stored when the project is created, each version once', async () => {
  const { token } = await createManager(api);
  const versions = { terms_version: '2026-11-22', privacy_version: '2026-12-01' };
  for (const name of ['First', 'Second']) await api.call('POST', '/projects', { token, body: { name, ...versions } });
  const { consents } = (await api.call('GET', '/settings/profile/export', { token })).json;
  const kept = consents.map(({ document, version }: Record<string, string>) => `${document} ${version}`);
  expect(kept.sort()).toEqual(['privacy 2026-12-01', 'terms 2026-11-22']);
});

test('a temporary password that everybody tries is refused', async () => {
  const manager = await createManager(api);
  const body = { id: unique('ona'), name: 'Ona', roles: ['cook'], max_hours_per_week: 40, min_shifts_per_week: 1 };
  await api.call('POST', '/employees', { token: manager.token, body });
  for (const password of ['123456', 'Password', body.id]) {
    const path = `/employees/${body.id}/create-login`;
    const reply = await api.call('POST', path, { token: manager.token, body: { password } });
    expect([reply.status, Object.keys(reply.json.errors)], password).toEqual([422, ['password']]);
  }
});

test('an account makes fifty projects a day, whatever process makes them', async () => {
  const { token } = await createManager(api);
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  await api.deps.database.outside((tx) =>
    sql`with made as (insert into project (id, name) select gen_random_uuid(), 'Of many' from generate_series(1, 48) returning id)
      insert into project_member (project_id, account_id, role) select id, ${id}, 'owner' from made`.execute(tx),
  );
  const beside = await createTestApp({ beside: api });
  const body = { name: 'One more' };
  const replies = await Promise.all(
    [api, beside, api].map((through) => through.call('POST', '/projects', { token, body })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  await beside.close();
  await sql`update project set created_at = now() - interval '24 hours 1 second' from project_member
    where project_id = project.id and account_id = ${id}`.execute(api.deps.database.direct);
  expect((await api.call('POST', '/projects', { token, body })).status).toBe(201);
});
