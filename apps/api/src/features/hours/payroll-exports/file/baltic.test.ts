import { baltic, canWrite } from '@pamaina/contract';
import { expect, test } from 'vitest';

test('Windows-1257 is written as the standard reads it, sign by sign', () => {
  // Of 128 to 159 some stand for control characters in the standard, which no text of ours has.
  const bytes = Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte < 128 || byte > 159);
  const signs = bytes.map((byte) => new TextDecoder('windows-1257').decode(Uint8Array.of(byte)));
  const known = signs.flatMap((sign, place) => (sign === '\uFFFD' ? [] : [{ sign, byte: bytes[place] }]));
  expect(known.length).toBe(222);
  for (const { sign, byte } of known) expect([sign, ...baltic(sign)]).toEqual([sign, byte]);
});

test.each([
  ['ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'c0 c8 c6 cb c1 d0 d8 db de 20 e0 e8 e6 eb e1 f0 f8 fb fe'],
  ['„Žvėris“ – 5 €', '84 de 76 eb 72 69 73 93 20 96 20 35 20 80'],
])('by hand: %s', (text, hex) => {
  expect([...baltic(text)].map((byte) => byte.toString(16)).join(' ')).toBe(hex);
});

test.each(['Đorđe', 'Имя', '日本', 'e\u0301'])('what it has no sign for is refused: %s', (text) => {
  expect([canWrite(text, 'windows_1257'), canWrite(text, 'utf8')]).toEqual([false, true]);
  expect(() => baltic(text)).toThrow();
});
