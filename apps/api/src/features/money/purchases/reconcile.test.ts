import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/pass-time.ts';
import { payFirst } from '../../../testing/fakes/payers.ts';
import { createStripeWorld } from '../../../testing/fakes/payment-world.ts';
import { unique } from '../../../testing/seeds/people.ts';

const MINUTE = 60_000;

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld();
});
afterAll(() => world.close());

async function payHere(email: string) {
  const begun = await payFirst(world.api, email);
  await world.confirm(begun.client_secret);
  return begun;
}

const pass = (minutes: number) => passTime(world, minutes * MINUTE);

async function mails(): Promise<string[]> {
  const folder = join(world.api.deps.settings.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

test('who paid and did not register is written to once, with the way on; who registered is not', async () => {
  const [lost, quick] = [`${unique('lost')}@example.lt`, `${unique('quick')}@example.lt`];
  const payment = await payHere(lost);
  const other = await payHere(quick);
  const register = (email: string, { payment_intent_id, cookie }: typeof payment) =>
    world.api.call('POST', '/register', {
      body: { username: unique('late'), password: 'secret-6', email, payment_intent: payment_intent_id },
      headers: { cookie },
    });
  expect((await register(quick, other)).status).toBe(201);
  await pass(5);
  expect(await mails()).toEqual([]);
  await pass(40);
  await pass(24 * 60);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toContain(`To: ${lost}`);
  expect(mail?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(
    `payment_intent=${payment.payment_intent_id}`,
  );
  expect((await register(lost, payment)).status).toBe(201);
});
