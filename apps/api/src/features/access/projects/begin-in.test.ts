import { constants } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, createPayer, pay } from '../../../testing/fakes/payers.ts';
import { createManager, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const lawOf = async (token: string) => (await api.call('GET', '/settings/system', { token })).json.law_pack;

// The capitals' time zones and the money on the tills, as everybody there knows them.
const COUNTRIES = [
  ['LT', 'Europe/Vilnius', 'EUR', 'lt', true],
  ['LV', 'Europe/Riga', 'EUR', 'lv', true],
  ['EE', 'Europe/Tallinn', 'EUR', 'ee', true],
  ['PL', 'Europe/Warsaw', 'PLN', 'eu', false],
  ['DE', 'Europe/Berlin', 'EUR', 'eu', false],
  ['FI', 'Europe/Helsinki', 'EUR', 'eu', false],
  ['SE', 'Europe/Stockholm', 'SEK', 'eu', false],
  ['DK', 'Europe/Copenhagen', 'DKK', 'eu', false],
  ['NO', 'Europe/Oslo', 'NOK', 'eu', false],
  ['IE', 'Europe/Dublin', 'EUR', 'ie', true],
  ['GB', 'Europe/London', 'GBP', 'gb', true],
] as const;

test('nobody reads the countries without a session; each has its clock, money and law', async () => {
  expect((await api.call('GET', '/countries')).status).toBe(401);
  const { token } = await createManager(api);
  const { json } = await api.call('GET', '/countries', { token, headers: { 'accept-language': 'lt' } });
  expect(json.countries.map(({ country }: { country: string }) => country)).toEqual(constants.countries);
  for (const [country, time_zone, currency, law_pack, is_own] of COUNTRIES)
    expect(json.countries).toContainEqual({ country, time_zone, currency, law_pack, is_own });
  expect(json.laws.find(({ id }: { id: string }) => id === 'lv')).toMatchObject({ name: 'Latvija' });
});

const weekOf = (locale: string) =>
  (new Intl.Locale(locale) as unknown as { getWeekInfo: () => { firstDay: number } }).getWeekInfo();

test('weeks begin on Monday in every country that can be chosen, as they do in the product', () => {
  for (const country of constants.countries) expect([country, weekOf(`und-${country}`).firstDay]).toEqual([country, 1]);
});

test.each(COUNTRIES)(
  'a project in %s begins with its clock, money and law',
  async (country, time_zone, currency, law) => {
    const { token, projectId } = await createManager(api, `Café ${country}`, { country });
    expect((await api.call('GET', '/projects', { token })).json).toMatchObject([{ id: projectId, country, time_zone }]);
    expect((await api.call('GET', '/settings/project', { token })).json).toMatchObject({ country, currency });
    expect(await lawOf(token)).toBe(law);
  },
);

test('another law can be chosen with the country, or none; nothing chosen is as before', async () => {
  const european = await createManager(api, 'Rīga EU', { country: 'LV', law_pack: 'eu' });
  expect(await lawOf(european.token)).toBe('eu');
  const free = await createManager(api, 'Rīga free', { country: 'LV', law_pack: 'none' });
  expect(await lawOf(free.token)).toBe('none');
  const old = await createManager(api, 'Rytas');
  expect((await api.call('GET', '/settings/project', { token: old.token })).json).toMatchObject({
    country: 'LT',
    time_zone: 'Europe/Vilnius',
    currency: 'EUR',
  });
  expect(await lawOf(old.token)).toBe('lt');
});

test('a country or a law that is none is refused at its field, and no project is made', async () => {
  const { json } = await api.call('POST', '/register', {
    body: { username: unique('m'), password: 'secret-1', registration_code: REGISTRATION_CODE },
  });
  const token = json.access_token;
  for (const [field, body] of [
    ['country', { country: 'XX' }],
    ['country', { country: 'lv' }],
    ['law_pack', { law_pack: 'xx' }],
    ['law_pack', { country: 'LV', law_pack: '__proto__' }],
  ] as const) {
    const refused = await api.call('POST', '/projects', { token, body: { name: 'Nowhere', ...body } });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, [field]]);
  }
  expect((await api.call('GET', '/projects', { token })).json).toEqual([]);
});

test('what was chosen before the payment is there after it, also when the browser never came back', async () => {
  const buy = async (query: Record<string, string>) => {
    const { token, email } = await createPayer(api);
    const ask = new URLSearchParams({ name: 'Kafejnīca', email, ...query }).toString();
    const { json } = await api.call('POST', `/projects/subscription/initiate?${ask}`, { token });
    await pay(api, json.client_secret);
    return { token, made: (await create(api, token, json.subscription_id)).json };
  };
  const { made } = await buy({ country: 'EE' });
  expect(made).toMatchObject({ country: 'EE', time_zone: 'Europe/Tallinn' });
  const { token, made: other } = await buy({ country: 'GB', law_pack: 'eu' });
  expect(other).toMatchObject({ country: 'GB', time_zone: 'Europe/London' });
  const selected = await api.call('POST', `/projects/select/${other.id}`, { token });
  expect(await lawOf(selected.json.access_token)).toBe('eu');
});

test('a law that is chosen alone when the project is made counts', async () => {
  const { token, email } = await createPayer(api);
  const begun = new URLSearchParams({ name: 'Be įstatymų', email }).toString();
  const { json } = await api.call('POST', `/projects/subscription/initiate?${begun}`, { token });
  await pay(api, json.client_secret);
  const query = new URLSearchParams({ subscription_id: json.subscription_id, name: 'Be įstatymų', law_pack: 'none' });
  const made = await api.call('POST', `/projects/create-subscription?${query.toString()}`, { token });
  expect(made.status).toBe(201);
  const selected = await api.call('POST', `/projects/select/${made.json.id}`, { token });
  expect(await lawOf(selected.json.access_token)).toBe('none');
});

test('a payment for a law that is none is not begun', async () => {
  const { token, email } = await createPayer(api);
  const ask = new URLSearchParams({ name: 'Kafejnīca', email, law_pack: 'xx' }).toString();
  const { status, json } = await api.call('POST', `/projects/subscription/initiate?${ask}`, { token });
  expect([status, Object.keys(json.errors)]).toEqual([422, ['law_pack']]);
});
