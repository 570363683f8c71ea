import { expect, test } from 'vitest';
import { readOperator } from './operator-settings.ts';

function read(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  return { operator: readOperator(env, (line) => lines.push(line)), lines };
}

const all = {
  OPERATOR_NAME: ' UAB "Pamaina" ',
  OPERATOR_CODE: '305123456',
  OPERATOR_ADDRESS: 'Gedimino pr. 1, Vilnius',
  OPERATOR_EMAIL: 'info@pamaina.example',
};

test('who runs it: all of it, the name alone, or nothing', () => {
  expect(read(all).operator).toEqual({
    name: 'UAB "Pamaina"',
    code: '305123456',
    address: 'Gedimino pr. 1, Vilnius',
    email: 'info@pamaina.example',
  });
  const name = { name: 'Rasa', code: null, address: null, email: null };
  expect(read({ OPERATOR_NAME: 'Rasa', OPERATOR_CODE: ' ' }).operator).toEqual(name);
  expect(read({})).toEqual({ operator: null, lines: [] });
});

test.each([
  [{ OPERATOR_CODE: '305123456' }, /^OPERATOR_NAME must be set/],
  [{ ...all, OPERATOR_EMAIL: 'info at pamaina' }, /^OPERATOR_EMAIL must be an address/],
  [{ ...all, OPERATOR_ADDRESS: 'Vilnius\nLietuva' }, /^OPERATOR_ADDRESS must be one line/],
  [{ ...all, OPERATOR_NAME: 'x'.repeat(201) }, /^OPERATOR_NAME must be one line of at most 200/],
])('%j is refused by the name of the setting', (env, message) => {
  const { lines } = read(env);
  expect([lines.length, lines[0]]).toEqual([1, expect.stringMatching(message)]);
});
