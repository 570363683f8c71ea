import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/pass-time.ts';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';

const DAY = 24 * 60 * 60 * 1000;

let cents: number | null = null;
let world: PaymentWorld;
beforeAll(async () => {
  world = await createStripeWorld((provider) => ({
    ...provider,
    look: async (kind, id) => {
      const remote = await provider.look(kind, id);
      return { ...remote, amountCents: cents ?? remote.amountCents };
    },
  }));
});
afterAll(() => world.close());

const projectsOf = async (token: string) => (await world.api.call('GET', '/projects', { token })).json;

test('a subscription whose price is changed later keeps its project; one that never had the right price gets none', async () => {
  const owner = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', owner);
  await world.confirm(json.client_secret);
  expect((await create(world.api, owner.token, json.subscription_id)).status).toBe(201);
  cents = 100;
  await passTime(world, 2 * DAY);
  expect(await projectsOf(owner.token)).toMatchObject([{ billing: 'active' }]);
  const thief = await createPayer(world.api);
  const begun = await initiate(world.api, 'subscription', thief);
  await world.confirm(begun.json.client_secret);
  expect((await create(world.api, thief.token, begun.json.subscription_id)).status).toBe(402);
  expect(await projectsOf(thief.token)).toEqual([]);
});
