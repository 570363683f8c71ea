import { expect, test } from 'vitest';
import { readOperator } from './operator-settings.ts';

const all = {
  OPERATOR_NAME: ' UAB "Pamaina" ',
  OPERATOR_CODE: '305123456',
  OPERATOR_ADDRESS: 'Gedimino pr. 1, Vilnius',
  OPERATOR_EMAIL: 'info@pamaina.example',
};

test('who runs it: all of it, the name alone, or nothing', () => {
  expect(readOperator(all)).toEqual({
    name: 'UAB "Pamaina"',
    code: '305123456',
    address: 'Gedimino pr. 1, Vilnius',
    email: 'info@pamaina.example',
  });
  const name = { name: 'Rasa', code: null, address: null, email: null };
  expect(readOperator({ OPERATOR_NAME: 'Rasa', OPERATOR_CODE: ' ' })).toEqual(name);
  expect(readOperator({})).toBeNull();
});

test.each([
  [{ OPERATOR_CODE: '305123456' }, /^OPERATOR_NAME must be set/],
  [{ ...all, OPERATOR_EMAIL: 'info at pamaina' }, /^OPERATOR_EMAIL must be an address/],
  [{ ...all, OPERATOR_ADDRESS: 'Vilnius\nLietuva' }, /^OPERATOR_ADDRESS must be one line/],
  [{ ...all, OPERATOR_NAME: 'x'.repeat(201) }, /^OPERATOR_NAME must be one line of at most 200/],
])('%j is refused by the name of the setting', (env, message) => {
  expect(() => readOperator(env)).toThrow(message);
});
