import { describe, expect, test } from 'vitest';
import { findLongFunctions, findStrayParameters, findUnnamedMethods } from './engine-shape.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const LP = 'packages/engine/src/lp/integer/dive.ts';

describe('functions of the engine', () => {
  test('have at most 80 lines, those of the search 60', () => {
    expect(findLongFunctions(files)).toEqual([]);
  });

  test('are counted with their first and last line', () => {
    const long = (kind: string, lines: number) => `${kind}{\n${'work();\n'.repeat(lines - 2)}}`;
    const text = [long('function fine() ', 80), long('function long() ', 81), long('const arrow = () => ', 82)].join(
      '\n',
    );
    expect(findLongFunctions([{ path: LP, text }])).toEqual([`${LP}: long has 81 lines`, `${LP}: arrow has 82 lines`]);
    expect(findLongFunctions([{ path: 'packages/engine/src/lp/dive.test.ts', text }])).toEqual([]);
    const SEARCH = 'packages/engine/src/search/loop.ts';
    expect(findLongFunctions([{ path: SEARCH, text: long('function loop() ', 61) }])).toEqual([
      `${SEARCH}: loop has 61 lines`,
    ]);
  });
});

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
