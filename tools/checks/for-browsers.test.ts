import { expect, test } from 'vitest';
import { smallIconOf } from '../../apps/web/icons-for-browsers.ts';
import { keptColors } from '../../apps/web/mantine-for-browsers.ts';
import { theme } from '../../apps/web/src/app/boot/theme.ts';
import { sourceFiles } from './source-files.ts';

test('an icon keeps its lines without names and keys', () => {
  const code = smallIconOf([
    ['path', { d: 'M2 8c0-2.2', key: 'a1' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b2' }],
    ['path', { d: 'm21 16-4 4-4-4', key: 'c3' }],
    ['path', { d: 'm.5-1 2 2', key: 'd4' }],
    ['path', { d: 'm9 12v4', key: 'e5' }],
  ]);
  expect(code).toBe('"M2 8c0-2.2M21 16l-4 4-4-4M.5-1l2 2M9 12v4", ["circle",{"cx":"12","cy":"12","r":"3"}]');
});

test('an icon whose path has a look of its own stays as it is', () => {
  expect(smallIconOf([['path', { d: 'M0 0', fill: 'currentColor' }]])).toBeNull();
});

test('pages name no colour that is left out of the build', () => {
  const known = new Set([...Object.keys(theme.colors ?? {}), ...keptColors, 'dimmed', 'inherit', 'transparent']);
  const named = sourceFiles()
    .filter(({ path }) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !path.includes('.test.'))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:color|c|bg)="([a-z]+)(?:\.\d)?"/g)].map(([, name = '']) => name));
  expect(named).toContain('red');
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
