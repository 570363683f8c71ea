import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Provider } from '../../../platform/payments/provider.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld } from '../../../testing/fakes/payment-world.ts';

const MINUTE = 60_000;
const MOST_STEPS = 20;

/** The process is killed at the n-th step between the product and the provider; 0: it survives. */
let killAt = 0;
let step = 0;
let isDead = false;

/** A killed process does nothing more; not even an error is handled. */
function live(): Promise<void> {
  step += 1;
  if (step !== killAt) return Promise.resolve();
  isDead = true;
  return new Promise(() => undefined);
}

/** Two steps per call: before it is made, and before its response is seen. */
function mortal(provider: Provider): Provider {
  return new Proxy(provider, {
    get(target, name: keyof Provider) {
      const part = target[name];
      if (typeof part !== 'function' || name === 'readEvent') return part;
      return async (...given: unknown[]) => {
        await live();
        const answer = await (part as (...all: unknown[]) => Promise<unknown>)(...given);
        await live();
        return answer;
      };
    },
  });
}

let world: Awaited<ReturnType<typeof createStripeWorld>>;
let payer: Awaited<ReturnType<typeof createPayer>>;
beforeAll(async () => {
  world = await createStripeWorld(mortal);
  payer = await createPayer(world.api);
});
afterAll(() => world.close());

/** One attempt at a flow; it ends with the process, if that is killed. */
async function until<T>(work: Promise<T>): Promise<T | null> {
  const death = async () => {
    while (!isDead) await new Promise((resolve) => setImmediate(resolve));
    return null;
  };
  const ended = await Promise.race([work, death()]);
  return isDead ? null : ended;
}

function killedAt(place: number): void {
  [killAt, step, isDead] = [place, 0, false];
}

/** The browser's part: starts, pays, returns. @returns whether it succeeded */
async function subscribe(name: string): Promise<boolean> {
  const started = await until(initiate(world.api, 'subscription', { ...payer, name }));
  if (started?.json.code === 'payment_done') return true;
  if (started?.status !== 200) return false;
  await world.confirm(started.json.client_secret);
  const created = await until(create(world.api, payer.token, started.json.subscription_id, name));
  return created?.status === 201;
}

async function buy(name: string): Promise<boolean> {
  const started = await until(initiate(world.api, 'purchase', { ...payer, name }));
  if (started?.json.code === 'payment_done') return true;
  if (started?.status !== 200) return false;
  await world.confirm(started.json.client_secret);
  const query = new URLSearchParams({ payment_intent_id: started.json.payment_intent_id, name }).toString();
  const created = await until(world.api.call('POST', `/projects/create?${query}`, { token: payer.token }));
  return created?.status === 201;
}

/** Purchases by name with their projects, and how often they were charged. */
async function standing(name: string) {
  const rows = await world.api.deps.database.direct
    .selectFrom('purchase')
    .leftJoin('project', 'project.id', 'purchase.id')
    .select(['purchase.id', 'project.billing', 'purchase.refunded_at'])
    .where('purchase.name', '=', name)
    .execute();
  const charges = await world.charges();
  return rows.map(({ id, billing, refunded_at }) => ({
    billing,
    refunded: !!refunded_at,
    charges: charges.get(id) ?? 0,
  }));
}

/** The next process: the job runs, the events are repeated. */
async function recover(): Promise<void> {
  killedAt(0);
  for (const event of await world.takeEvents()) await world.post(event);
  await passTime(world, 6 * MINUTE);
}

const flows = { subscribing: subscribe, buying: buy };

test.each([
  ['subscribing', 'tries again'],
  ['subscribing', 'never comes back'],
  ['buying', 'tries again'],
  ['buying', 'never comes back'],
] as const)(
  'killed at every step of %s, and the person %s: charged once, one project, or nothing of either',
  async (flow, after) => {
    let [kills, doubles, lost, free] = [0, 0, 0, 0];
    for (let place = 1; place <= MOST_STEPS; place += 1) {
      const [name, run] = [`${flow} ${after} ${place}`, flows[flow]];
      killedAt(place);
      await run(name);
      if (!isDead) break;
      kills += 1;
      if (after === 'tries again') {
        killedAt(0);
        expect(await run(name)).toBe(true);
      }
      await recover();
      const rows = await standing(name);
      const charges = rows.reduce((sum, row) => sum + row.charges, 0);
      const projects = rows.filter(({ billing }) => billing === 'active').length;
      if (charges > 1) doubles += 1;
      if (charges > projects) lost += 1;
      if (projects > charges) free += 1;
      if (after === 'tries again') expect([charges, projects]).toEqual([1, 1]);
    }
    console.log(
      `killed ${flow}, who ${after}: ${kills} kills, ${doubles} charged twice, ${lost} paid without project, ${free} projects without payment`,
    );
    expect(kills).toBeGreaterThanOrEqual(4);
    expect([doubles, lost, free]).toEqual([0, 0, 0]);
  },
  240_000,
);

test('killed at every step of giving the money back: it goes back once, and the project has ended', async () => {
  let kills = 0;
  for (let place = 1; place <= MOST_STEPS; place += 1) {
    const name = `Refund ${place}`;
    killedAt(0);
    await subscribe(name);
    const list = await world.api.call('GET', '/subscriptions/user', { token: payer.token });
    const { id } = list.json.find((one: { project_name: string }) => one.project_name === name);
    killedAt(place);
    await until(world.api.call('POST', `/subscriptions/${id}/cancel`, { token: payer.token, body: { refund: true } }));
    if (!isDead) break;
    kills += 1;
    await recover();
    expect(await standing(name), `step ${place}`).toEqual([{ billing: 'ended', refunded: true, charges: 0 }]);
    const documents = await world.api.deps.database.direct
      .selectFrom('invoice')
      .select('kind')
      .where('project', '=', name)
      .orderBy('seq')
      .execute();
    expect(
      documents.map(({ kind }) => kind),
      `step ${place}`,
    ).toEqual(['invoice', 'credit_note']);
  }
  console.log(`killed while refunding: ${kills} kills, every refund made once`);
  expect(kills).toBeGreaterThanOrEqual(6);
}, 240_000);

test('200 double submits by two to eight at once: as many payments as projects', async () => {
  killedAt(0);
  let [calls, projects, payments] = [0, 0, 0];
  for (let round = 0; round < 200; round += 1) {
    const [name, times] = [`Double ${round}`, 2 + (round % 7)];
    const all = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work));
    const started = await all(() => initiate(world.api, 'subscription', { ...payer, name }));
    const secrets = new Set(started.map(({ json }) => json.client_secret as string));
    await Promise.all([...secrets].map((secret) => world.confirm(secret)));
    await all(() => create(world.api, payer.token, started[0]?.json.subscription_id, name));
    calls += 2 * times;
    const rows = await standing(name);
    projects += rows.filter(({ billing }) => billing === 'active').length;
    payments += rows.reduce((sum, row) => sum + row.charges, 0);
  }
  console.log(`double submits: 200 rounds, ${calls} calls, ${payments} payments, ${projects} projects`);
  expect([payments, projects]).toEqual([200, 200]);
}, 600_000);
