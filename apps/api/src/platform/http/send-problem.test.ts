import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { signIn, unique } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { WorkStopped } from '../work/create-work.ts';

const [WARN, ERROR] = [40, 50];

interface Line {
  level: number;
  msg: string;
  code?: string;
  err?: { stack: string };
  address?: string;
}

let text = '';
const kept = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
const lines = (): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
/** What the operator's log would contain. */
const told = () => lines().filter(({ level }) => level >= WARN);
const begun = () => eventually(() => expect(text).toContain('incoming request'));

let api: TestApp;
let port: number;
/** The error of `/api/test/fails`, thrown after its client has disconnected or immediately. */
let failure: Error;
beforeAll(async () => {
  api = await createTestApp({ parts: { log: pino({ level: 'debug' }, kept) } });
  api.app.get('/api/test/fails', async (request) => {
    if (request.headers.waits !== undefined) await once(request.raw.socket, 'close');
    throw failure;
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.close());
beforeEach(() => {
  text = '';
});

const fails = (headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
  fetch(`http://127.0.0.1:${port}/api/test/fails`, { headers, signal });

test('an internal error is logged with its stack, and the caller learns nothing of it', async () => {
  failure = new TypeError('Nobody foresaw this');
  const reply = await fails();
  expect([reply.status, await reply.text()]).toEqual([500, expect.not.stringContaining('foresaw')]);
  expect(told()).toMatchObject([{ level: ERROR, msg: 'call failed', err: { stack: expect.stringContaining('at ') } }]);
});

test('a client that disconnects is not logged as an error', async () => {
  failure = new TypeError('The reply has nobody to go to');
  const hangUp = new AbortController();
  const call = fails({ waits: 'yes' }, hangUp.signal).catch(() => 'hung up');
  await begun();
  hangUp.abort();
  expect(await call).toBe('hung up');
  await eventually(() => expect(told()).toMatchObject([{ level: WARN, msg: 'call not answered' }]));
  expect(text).not.toContain('"stack"');
});

test('neither is one that hangs up in the middle of what it sends', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head =
    'POST /api/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n';
  socket.write(`${head}{"username":`);
  await begun();
  socket.destroy();
  await eventually(() => expect(told()).toMatchObject([{ level: WARN, msg: 'call not answered' }]));
  expect(text).not.toContain('"stack"');
});

test('overload is logged without a stack', async () => {
  for (const [error, code] of [
    [new Error('timeout exceeded when trying to connect'), 'unavailable'],
    [new WorkStopped(), 'answer_too_long'],
  ] as const) {
    text = '';
    failure = error;
    const reply = await fails();
    expect([reply.status, await reply.json()]).toEqual([503, expect.objectContaining({ code })]);
    expect(told()).toMatchObject([{ level: WARN, msg: 'call not answered', code }]);
    expect(text).not.toContain('"stack"');
  }
});

test('a failed sign-in is logged as a warning with its network, and never a name or a password', async () => {
  const username = unique('karolina');
  await api.call('POST', '/register', { body: { username, password: 'secret-9' } });
  text = '';
  expect(await signIn(api, username, 'wrong-word-1')).toBeUndefined();
  expect(await signIn(api, 'not-there-at-all', 'wrong-word-1')).toBeUndefined();
  expect(told()).toMatchObject([
    { level: WARN, msg: 'a sign-in failed', address: '127.0.0.1' },
    { level: WARN, msg: 'a sign-in failed', address: '127.0.0.1' },
  ]);
  for (const word of [username, 'karolina', 'not-there', 'wrong-word', 'secret-9']) expect(text).not.toContain(word);
  text = '';
  expect(await signIn(api, username, 'secret-9')).toBeDefined();
  expect(told()).toEqual([]);
});
