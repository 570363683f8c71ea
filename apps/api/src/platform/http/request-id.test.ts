import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLog } from '../log/create-log.ts';

let text = '';
const kept = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, string>);

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    parts: { log: createLog({ logLevel: 'debug', jwtSecret: 'x'.repeat(32) }, kept) },
  });
  api.app.get('/api/test/fails', () => {
    const values = {
      code: '23505',
      detail: 'Key (email)=(ona@example.lt) already exists.',
      rejected: ['ona@example.lt'],
    };
    throw Object.assign(new Error('550 <ona@example.lt> is not known'), values, { cause: new Error('to rasa@b.lt') });
  });
});
afterAll(() => api.close());
beforeEach(() => {
  text = '';
});

const ask = (url: string, id?: string, remoteAddress = '127.0.0.1') =>
  api.app.inject({ url: `/api${url}`, remoteAddress, headers: id === undefined ? {} : { 'x-request-id': id } });

test.each(['0193e1a2-7c1b-7000-8000-000000000001', 'f058ebd6-02f7.4d3f', '1-67891233-abcdef012345678912345678'])(
  'the ID that the proxy made is kept: %s',
  async (id) => {
    const reply = await ask('/nothing', id);
    expect([reply.headers['x-request-id'], reply.json().request_id]).toEqual([id, id]);
    expect(lines().filter(({ request_id }) => request_id === id).length).toBeGreaterThanOrEqual(2);
  },
);

test.each(['short', 'x'.repeat(101), 'a b c d e f', '"}injected', 'ona@example.lt', ''])(
  'one that is not well-formed is replaced by one of our own: %j',
  async (id) => {
    const reply = await ask('/health', id);
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-z]{12}$/);
  },
);

test('a client that is not trusted can’t choose the request ID, and no two requests share one', async () => {
  const id = '0193e1a2-7c1b-7000-8000-000000000001';
  const replies = [await ask('/health', id, '203.0.113.9'), await ask('/health'), await ask('/health')];
  expect(new Set([id, ...replies.map(({ headers }) => headers['x-request-id'])]).size).toBe(4);
});

test('an address that cannot be read and one that is too long have their ID too', async () => {
  for (const path of ['/employees/%ff', `/employees/${'x'.repeat(400)}`]) {
    const reply = await ask(path);
    expect(reply.json().request_id).toBe(reply.headers['x-request-id']);
  }
});

test.each([
  ['en', 'An unexpected error occurred. Code for support: '],
  ['lt', 'Įvyko netikėta klaida. Kodas pagalbai: '],
])('an unexpected error shows its code for support, which finds it in the log: %s', async (language, words) => {
  const reply = await api.call('GET', '/test/fails', { headers: { 'accept-language': language } });
  expect(reply.json.detail).toBe(`${words}${reply.json.request_id}.`);
  const found = lines().find(({ request_id, msg }) => request_id === reply.json.request_id && msg === 'call failed');
  expect(found).toMatchObject({ err: { code: '23505', cause: { message: 'to [address]' } } });
  for (const word of ['ona@', 'rasa@', 'already exists']) expect(text).not.toContain(word);
});

test('every line of a request has pseudonyms of its account and project, and no name or ID of them', async () => {
  const { token, projectId } = await createManager(api);
  const { id, username } = await api.deps.database.direct
    .selectFrom('account')
    .innerJoin('project_member', 'account_id', 'account.id')
    .select(['account.id', 'username'])
    .where('project_member.project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  text = '';
  await api.call('GET', '/employees', { token });
  await api.call('DELETE', '/employees/ona-of-this-test', { token });
  const done = lines().filter(({ msg }) => msg === 'request completed');
  expect(done).toMatchObject(
    Array.from({ length: 2 }, () => ({
      account: expect.stringMatching(/^[\w-]{10}$/),
      project: expect.stringMatching(/^[\w-]{10}$/),
    })),
  );
  const [first, second] = done;
  expect([second?.account, second?.project]).toEqual([first?.account, first?.project]);
  for (const word of [projectId, id, username, 'ona-of-this-test', '127.0.0.1', token])
    expect(text).not.toContain(word);
});
