import { expect, test } from 'vitest';
import { readInvoicing, readViesUrl } from './invoicing-settings.ts';

function read(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  return { invoicing: readInvoicing(env, (line) => lines.push(line)), lines };
}

test('how the operator invoices: nothing set, all set, spaces and small letters', () => {
  expect(read({}).invoicing).toEqual({ vat: null, country: 'LT', oss: false });
  const all = {
    OPERATOR_NAME: 'Pamaina SIA',
    OPERATOR_VAT: 'lv 40003245752',
    OPERATOR_COUNTRY: 'lv',
    OPERATOR_OSS: '1',
  };
  expect(read(all).invoicing).toEqual({ vat: 'LV40003245752', country: 'LV', oss: true });
});

test.each([
  [{ OPERATOR_VAT: 'LT305123458' }, /^OPERATOR_VAT also needs OPERATOR_NAME/],
  [{ OPERATOR_NAME: 'UAB', OPERATOR_VAT: '305123458' }, /^OPERATOR_VAT must be a VAT number of LT/],
  [{ OPERATOR_NAME: 'UAB', OPERATOR_VAT: 'NO305123458', OPERATOR_COUNTRY: 'NO' }, /^OPERATOR_VAT must be a VAT number/],
  [{ OPERATOR_COUNTRY: 'Lithuania' }, /^OPERATOR_COUNTRY must be a two-letter/],
  [{ OPERATOR_OSS: 'yes' }, /^OPERATOR_OSS must be 0 or 1, not "yes"/],
])('%j is refused by the name of the setting', (env, message) => {
  expect(read(env).lines).toEqual([expect.stringMatching(message)]);
});

test('where VAT numbers are checked: nowhere, or at a public address', () => {
  const lines: string[] = [];
  const read = (url?: string) => readViesUrl(url === undefined ? {} : { VIES_URL: url }, (line) => lines.push(line));
  expect([read(), read('')]).toEqual([null, null]);
  expect(read('https://ec.europa.eu/taxation_customs/vies/rest-api/')).toBe(
    'https://ec.europa.eu/taxation_customs/vies/rest-api',
  );
  expect(lines).toEqual([]);
  read('http://localhost:8080');
  expect(lines).toEqual([expect.stringMatching(/^VIES_URL must be a public https address/)]);
});
