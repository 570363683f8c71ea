import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/pass-time.ts';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';

let world: PaymentWorld;
let owner: pg.Client;
beforeAll(async () => {
  world = await createSandboxWorld();
  owner = new pg.Client({ connectionString: world.api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

test('a payer is a manager even while the project can’t be created; it is created later', async () => {
  const payer = await createPayer(world.api);
  const me = async () => (await world.api.call('GET', '/users/me', { token: payer.token })).json;
  const { client_secret, subscription_id } = (await initiate(world.api, 'subscription', payer)).json;
  expect((await me()).role).toBe('employee');
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before insert on project for each row execute function refuse();
  `);
  await world.confirm(client_secret);
  expect((await create(world.api, payer.token, subscription_id)).status).toBe(500);
  expect(await me()).toMatchObject({ role: 'manager', registration_method: 'payment', projects: [] });
  await owner.query('drop trigger refuse on project');
  // Within a minute and not within the hour: the reconciling job creates it.
  await passTime(world, 60_000);
  expect((await me()).projects).toMatchObject([{ name: 'Kavinė' }]);
});

test('who only began to pay is no manager', async () => {
  const payer = await createPayer(world.api);
  const { subscription_id } = (await initiate(world.api, 'subscription', payer)).json;
  expect((await create(world.api, payer.token, subscription_id)).status).toBe(402);
  const { json } = await world.api.call('GET', '/users/me', { token: payer.token });
  expect(json).toMatchObject({ role: 'employee', registration_method: 'open' });
});
