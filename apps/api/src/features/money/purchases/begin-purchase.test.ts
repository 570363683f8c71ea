import { constants } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld } from '../../../testing/fakes/payment-world.ts';

test('of two that begin at once both get the payment that the purchase knows', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const world = await createStripeWorld((provider) => ({
    ...provider,
    start: async () => {
      begun += 1;
      const mine = begun;
      if (mine === 1) await gate.promise;
      return { id: `pi_${mine}`, clientSecret: `pi_${mine}_secret` };
    },
  }));
  const payer = await createPayer(world.api);
  const first = initiate(world.api, 'purchase', payer);
  await eventually(() => expect(begun).toBe(1));
  const second = await initiate(world.api, 'purchase', payer);
  gate.resolve();
  expect(second.json).toEqual({ payment_intent_id: 'pi_2', client_secret: 'pi_2_secret' });
  expect((await first).json).toEqual(second.json);
  await world.close();
});

test('a payer who agrees in four tabs at once pays once', async () => {
  const world = await createStripeWorld();
  const agreed = { terms_version: constants.termsVersion, privacy_version: constants.privacyVersion };
  // Whether two meet in the database is a matter of luck: so there are several draws.
  for (let draw = 0; draw < 12; draw++) {
    const { token, email } = await createPayer(world.api);
    const query = new URLSearchParams({ name: 'Kavinė', email, ...agreed });
    const begin = () => world.api.call('POST', `/projects/purchase/initiate?${query.toString()}`, { token });
    const replies = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ json }) => json.payment_intent_id)).size).toBe(1);
  }
  await world.close();
});
