import { crowding } from '@pamaina/engine/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signEvent } from '../../../platform/payments/read-event.ts';
import type { Fault } from '../../../testing/fakes/fake-stripe.ts';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld, postRaw } from '../../../testing/fakes/payment-world.ts';
import { createManager, unique, type TestManager } from '../../../testing/seeds/people.ts';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
let manager: TestManager;
beforeAll(async () => {
  world = await createStripeWorld();
  manager = await createManager(world.api);
});
afterEach(() => world.fake.setFault('none'));
afterAll(() => world.close());

/** The state before the fault: a paid subscription, one waiting to be created, one open. */
async function prepare() {
  const payer = { ...(await createPayer(world.api)), name: 'Kavinė' };
  const paid = (await initiate(world.api, 'subscription', payer)).json;
  await world.confirm(paid.client_secret);
  await create(world.api, payer.token, paid.subscription_id);
  const waiting = (await initiate(world.api, 'subscription', { ...payer, name: 'Antra' })).json;
  world.fake.takeEvents();
  await world.confirm(waiting.client_secret);
  const event = (await world.takeEvents()).at(-1) ?? '';
  return { payer, paid, waiting, event };
}

/** Every flow that calls the provider; none takes longer than the browser's timeout. */
function flowsOf({ payer, paid, waiting, event }: Awaited<ReturnType<typeof prepare>>) {
  const { api, fake } = world;
  const { token } = payer;
  const fresh = unique('Nauja');
  const signature = signEvent(event, fake.settings.webhookSecret, Math.floor(api.deps.now() / 1000));
  return {
    begin: () => initiate(api, 'subscription', { ...payer, name: fresh }),
    buy: () => initiate(api, 'purchase', { ...payer, name: fresh }),
    create: () => create(api, token, waiting.subscription_id, 'Antra'),
    cancel: () => api.call('POST', `/subscriptions/${paid.subscription_id}/cancel`, { token }),
    invoices: () => api.call('GET', `/subscriptions/${paid.subscription_id}/invoices`, { token }),
    card: () => api.call('POST', `/subscriptions/${paid.subscription_id}/payment-method`, { token }),
    webhook: () => postRaw(api, event, signature),
  };
}

const faults: [Fault, string][] = [
  ['down', 'cuts every line'],
  ['limited', 'answers 429'],
  ['broken', 'answers 500'],
  ['cut-after', 'does it, and cuts the line before it answers'],
  ['silent', 'never answers'],
  ['page', 'answers 200 with a page'],
  ['empty', 'answers 200 with nothing in it'],
];

test.each(faults)(
  'the provider is %s (%s): a clear word within the time, the rest works, and later all is done once',
  async (fault) => {
    const prepared = await prepare();
    const flows = flowsOf(prepared);
    world.fake.setFault(fault);
    const began = performance.now();
    const refused = Promise.all(Object.entries(flows).map(async ([name, flow]) => [name, await flow()] as const));
    const elsewhere = await world.api.call('GET', '/employees', { token: manager.token });
    expect(elsewhere.status).toBe(200);
    for (const [name, { status, json, headers }] of await refused) {
      expect([name, status, json.code]).toEqual([name, 503, 'payment_unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    expect(performance.now() - began).toBeLessThan((fault === 'silent' ? 10_000 : 15_000) * crowding());
    world.fake.setFault('none');
    const after = await Promise.all([flows.begin(), flows.buy(), flows.create(), flows.cancel(), flows.webhook()]);
    expect(after.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200]);
    const projects = await world.api.call('GET', '/projects', { token: prepared.payer.token });
    expect(projects.json.map(({ name, billing }: { name: string; billing: string }) => [name, billing])).toEqual([
      ['Kavinė', 'ending'],
      ['Antra', 'active'],
    ]);
    expect([...(await world.charges()).values()].every((count) => count === 1)).toBe(true);
  },
  300_000,
);

test('what it refuses in Lithuanian is said in Lithuanian', async () => {
  const { payer } = await prepare();
  world.fake.setFault('broken');
  const query = new URLSearchParams({ name: 'Trečia', email: payer.email }).toString();
  const { json } = await world.api.call('POST', `/projects/purchase/initiate?${query}`, {
    token: payer.token,
    headers: { 'accept-language': 'lt' },
  });
  expect(json.detail).toContain('du kartus pinigai nebus nurašyti');
});
