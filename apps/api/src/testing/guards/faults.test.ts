import { crowding } from '@pamaina/engine/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAppOnLine, type AppOnLine } from '../app-on-line.ts';
import { eventually } from '../eventually.ts';
import { unique } from '../seeds/people.ts';

/** `npm run harden -- faults` takes the database away for a minute. */
const AWAY_MS = process.env['DRAWS'] === 'all' ? 60_000 : 2_000;
const WITHIN_MS = 5_000;
const AT_ONCE = 8;

let on: AppOnLine;
beforeAll(async () => {
  on = await createAppOnLine();
});
afterEach(() => on.line.restore());
afterAll(() => on.close());

/** PostgreSQL's own answer when it cannot make a file longer, to every write. */
const FULL_DISK = `
  create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  do $$ declare name text; begin
    for name in select quote_ident(relname) from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    loop execute format('create trigger disk_is_full before insert or update or delete on %s
      for each statement execute function disk_is_full()', name); end loop;
  end $$`;

test('the disk of the database is full: reading goes on, writing is put off, and then succeeds once', async () => {
  await on.owner.query(FULL_DISK);
  try {
    const refused = await on.announce('while-full', 'Full');
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect(await on.announced()).toEqual([]);
    const { unclear, postponed } = await on.callAll(AT_ONCE);
    expect(unclear).toEqual([]);
    expect(postponed).toBeGreaterThan(60);
  } finally {
    await on.owner.query('drop function disk_is_full() cascade');
  }
  expect((await on.announce('while-full', 'Full')).status).toBe(201);
  expect((await on.announce('while-full', 'Full')).status).toBe(201);
  expect(await on.announced()).toEqual(['Full']);
});

test('the database is away: every call is refused in time, nothing is lost, and all goes on when it is back', async () => {
  await on.announce('before', 'Before');
  await on.line.takeAway();
  const since = performance.now();
  let slowest = 0;
  do {
    const all = await on.callAll(AT_ONCE);
    expect(all.unclear).toEqual([]);
    expect(all.postponed).toBeGreaterThan(200);
    slowest = Math.max(slowest, all.slowest);
  } while (performance.now() - since < AWAY_MS);
  expect(slowest).toBeLessThan(WITHIN_MS * crowding());
  expect((await on.announce('away', 'While it was away')).status).toBe(503);
  await on.line.restore();
  expect((await on.announce('away', 'While it was away')).status).toBe(201);
  expect((await on.announced()).filter((title) => title !== 'Full').toSorted()).toEqual([
    'Before',
    'While it was away',
  ]);
  // The outbox goes on by itself.
  await eventually(async () => {
    const { json } = await on.api.call('GET', '/notifications', { token: on.worker.token });
    expect(json.items.map(({ text }: { text: string }) => text).join()).toContain('While it was away');
  });
});

test('every connection is cut in the midst of calls: a refused call was not done, and its repetition is', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Cut ${index} ${unique('x')}`);
  const calls = titles.map(async (title) => ({ title, reply: await on.announce(title.replaceAll(' ', '-'), title) }));
  await eventually(() => expect(on.line.open()).toBeGreaterThan(4));
  on.line.cut();
  for (const { title, reply } of await Promise.all(calls)) {
    expect([201, 503]).toContain(reply.status);
    const again = await eventually(async () => {
      const repeated = await on.announce(title.replaceAll(' ', '-'), title);
      expect(repeated.status).toBe(201);
      return repeated;
    });
    if (reply.status === 201) expect(again.text).toBe(reply.text);
  }
  const found = (await on.announced()).filter((title) => title.startsWith('Cut'));
  expect(found.toSorted()).toEqual(titles.toSorted());
});

test('the database goes away in the midst of a call: its key works again as soon as the database is back', async () => {
  const [title, key] = [unique('Midst'), unique('midst')];
  await on.owner.query('begin; lock table announcement in share row exclusive mode');
  const call = on.announce(key, title);
  const waits = "select from pg_locks where not granted and relation = 'announcement'::regclass";
  await eventually(async () => expect((await on.owner.query(waits)).rowCount).toBe(1));
  await on.line.takeAway();
  expect((await call).status).toBe(503);
  await on.owner.query('rollback');
  await on.line.restore();
  await eventually(async () => expect((await on.announce(key, title)).status).toBe(201));
  expect((await on.announced()).filter((one) => one === title)).toEqual([title]);
});
