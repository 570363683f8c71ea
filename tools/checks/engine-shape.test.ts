import { describe, expect, test } from 'vitest';
import { findStrayParameters, findUnnamedMethods } from './engine-shape.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const LP = 'packages/engine/src/lp/integer/dive.ts';

describe('numbers of the search', () => {
  test('are in parameters.ts', () => {
    expect(findStrayParameters(files)).toEqual([]);
  });

  test.each([
    'const ROUNDS = 3;',
    'export const SHARE = 2 * 0.5;',
    'const ROOM = { first: 1, most: [2, 3] } as const;',
  ])('%s is one', (text) => {
    expect(findStrayParameters([{ path: LP, text }])).toHaveLength(1);
    expect(findStrayParameters([{ path: 'packages/engine/src/lp/parameters.ts', text }])).toEqual([]);
  });

  test.each(['const NAMES = [];', "const KIND = 'on';", 'const HOUR = 60;', 'function f() { const two = 2; }'])(
    '%s is none',
    (text) => expect(findStrayParameters([{ path: LP, text }])).toEqual([]),
  );
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
