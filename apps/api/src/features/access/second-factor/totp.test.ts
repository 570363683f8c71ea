import { expect, test } from 'vitest';
import { codeAt } from '../../../testing/fakes/authenticator-app.ts';
import { stepOfCode } from './totp.ts';

/** `12345678901234567890` in base 32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code of the RFC is accepted', (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, seconds * 1000, 0)).toBe(step);
  expect(codeAt(SECRET, seconds * 1000)).toBe(code);
});

const NOW = 1_234_567_890_000;
const STEP = 41_152_263;

test.each([
  [-30, STEP - 1],
  [30, STEP + 1],
  [-60, 'code_old'],
  [-120, 'code_old'],
  [60, 'code_wrong'],
  [120, 'code_wrong'],
  [-3600, 'code_wrong'],
])('a clock that is off by %i seconds gives %s', (seconds, outcome) => {
  expect(stepOfCode(SECRET, codeAt(SECRET, NOW + seconds * 1000), NOW, 0)).toBe(outcome);
});

test('a code is accepted once, and none before it afterwards', () => {
  expect(stepOfCode(SECRET, '005 924', NOW, STEP - 1)).toBe(STEP);
  expect(stepOfCode(SECRET, '005924', NOW, STEP)).toBe('code_used');
  expect(stepOfCode(SECRET, codeAt(SECRET, NOW - 30_000), NOW, STEP)).toBe('code_used');
});

test.each(['', '12345', '1234567', 'abcdef', '00592４'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, NOW, 0)).toBe('code_wrong');
});
