import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvent } from '../../../platform/payments/read-event.ts';
import { createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld, postRaw } from '../../../testing/fakes/payment-world.ts';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
let event: string;
beforeAll(async () => {
  world = await createStripeWorld();
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  world.fake.takeEvents();
  world.fake.confirm(json.client_secret, 'pays');
  event = world.fake.takeEvents().at(-1) ?? '';
});
afterAll(() => world.close());

const seconds = () => Math.floor(world.api.deps.now() / 1000);
const secret = () => world.fake.settings.webhookSecret;
const state = async () =>
  JSON.stringify(
    await world.api.deps.database.direct.selectFrom('purchase').select(['state', 'looked', 'applied']).execute(),
  );

/** Ways to be an invalid provider event, as bytes and signature. */
function forgeries(): [raw: string | Buffer, signature: string | null][] {
  const good = (raw: string, at = seconds()) => signEvent(raw, secret(), at);
  const hex = (text: string, key: string) => createHmac('sha256', key).update(text).digest('hex');
  const changed = [
    event.replace('false', 'true'),
    event.replace(/"id":"evt_\w+"/, '"id":"evt_other"'),
    event.replace('active', 'canceled'),
    `${event} `,
    event.slice(0, -1),
    '',
    '{}',
    'null',
    '[]',
    '"evt"',
  ];
  const at = seconds();
  return [
    // Signed for other bytes.
    ...changed.map((raw): [string, string] => [raw, good(event)]),
    // Correctly signed, but not an event of this mode.
    ...['{}', 'null', '[]', '"evt"', 'x', event.replace('"livemode":false', '"livemode":true')].map(
      (raw): [string, string] => [raw, good(raw)],
    ),
    // Old, and in the future: by more than 300 seconds, also after the time passed while all these are sent.
    ...[-301, -302, -400, -3_600, -86_400, 330, 360, 400, 3_600, 86_400, 864_000].map((ahead): [string, string] => [
      event,
      good(event, at + ahead),
    ]),
    // Another secret.
    ...['', 'whsec_', 'whsec_fak', 'WHSEC_FAKE', 'sk_test_fake', 'pk_test_fake', ' whsec_fake', 'whsec_fake '].map(
      (key): [string, string] => [event, signEvent(event, key, at)],
    ),
    // Malformed signatures.
    ...[
      null,
      '',
      't=',
      'v1=',
      `t=${at}`,
      `t=${at},v1=`,
      `t=${at},v1=${'0'.repeat(64)}`,
      `t=${at},v1=${hex(event, secret())}`,
      `t=${at},v0=${hex(`${at}.${event}`, secret())}`,
      `t=${at},v1=${hex(`${at}.${event}`, secret()).slice(0, 63)}`,
      `t=${at},v1=${hex(`${at}.${event}`, secret()).toUpperCase()}`,
      `t=${at + 1},v1=${hex(`${at}.${event}`, secret())}`,
      `v1=${hex(`${at}.${event}`, secret())}`,
      `t=,v1=${hex(`.${event}`, secret())}`,
      `t=NaN,v1=${hex(`NaN.${event}`, secret())}`,
      `t=0,v1=${hex(`0.${event}`, secret())}`,
      `t=-1,v1=${hex(`-1.${event}`, secret())}`,
      `t=1e20,v1=${hex(`1e20.${event}`, secret())}`,
      `t= ${at},v1=${hex(`${at}.${event}`, secret())}`,
      `x=1;t=${at};v1=${hex(`${at}.${event}`, secret())}`,
      'Bearer x',
      hex(`${at}.${event}`, secret()),
      `t=${at},v1=${Buffer.from(hex(event, 'x')).toString('base64')}`,
      `t=${at},v1=${'g'.repeat(64)}`,
      `t=${at},v1=\u00e9`,
    ].map((signature): [string, string | null] => [event, signature]),
  ];
}

test('60 forged events are answered 400 without a word why, and change nothing', async () => {
  const before = await state();
  const forged = forgeries();
  let accepted = 0;
  for (const [raw, signature] of forged) {
    const { status, json } = await postRaw(world.api, raw, signature);
    if (status === 200) accepted += 1;
    expect([status, json.code, json.errors], String(signature)).toEqual([400, 'malformed', undefined]);
  }
  console.log(`webhooks: ${forged.length} forged, ${accepted} accepted`);
  expect(forged.length).toBeGreaterThanOrEqual(60);
  expect(await state()).toBe(before);
});

test('a correctly signed event about an unknown object is accepted, so that it is not sent again', async () => {
  const before = await state();
  const upcoming = { object: 'invoice', parent: { subscription_details: { subscription: 'sub_1' } } };
  for (const [index, object] of [upcoming, { object: 'balance' }, {}, null].entries()) {
    const raw = JSON.stringify({
      id: `evt_none_${index}`,
      type: 'invoice.upcoming',
      livemode: false,
      data: { object },
    });
    expect(await world.post(raw)).toBe(200);
  }
  expect(await state()).toBe(before);
});

test('more than 256 KB is refused before it is read, other types too', async () => {
  const large = await postRaw(world.api, 'x'.repeat(257 * 1024), 't=1,v1=0');
  expect(large.status).toBe(413);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await world.api.call('POST', '/payments/webhook', { body: 'a=b', headers: form })).status).toBe(415);
});

test('1,000 replays of an event do nothing beyond the first', async () => {
  expect(await world.post(event)).toBe(200);
  const [after, calls] = [await state(), world.fake.calls()];
  for (let round = 0; round < 1_000; round += 1) expect(await world.post(event)).toBe(200);
  console.log(`webhooks: 1000 replays, ${world.fake.calls() - calls} looks at the provider`);
  expect(world.fake.calls()).toBe(calls);
  expect(await state()).toBe(after);
}, 240_000);
