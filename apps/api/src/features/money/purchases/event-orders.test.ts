import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld } from '../../../testing/fakes/payment-world.ts';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
let payer: Awaited<ReturnType<typeof createPayer>>;
beforeAll(async () => {
  world = await createStripeWorld();
  payer = await createPayer(world.api);
});
afterAll(() => world.close());

function* ordersOf<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest];
}

/** A paid subscription; its five events are pending. */
async function paid(name: string): Promise<string[]> {
  world.fake.takeEvents();
  const { json } = await initiate(world.api, 'subscription', { ...payer, name });
  world.fake.confirm(json.client_secret, 'pays');
  return world.fake.takeEvents();
}

/** The final state, without ids and instants. */
async function endOf(name: string): Promise<string> {
  const rows = await world.api.deps.database.direct
    .selectFrom('purchase')
    .leftJoin('project', 'project.id', 'purchase.id')
    .select(['purchase.state', 'purchase.consumed_at', 'project.name', 'project.billing', 'purchase.card'])
    .where('purchase.name', '=', name)
    .execute();
  return JSON.stringify(
    rows.map(({ state, consumed_at, billing, card, name: made }) => [
      state,
      !!consumed_at,
      made === name,
      billing,
      card,
    ]),
  );
}

test('all 120 orders of five events with duplicates, and every order of four with each one lost, end in one state', async () => {
  const ends = new Set<string>();
  let posted = 0;
  let flows = 0;
  const run = async (pick: (events: string[]) => string[]) => {
    const name = `Kavinė ${(flows += 1)}`;
    const events = await paid(name);
    expect(events).toHaveLength(5);
    for (const event of pick(events)) {
      expect(await world.post(event)).toBe(200);
      posted += 1;
    }
    ends.add(await endOf(name));
  };
  const five = [0, 1, 2, 3, 4];
  for (const order of ordersOf(five))
    // Each event is repeated one place later.
    await run((events) =>
      order.flatMap((at, place) => [at, order[Math.max(0, place - 1)] ?? 0]).map((at) => events[at] ?? ''),
    );
  for (const lost of five)
    for (const order of ordersOf(five.filter((at) => at !== lost)))
      await run((events) => order.map((at) => events[at] ?? ''));
  console.log(
    `orders of events: ${flows} orders, ${posted} events posted, ${ends.size} end state: ${[...ends].join(' ')}`,
  );
  expect(ends.size).toBe(1);
  expect([...ends][0]).toContain('["paid",true,true,"active"');
  expect([...world.fake.charges().values()].every((count) => count === 1)).toBe(true);
}, 600_000);

test('five events at once, and the browser among them, make one project', async () => {
  for (let round = 0; round < 10; round += 1) {
    const name = `At once ${round}`;
    const events = await paid(name);
    const statuses = await Promise.all([...events, ...events].map((event) => world.post(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(JSON.parse(await endOf(name))).toHaveLength(1);
  }
});
