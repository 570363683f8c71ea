import { expect, test } from 'vitest';
import { BillingDetails, isLithuanianCode } from './billing-details.ts';
import { isVatNumber, standardRate, vatCountries, vatWithin } from './vat.ts';

const payer = { country: 'LT', vat: 'LT305123458', oss: false };
const buyer = (country: string | null, vat_number: string | null = null) => ({ country, vat_number });
const DAY = '2026-11-26';

// EUR 29.00 with VAT in it, by hand: 2900 / 1.21 = 2396.69; 2900 / 1.24 = 2338.71; 2900 / 1.255 = 2310.76.
test.each([
  ['a seller who is no VAT payer', { ...payer, vat: null }, buyer('DE', 'DE123456789'), ['not_payer', null, 2900, 0]],
  ['a buyer of the same country', payer, buyer('LT', 'LT305123458'), ['domestic', 21, 2397, 503]],
  ['a buyer without a country', payer, buyer(null), ['domestic', 21, 2397, 503]],
  ['a business of another EU country', payer, buyer('LV', 'LV40003245752'), ['reverse_charge', null, 2900, 0]],
  ['an EU buyer without a number, under the threshold', payer, buyer('LV'), ['threshold', 21, 2397, 503]],
  ['the same with the One Stop Shop', { ...payer, oss: true }, buyer('EE'), ['oss', 24, 2339, 561]],
  ['a rate with half a percent', { ...payer, oss: true }, buyer('FI'), ['oss', 25.5, 2311, 589]],
  [
    'a business with a number, the One Stop Shop or not',
    { ...payer, oss: true },
    buyer('PL', 'PL1234567890'),
    ['reverse_charge', null, 2900, 0],
  ],
  ['a buyer outside the EU', payer, buyer('GB', 'GB123456789'), ['outside', null, 2900, 0]],
  ['a buyer at home of a seller in Latvia', { ...payer, country: 'LV' }, buyer('LV'), ['domestic', 21, 2397, 503]],
])('%s', (_name, seller, of, expected) => {
  const { reason, rate, net, vat, gross } = vatWithin(2900, DAY, { seller, buyer: of });
  expect([reason, rate, net, vat]).toEqual(expected);
  expect(gross).toBe(2900);
});

test('net and VAT are the price in every case, and the VAT is its rate of the net to the cent', () => {
  let cases = 0;
  for (const country of [...vatCountries.keys(), 'GB', null])
    for (const oss of [true, false])
      for (const vat_number of ['X', null])
        for (let price = 1; price <= 3_000; price += 1) {
          const parties = { seller: { ...payer, oss }, buyer: { country, vat_number } };
          const { net, vat, gross, rate } = vatWithin(price, DAY, parties);
          const isRight = net + vat === price && gross === price && Math.abs(vat - (net * (rate ?? 0)) / 100) < 1;
          if (!isRight) throw new Error(`${price} cents, ${country}: ${net} + ${vat}`);
          cases += 1;
        }
  expect(cases).toBe(29 * 2 * 2 * 3_000);
});

test('a rate holds from its first day', () => {
  expect(['2025-06-30', '2025-07-01'].map((day) => standardRate('EE', day))).toEqual([22, 24]);
  expect(['2025-07-31', '2025-08-01'].map((day) => standardRate('RO', day))).toEqual([19, 21]);
  expect([standardRate('LT', DAY), standardRate('HU', DAY), standardRate('GB', DAY)]).toEqual([21, 27, null]);
  expect(vatCountries.size).toBe(27);
});

test.each([
  ['LT', 'LT305123458', true],
  ['LT', 'LT100001234567', true],
  ['LT', '305123458', false],
  ['LT', 'LV40003245752', false],
  ['LT', 'LT30512345', false],
  ['GR', 'EL123456789', true],
  ['GR', 'GR123456789', false],
  ['AT', 'ATU12345678', true],
  ['NL', 'NL123456789B01', true],
  ['IE', 'IE1234567WA', true],
  ['IE', 'IE1234567W', true],
  ['IE', 'IE123456W', false],
  ['GB', 'GB123456789', true],
  ['GB', 'GB123456789012', true],
  ['GB', 'GBGD001', true],
  ['GB', 'XI123456789', true],
  ['GB', 'XI12345678', false],
  ['IE', 'XI123456789', false],
  ['GB', 'GB12345678', false],
  ['GB', '123456789', false],
  ['US', 'anything', true],
])('the VAT number of %s: %s is %s', (country, number, isRight) => {
  expect(isVatNumber(country, number)).toBe(isRight);
});

// Control digits by hand. 30512345: 3+0+15+4+10+18+28+40 = 118 = 10 * 11 + 8. Real codes: Lietuvos bankas 188607684
// (213 = 19 * 11 + 4), Swedbank 112029651 (155 = 14 * 11 + 1). 30000005: 3 + 40 = 43 leaves 10, so 9 + 5 = 14 leaves 3.
test.each([
  ['305123458', true],
  ['305123456', false],
  ['188607684', true],
  ['112029651', true],
  ['300000053', true],
  ['300000050', false],
  ['1234567', true],
  ['12345678', false],
  ['30512345A', false],
])('the company code %s of Lithuania: %s', (code, isRight) => {
  expect(isLithuanianCode(code)).toBe(isRight);
});

const details = {
  company_name: 'UAB „Žuvėdra“',
  company_code: '305123458',
  vat_number: 'lt 305 123 458',
  address: 'Gedimino pr. 1',
  postal_code: 'LT-01103',
  city: 'Vilnius',
  country: 'LT',
};

test('details are kept with the VAT number in one form; each error is at its field', () => {
  expect(BillingDetails.parse(details)).toMatchObject({ company_name: 'UAB „Žuvėdra“', vat_number: 'LT305123458' });
  const errors = (changed: object) =>
    BillingDetails.safeParse({ ...details, ...changed }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(errors({ company_name: ' ', city: '' })).toEqual([
    ['company_name', 'required'],
    ['city', 'required'],
  ]);
  expect(errors({ company_code: '305123456', vat_number: 'LT1' })).toEqual([
    ['company_code', 'company_code_wrong'],
    ['vat_number', 'vat_number_format'],
  ]);
  expect(errors({ country: 'XX' })).toEqual([['country', 'choice']]);
  expect(errors({ country: 'LV', company_code: 'anything', vat_number: '' })).toBeUndefined();
});
