import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { allEndpoints, apiTokens } from '@pamaina/contract';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callEndpoint } from '../../../testing/call-endpoint.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
});
afterAll(() => api.close());

const SOON = Temporal.Now.plainDateISO('UTC').add({ days: 7 }).toString();
const make = (body: object = {}, token: string | undefined = manager.token) =>
  api.call('POST', '/api-tokens', { token, body: { name: 'Payroll', scopes: ['people.read'], ...body } });
const made = async (body: object = {}, by = manager) =>
  (await make(body, by.token)).json as { id: string; token: string };
const read = (path: string, token: string) => api.call('GET', path, { token });

const update = (id: string, values: { expires_at?: string; last_used_at?: string }) =>
  api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('api_token').set(values).where('id', '=', id).execute(),
  );

test('without a session, as an employee, with a wrong scope or date it is refused', async () => {
  expect((await api.call('POST', '/api-tokens', { body: { name: 'x', scopes: ['plan.read'] } })).status).toBe(401);
  expect((await make({}, worker.token)).json.code).toBe('managers_only');
  expect((await make({ scopes: [] })).json.errors).toHaveProperty('scopes');
  expect((await make({ scopes: ['billing.write'] })).status).toBe(422);
  expect((await make({ scopes: ['plan.fly'] })).status).toBe(422);
  expect((await make({ name: ' ' })).json.errors).toHaveProperty('name');
  expect((await make({ expires_at: '2020-01-01' })).json.errors).toHaveProperty('expires_at');
  expect((await make({ expires_at: '2099-01-01' })).json.errors).toHaveProperty('expires_at');
});

test('a token is returned once, stored as a hash, and reads what its scopes say', async () => {
  const { status, json } = await make({ expires_at: SOON });
  expect(status).toBe(201);
  expect(json.token).toMatch(/^pam_[\w-]{43}[0-9A-Za-z]{6}$/);
  expect(json).toMatchObject({ name: 'Payroll', kind: 'personal', scopes: ['people.read'], last_used_at: null });
  expect(Date.parse(json.expires_at)).toBe(Date.parse(`${SOON}T00:00:00Z`) + 86_400_000);
  const listed = (await read('/api-tokens', manager.token)).json.find(({ id }: { id: string }) => id === json.id);
  expect(JSON.stringify(listed)).not.toContain('pam_');
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('api_token').selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(json.token);
  const people = await read('/employees', json.token);
  expect([people.status, people.json.length]).toEqual([200, 1]);
  // It may not see rates: they are hidden, not refused.
  expect(people.json[0].hourly_rate_cents ?? null).toBeNull();
});

test('a call beyond its scopes names the scope', async () => {
  const { token } = await made();
  const refused = await read('/schedule?start=2031-05-01&end=2031-05-31', token);
  expect([refused.status, refused.json.code]).toEqual([403, 'scope_missing']);
  expect(refused.json.detail).toContain('plan.read');
  const post = await api.call('POST', '/employees', { token, body: { id: 'x', name: 'X', roles: ['cook'] } });
  expect(post.json.detail).toContain('people.write');
});

test('expired, revoked, altered and invented tokens are nobody', async () => {
  const { id, token } = await made();
  const works = async () => (await read('/employees', token)).status;
  expect(await works()).toBe(200);
  await update(id, { expires_at: '2020-01-01T00:00:00Z' });
  expect(await works()).toBe(401);
  await update(id, { expires_at: '2040-01-01T00:00:00Z' });
  expect(await works()).toBe(200);
  expect((await api.call('DELETE', `/api-tokens/${id}`, { token: manager.token })).status).toBe(204);
  expect(await works()).toBe(401);
  expect((await api.call('DELETE', `/api-tokens/${id}`, { token: manager.token })).status).toBe(404);
  for (const wrong of [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    'pam_',
    'pam_x',
    `pam_${'A'.repeat(43)}`,
    `${token}A`,
  ])
    expect((await read('/employees', wrong)).json.code, wrong).toBe('unauthenticated');
});

test('its last six signs are the CRC-32 of the others in base 62; one with another checksum is looked up nowhere', async () => {
  const { token } = await made();
  const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const value = Array.from(token.slice(-6)).reduce((sum, sign) => sum * 62 + base62.indexOf(sign), 0);
  expect(value).toBe(crc32(token.slice(0, -6)));
  const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
  expect((await read('/employees', wrong)).status).toBe(401);
});

test('a token from before checksums works on', async () => {
  const { id } = await made();
  const earlier = `pam_${'Ab1-_'.repeat(9).slice(0, 43)}`;
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('api_token')
      .set({ hash: createHash('sha256').update(earlier).digest() })
      .where('id', '=', id)
      .execute(),
  );
  expect((await read('/employees', earlier)).status).toBe(200);
});

test('in an address it is refused, and the answer says where it belongs', async () => {
  const { token } = await made();
  const refused = await api.call('GET', `/employees?token=${token}`);
  expect([refused.status, refused.json.code]).toEqual([400, 'token_in_address']);
  expect(refused.json.detail).toContain('Authorization: Bearer');
});

test('nothing of another project can be seen with it', async () => {
  const other = await createManager(api);
  const stranger = await createWorker(api, other);
  const { token, id } = await made({ scopes: ['people.read', 'people.write'] });
  expect((await read(`/employees/${stranger.id}/departure`, token)).status).toBe(404);
  expect((await api.call('DELETE', `/employees/${stranger.id}`, { token })).status).toBe(404);
  expect((await api.call('DELETE', `/api-tokens/${id}`, { token: other.token })).status).toBe(404);
  expect((await api.call('POST', `/projects/select/${other.projectId}`, { token })).json.code).toBe('token_refused');
});

test('no call that a token can make opens a session, takes a password or makes a token', async () => {
  const { token } = await made({ scopes: apiTokens.tokenScopes });
  const secret = /"(?:[a-z_]*password|access_token|refresh_token|token|pin)"/;
  const schemaOf = (schema: z.ZodType | undefined) =>
    schema ? JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })) : '';
  const dangerous = allEndpoints.filter(
    ({ role, body, reply }) => role !== 'public' && (secret.test(schemaOf(body)) || secret.test(schemaOf(reply))),
  );
  expect(dangerous.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/settings/change-password', '/employees/{id}/create-login', '/api-tokens']),
  );
  for (const endpoint of dangerous) {
    const reply = await callEndpoint(api, endpoint, { token });
    expect([reply.status, reply.json.code], endpoint.path).toEqual([403, 'token_refused']);
  }
});

test('a personal token does no more than its creator may at the moment, and ends when they leave', async () => {
  const { member, leave, become } = await second('manager');
  const { token } = await made({ scopes: ['people.read', 'settings.write'] }, member);
  expect((await read('/employees', token)).status).toBe(200);
  await become('accountant');
  expect((await read('/kiosks', token)).json.code).toBe('scope_missing');
  expect((await read('/employees', token)).status).toBe(200);
  await leave();
  expect((await read('/employees', token)).status).toBe(401);
});

test('a personal token of an employee ends after the last day of employment', async () => {
  const person = await createWorker(api, manager);
  const body = { login: person.id, role: 'manager' };
  await api.call('POST', '/project/members', { token: manager.token, body });
  const selected = await api.call('POST', `/projects/select/${manager.projectId}`, { token: person.token });
  const { token } = await made({}, { ...manager, token: selected.json.access_token });
  const last = (last_day: string) =>
    api.deps.database.inProject(manager.projectId, (tx) =>
      tx.updateTable('employee').set({ last_day }).where('id', '=', person.id).execute(),
    );
  await last(SOON);
  expect((await read('/employees', token)).status).toBe(200);
  await last(Temporal.Now.plainDateISO('UTC').subtract({ days: 2 }).toString());
  expect((await read('/employees', token)).status).toBe(401);
});

test('nobody makes a token for more than they may, and only who connects programs makes one of the project', async () => {
  const { member } = await second('accountant');
  expect((await make({ scopes: ['plan.write'] }, member.token)).json.code).toBe('scope_beyond');
  expect((await make({ kind: 'project', scopes: ['hours.read'] }, member.token)).json.code).toBe('ability_missing');
});

test('a token of the project works on when its creator leaves, and the owner revokes it', async () => {
  const { member, leave, become } = await second('owner');
  const { token, id } = await made({ kind: 'project', scopes: ['people.read'] }, member);
  await become('accountant');
  await leave();
  expect((await read('/employees', token)).status).toBe(200);
  expect((await read('/api-tokens', manager.token)).json.map((one: { id: string }) => one.id)).toContain(id);
  expect((await api.call('DELETE', `/api-tokens/${id}`, { token: manager.token })).status).toBe(204);
  expect((await read('/employees', token)).status).toBe(401);
});

test('others see and revoke only their own tokens unless they connect programs', async () => {
  const { member } = await second('manager');
  const { id } = await made();
  const own = await made({}, member);
  const seen = (await read('/api-tokens', member.token)).json.map((one: { id: string }) => one.id);
  expect(seen).toEqual([own.id]);
  expect((await api.call('DELETE', `/api-tokens/${id}`, { token: member.token })).status).toBe(404);
});

test('that it was used is written at most once a minute', async () => {
  const { id, token } = await made();
  const used = async () =>
    (await read('/api-tokens', manager.token)).json.find((one: { id: string }) => one.id === id).last_used_at as string;
  await read('/employees', token);
  const first = await used();
  expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
  await read('/employees', token);
  expect(await used()).toBe(first);
  await update(id, { last_used_at: '2020-01-01T00:00:00Z' });
  await read('/employees', token);
  expect(Date.parse(await used())).toBeGreaterThan(Date.parse('2021-01-01T00:00:00Z'));
});

test('the history says who made it, who revoked it, and which program changed something', async () => {
  const { id, token } = await made({ name: 'Žolynų kasa', scopes: ['notes.write'] });
  await api.call('POST', '/events', { token, body: { date: '2031-05-07', title: 'Fair' } });
  await api.call('DELETE', `/api-tokens/${id}`, { token: manager.token });
  const { items } = (await read('/activity', manager.token)).json as {
    items: { action_type: string; actor: string }[];
  };
  expect(items.slice(0, 3).map(({ action_type }) => action_type)).toEqual([
    'api_token.revoked',
    'event.created',
    'api_token.created',
  ]);
  expect(items[1]!.actor).toMatch(/\(Žolynų kasa\)$/);
});

test('a program that calls too often waits; another token of the same person does not', async () => {
  const { id, token } = await made();
  const other = await made();
  const { perMinute } = apiTokens.tokenLimits;
  await api.deps.limits.take(`api-token:${id}`, perMinute, 60, perMinute - 1);
  expect((await read('/norms?year=2031', token)).status).not.toBe(429);
  const late = await read('/norms?year=2031', token);
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await read('/norms?year=2031', other.token)).status).not.toBe(429);
});

test('twenty of one person are enough, also when two are made at once', async () => {
  const alone = await createManager(api);
  for (let index = 0; index < 19; index += 1) await made({}, alone);
  const both = await Promise.all([make({}, alone.token), make({}, alone.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

/** Another member of the project; what they are is changed in the table, as an owner does it by the API. */
async function second(role: 'owner' | 'manager' | 'accountant') {
  const own = await createManager(api);
  const { id: accountId } = (await read('/users/me', own.token)).json as { id: string };
  const { projectId } = manager;
  await api.deps.database.outside((tx) =>
    tx.insertInto('project_member').values({ project_id: projectId, account_id: accountId, role }).execute(),
  );
  const { json } = await api.call('POST', `/projects/select/${projectId}`, { token: own.token });
  return {
    member: { token: json.access_token as string, projectId },
    become: (next: 'owner' | 'accountant') =>
      api.deps.database.outside((tx) =>
        tx
          .updateTable('project_member')
          .set({ role: next })
          .where('project_id', '=', projectId)
          .where('account_id', '=', accountId)
          .execute(),
      ),
    leave: () =>
      api.deps.database.outside((tx) =>
        tx
          .deleteFrom('project_member')
          .where('project_id', '=', projectId)
          .where('account_id', '=', accountId)
          .execute(),
      ),
  };
}
