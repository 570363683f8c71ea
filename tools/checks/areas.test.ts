import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from '../../.dependency-cruiser.mjs';
import { arrowsOf, storeysOf } from '../areas/arrows.ts';
import { pictureOf } from '../areas/picture.ts';
import { withFeatures } from '../areas/table.ts';
import { ROOT, sourceFiles } from './source-files.ts';

test('the picture of the areas is what `npm run areas` draws', () => {
  const arrows = arrowsOf(sourceFiles());
  expect(readFileSync(join(ROOT, 'docs/pictures/areas.svg'), 'utf8')).toBe(pictureOf(AREAS, arrows));
  const names = Object.keys(AREAS);
  expect(arrows.length).toBeGreaterThan(10);
  expect(arrows.filter(({ from, to }) => names.indexOf(to) > names.indexOf(from))).toEqual([]);
});

test('arrows are counted by pairs of features, without tests and inside no area', () => {
  const file = (path: string, text: string) => ({ path: `apps/api/src/features/${path}`, text });
  const arrows = arrowsOf([
    file('plan/shifts/move.ts', "import { a } from '../../business/settings/index.ts';\nimport '../months/index.ts';"),
    file('plan/shifts/edit.ts', "export type { B } from '../../business/settings/index.ts';"),
    file('plan/months/read.ts', "import { c } from '../../business/team/index.ts';"),
    file('business/team/own.test.ts', "import { d } from '../../plan/shifts/index.ts';"),
    file('money/payments/pay.ts', "import { e } from '../../../platform/deps.ts';"),
  ]);
  expect(arrows).toEqual([{ from: 'plan', to: 'business', pairs: 2 }]);
  expect(storeysOf(['business', 'money', 'plan'], arrows)).toEqual(
    new Map([
      ['business', 0],
      ['money', 0],
      ['plan', 1],
    ]),
  );
});

test('the table gets the features of each area and their tables, and keeps its sentences', () => {
  const page = '## Areas\n\nText.\n\n| Area | What |\n| - | - |\n| b | does b | old | t |\n\nEnd.\n';
  const owners = new Map([
    ['second', 'a/y'],
    ['first', 'a/x'],
    ['other', 'b/z'],
    ['clock', 'platform/time'],
  ]);
  expect(withFeatures(page, { a: ['x', 'y'], b: ['z'] }, owners)).toBe(
    '## Areas\n\nText.\n\n| Area | What |\n| - | - |\n| b | does b | z | other |\n| a |  | x, y | first, second |\n\nEnd.\n',
  );
});
