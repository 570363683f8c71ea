import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/pass-time.ts';
import { CARDS, createSubscriber, pay } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { eraseEnded, remindEnded } from './start-billing.ts';
import { billingNotices } from '../../../testing/billing-notices.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: PaymentWorld;
beforeAll(async () => {
  world = await createSandboxWorld();
});
afterAll(() => world.close());

async function pass(milliseconds: number): Promise<void> {
  await passTime(world, milliseconds);
  await remindEnded(world.api.deps);
  await eraseEnded(world.api.deps);
}

test('who cancels is notified of the end, when it has ended, and a week before all is erased', async () => {
  const { token, projectId, subscriptionId } = await createSubscriber(world.api);
  await world.api.call('POST', `/subscriptions/${subscriptionId}/cancel`, { token });
  expect(await billingNotices(world.api, projectId)).toEqual(['ending']);
  await pass(32 * DAY);
  expect(await billingNotices(world.api, projectId)).toEqual(['ended', 'ending']);
  await pass(20 * DAY);
  expect(await billingNotices(world.api, projectId)).toEqual(['ended', 'ending']);
  await pass(5 * DAY);
  await pass(DAY);
  expect(await billingNotices(world.api, projectId)).toEqual(['ended', 'ending', 'soon']);
});

test('a failed renewal is notified once', async () => {
  const { projectId } = await createSubscriber(world.api, CARDS.once);
  await pass(33 * DAY);
  await pass(DAY);
  expect(await billingNotices(world.api, projectId)).toEqual(['refused']);
});

test('while a payment runs nothing is erased, for at least two days; when it is given up, it is', async () => {
  const { token, email, projectId, subscriptionId } = await createSubscriber(world.api);
  const billing = async () => (await world.api.call('GET', '/projects', { token })).json[0]?.billing;
  await world.api.call('POST', `/subscriptions/${subscriptionId}/cancel`, { token, body: { refund: true } });
  await pass(30 * DAY - 60_000);
  const renew = () => world.api.call('POST', `/projects/${projectId}/renew`, { token, body: { email } });
  const { json } = await renew();
  await pass(120_000);
  expect(await billing()).toBe('ended');
  await pass(DAY + 60 * 60 * 1000);
  expect(await billing()).toBe('ended');
  await pass(DAY);
  expect(await billing()).toBeUndefined();
  expect((await pay(world.api, json.client_secret)).status).toBe(404);
});
