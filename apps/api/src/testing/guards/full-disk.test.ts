import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findEmbeddedPostgres } from '../../platform/database/embedded/start-embedded-postgres.ts';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { unique } from '../seeds/people.ts';
import { openSmallDisk, type SmallDisk } from '../small-disk.ts';
import { spawnProduct, type SpawnedProduct } from '../spawn-product.ts';
import { REGISTRATION_CODE } from '../test-app.ts';

/** A new database, its write-ahead log, and what is left free. */
const MEGABYTES = 400;
/** `npm run harden -- faults` breaks the database's write-ahead log so often. */
const ROUNDS = process.env['DRAWS'] === 'all' ? 10 : 1;
const HEALS_WITHIN_MS = 15_000 * crowding();

let disk: SmallDisk | null = null;
let reason = '';
let product: SpawnedProduct | null = null;
let token: string;
/** The titles of all that was answered with 201. */
const acknowledged: string[] = [];
beforeAll(async () => {
  const opened = await openSmallDisk(MEGABYTES);
  if (typeof opened === 'string') return void (reason = opened);
  disk = opened;
  product = await spawnProduct({ DATA_DIR: join(opened.folder, 'data'), DEMO: '0', REGISTRATION_CODE });
  if (product.url === null) throw new Error(product.said().err);
  const account = { username: unique('full'), password: 'secret-1', registration_code: REGISTRATION_CODE };
  ({ access_token: token } = (await call('POST', '/register', account)).json);
  const { id } = (await call('POST', '/projects', { name: 'Rytas' })).json;
  ({ access_token: token } = (await call('POST', `/projects/select/${id}`)).json);
});
beforeEach((context) => {
  if (disk === null) context.skip(reason);
});
afterEach(() => disk?.free());
afterAll(async () => {
  await disk?.free();
  await product?.stop();
  await disk?.close();
});

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(`${product?.url}/api${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    json: (text === '' ? null : JSON.parse(text)) as ReturnType<JSON['parse']>,
    retryAfter: reply.headers.get('retry-after'),
  };
}

/** Long, and nothing that a database could store in less. */
async function announce(title: string) {
  const text = randomBytes(700).toString('base64');
  const reply = await call('POST', '/announcements', { title, text }, { 'idempotency-key': title });
  if (reply.status === 201 && !acknowledged.includes(title)) acknowledged.push(title);
  return reply;
}

async function announceUntilRefused() {
  for (;;) {
    const title = unique('full');
    const reply = await announce(title);
    if (reply.status !== 201) return { title, ...reply };
  }
}

const announced = async () => {
  const { status, json } = await call('GET', '/announcements');
  return status === 200 ? json.map(({ title }: { title: string }) => title).toSorted() : status;
};
const ready = async () => (({ status, json }) => [status, json.parts])(await call('GET', '/ready'));

test('a full disk: writing is refused with a clear word, reading goes on, ready says why; with space all goes on', async () => {
  expect((await announce(unique('before'))).status).toBe(201);
  expect(await ready()).toEqual([200, undefined]);
  await disk?.fill();
  const refused = await announceUntilRefused();
  expect([refused.status, refused.json.code, refused.retryAfter]).toEqual([503, 'unavailable', '5']);
  expect(await announced()).toEqual(acknowledged.toSorted());
  // What was just asked is answered again for a moment.
  await expect.poll(ready, { timeout: HEALS_WITHIN_MS }).toEqual([503, ['disk']]);
  expect((await call('GET', '/health')).status).toBe(200);
  await disk?.free();
  const began = performance.now();
  await expect.poll(async () => (await announce(refused.title)).status, { timeout: HEALS_WITHIN_MS }).toBe(201);
  await expect.poll(ready, { timeout: HEALS_WITHIN_MS }).toEqual([200, undefined]);
  expect(performance.now() - began).toBeLessThan(HEALS_WITHIN_MS);
  expect(await announced()).toEqual(acknowledged.toSorted());
});

/**
 * Uses up the write-ahead log, so that the database needs a new file of it and ends itself.
 * @returns how the last statement failed
 */
async function breakDatabase(admin: pg.Client): Promise<string> {
  const write = () => admin.query("select pg_logical_emit_message(true, 'full', repeat(md5(random()::text), 32768))");
  for (;;) {
    const failure = await write().then(
      () => null,
      (error: unknown) => (error instanceof pg.DatabaseError && error.severity) || String(error),
    );
    if (failure !== null) return failure;
  }
}

test(
  'a disk so full that the database ends itself: it comes back with the space, and nothing acknowledged is lost',
  async () => {
    const url = (await findEmbeddedPostgres(join(disk?.folder ?? '', 'data'))) ?? '';
    for (let round = 0; round < ROUNDS; round += 1) {
      // Before: without space, a database that has just come back makes no new connections.
      const admin = new pg.Client({ connectionString: url });
      admin.on('error', () => undefined);
      await admin.connect();
      await disk?.fill();
      const writing = Promise.all(Array.from({ length: 4 }, announceUntilRefused));
      expect(await breakDatabase(admin)).toMatch(/PANIC|terminated|ECONNRESET/);
      await admin.end();
      for (const { status, retryAfter } of await writing) expect([status, retryAfter]).toEqual([503, '5']);
      await expect.poll(ready, { timeout: HEALS_WITHIN_MS }).toEqual([503, expect.arrayContaining(['disk'])]);
      await disk?.free();
      const title = unique('again');
      await expect.poll(async () => (await announce(title)).status, { timeout: HEALS_WITHIN_MS }).toBe(201);
      await expect.poll(ready, { timeout: HEALS_WITHIN_MS }).toEqual([200, undefined]);
      expect(await announced()).toEqual(expect.arrayContaining(acknowledged.toSorted()));
    }
  },
  120_000 * ROUNDS,
);

test('an email that does not fit leaves no half of it, and is written when there is space', async () => {
  const dataDir = join(disk?.folder ?? '', 'mails');
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'x@example.lt', dataDir }, pino({ level: 'silent' }));
  const to = { name: 'Ona', address: 'ona@example.lt' };
  const words = { subject: 'Shift', text: 'x'.repeat(20_000), html: '<p>x</p>', settingsUrl: 'https://example.lt' };
  const send = (id: string) => mailer.send({ id, to, ...words });
  await send('first');
  await disk?.fill();
  await expect(send('second')).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(join(dataDir, 'outbox'))).toEqual(['first.eml']);
  await disk?.free();
  await send('second');
  expect((await readdir(join(dataDir, 'outbox'))).toSorted()).toEqual(['first.eml', 'second.eml']);
});
