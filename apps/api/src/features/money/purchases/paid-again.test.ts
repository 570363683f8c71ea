import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/pass-time.ts';
import { CARDS, create, createSubscriber, pay } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { syncPurchase } from './sync-purchase.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: PaymentWorld;
beforeAll(async () => {
  world = await createSandboxWorld();
});
afterAll(() => world.close());

type Owner = Awaited<ReturnType<typeof createSubscriber>>;

/** A user whose subscription was cancelled and has ended, with an employee in the project. */
async function createEnded(): Promise<Owner> {
  const owner = await createSubscriber(world.api);
  await createWorker(world.api, owner);
  await world.api.call('POST', `/subscriptions/${owner.subscriptionId}/cancel`, { token: owner.token });
  await passTime(world, 32 * DAY);
  return owner;
}

const renew = ({ token, email, projectId }: Owner) =>
  world.api.call('POST', `/projects/${projectId}/renew`, { token, body: { email } });
const projectOf = async ({ token }: Owner) => (await world.api.call('GET', '/projects', { token })).json[0];

test('an ended project is paid again and goes on with all that is in it, whatever the old subscription says', async () => {
  const owner = await createEnded();
  const [first, second] = await Promise.all([renew(owner), renew(owner)]);
  // Two tabs: one secret, or the second is asked to retry.
  expect([first.status, second.status]).toContain(200);
  const { json } = first.status === 200 ? first : second;
  expect((await renew(owner)).json).toEqual(json);
  expect((await pay(world.api, json.client_secret, CARDS.declined)).status).toBe(402);
  expect((await projectOf(owner)).billing).toBe('ended');
  const listed = await world.api.call('GET', '/subscriptions/user', { token: owner.token });
  expect(listed.json.map(({ id }: { id: string }) => id)).toEqual([owner.subscriptionId]);
  await pay(world.api, json.client_secret);
  const made = await create(world.api, owner.token, json.subscription_id);
  expect([made.status, made.json.id]).toEqual([201, owner.projectId]);
  expect(await projectOf(owner)).toMatchObject({ billing: 'active', erased_at: null });
  await syncPurchase(world.api.deps, owner.projectId);
  expect((await projectOf(owner)).billing).toBe('active');
  const people = await world.api.call('GET', '/employees', { token: owner.token });
  expect(people.json).toHaveLength(1);
  const event = await world.api.call('POST', '/events', {
    token: owner.token,
    body: { date: '2031-05-07', title: 'Open again', color: 'green' },
  });
  expect(event.status).toBe(201);
  expect((await renew(owner)).json.code).toBe('project_paid');
  const cancelled = await world.api.call('POST', `/subscriptions/${json.subscription_id}/cancel`, {
    token: owner.token,
    body: { refund: true },
  });
  expect(cancelled.json).toMatchObject({ state: 'ended', refunded: true, project_id: owner.projectId });
  expect((await projectOf(owner)).billing).toBe('ended');
});

test('an event alone restores the project, and nobody pays for another’s or for a paid one', async () => {
  const owner = await createEnded();
  const stranger = await createSubscriber(world.api);
  expect((await renew({ ...stranger, projectId: owner.projectId })).status).toBe(404);
  expect((await renew(stranger)).json.code).toBe('project_paid');
  const { json } = await renew(owner);
  expect((await create(world.api, stranger.token, json.subscription_id)).status).toBe(404);
  await pay(world.api, json.client_secret);
  for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
  expect((await projectOf(owner)).billing).toBe('active');
});
