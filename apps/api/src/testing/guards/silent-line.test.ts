import { crowding } from '@pamaina/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppOnLine, type AppOnLine } from '../app-on-line.ts';
import { eventually } from '../eventually.ts';
import { unique } from '../seeds/people.ts';

/** `npm run harden -- faults` keeps the line silent for a minute. */
const SILENT_MS = process.env['DRAWS'] === 'all' ? 60_000 : 0;
const WITHIN_MS = 10_000;

let on: AppOnLine;
beforeAll(async () => {
  on = await createAppOnLine();
});
afterAll(() => on.close());

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

test('the line to the database says nothing: every call is refused in time, and all goes on when it speaks', async () => {
  const [title, key] = [unique('Midst'), unique('midst')];
  // A transaction that the server finishes, and of which the product hears nothing.
  await on.owner.query('begin; lock table announcement in share row exclusive mode');
  const midst = on.announce(key, title);
  const waits = "select from pg_locks where not granted and relation = 'announcement'::regclass";
  await eventually(async () => expect((await on.owner.query(waits)).rowCount).toBe(1));
  on.line.fallSilent();
  await on.owner.query('rollback');
  const since = performance.now();
  let longest = 0;
  do {
    const { unclear, postponed, slowest } = await on.callAll();
    longest = Math.max(longest, slowest);
    expect(unclear).toEqual([]);
    expect(postponed).toBeGreaterThan(200);
    expect(slowest).toBeLessThan(WITHIN_MS * crowding());
  } while (performance.now() - since < SILENT_MS);
  expect([(await midst).status, (await midst).headers['retry-after']]).toEqual([503, '5']);
  await on.line.restore();
  const spoke = performance.now();
  // Everybody at once: no connection of before is among those that serve them.
  const others = await Promise.all(Array.from({ length: 20 }, (_, at) => on.announce(unique('after'), `After ${at}`)));
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(201));
  await eventually(async () => expect((await on.announce(key, title)).status).toBe(201));
  const healed = performance.now() - spoke;
  expect(healed).toBeLessThan(WITHIN_MS * crowding());
  console.log(`silent line: refused within ${seconds(longest)} s at most, all goes on after ${seconds(healed)} s`);
  const titles = await on.announced();
  expect([titles.length, titles.filter((one) => one === title).length]).toEqual([21, 1]);
  // The outbox goes on by itself.
  await eventually(async () => {
    const { json } = await on.api.call('GET', '/notifications', { token: on.worker.token });
    expect(json.items.map(({ text }: { text: string }) => text).join()).toContain('After 19');
  });
});
