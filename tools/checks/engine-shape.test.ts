import { describe, expect, test } from 'vitest';
import { countTunedNumbers, findNumbersWithoutUnit, findUnnamedMethods } from './engine-shape.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const LP = 'packages/engine/src/lp/integer/dive.ts';
const PARAMETERS = 'packages/engine/src/lp/parameters.ts';

describe('numbers of the engine', () => {
  test('have their units', () => {
    expect(findNumbersWithoutUnit(files)).toEqual([]);
  });

  test('are tuned in at most 120 cases', () => {
    const count = countTunedNumbers(files);
    expect(count).toBeGreaterThan(50);
    expect(count).toBeLessThanOrEqual(120);
  });

  test.each([
    'const ROUNDS = 3;',
    '/** Tries. */\nexport const SHARE = 2 * 0.5;',
    '/** [rounds] Room. */\nconst ROOM = {\n  /** At first. */\n  first: 1,\n  most: [2, 3],\n} as const;',
    '/** See [the paper](https://example.com). */\nconst TRIES = 3;',
  ])('%s has none', (text) => {
    expect(findNumbersWithoutUnit([{ path: LP, text }])).toHaveLength(1);
    expect(findNumbersWithoutUnit([{ path: PARAMETERS, text }])).toHaveLength(1);
  });

  test.each([
    '/** [rounds] */ const ROUNDS = 3;',
    '/** [days] Both. */\nexport const ROOM = { first: 1, most: [2, 3] } as const;',
    'const ROOM = {\n  /** [days] */\n  first: 1,\n  most: 2,\n  /** [shares] */\n  all: { few: 1, many: 2 },\n};',
    'const NAMES = [];',
    "const KIND = 'on';",
    'const HOUR = 60;',
    'function f() { const two = 2; }',
  ])('%s needs no other', (text) => expect(findNumbersWithoutUnit([{ path: LP, text }])).toEqual([]));

  test('are counted one by one', () => {
    const text = 'export const A = 1;\nconst B = { a: 1 / 3, b: [1, -2], c: [{ d: 2 ** 4 }] } as const;';
    expect(countTunedNumbers([{ path: PARAMETERS, text }])).toBe(5);
    expect(countTunedNumbers([{ path: LP, text }])).toBe(0);
  });
});

describe('files of the search and of the linear programs', () => {
  test('begin with their method and paper', () => {
    expect(findUnnamedMethods(files)).toEqual([]);
    expect(findUnnamedMethods([{ path: LP, text: "import './a.ts';" }])).toEqual([LP]);
    expect(findUnnamedMethods([{ path: LP, text: '// Method: a dive.' }])).toEqual([LP]);
    expect(findUnnamedMethods([{ path: LP, text: '// Method: a dive.\n// Paper: none; our own.\n' }])).toEqual([]);
  });
});

test('the rules are at most 30 files', () => {
  const rules = files.filter(({ path }) => /^packages\/engine\/src\/rules\/.*(?<!\.test)\.ts$/.test(path));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.length).toBeLessThanOrEqual(30);
});
