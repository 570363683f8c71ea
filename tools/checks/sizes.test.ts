import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const NOT_COUNTED = /\.(test|e2e)\.tsx?$|\/i18n\/|\/testing\/|^(e2e|bench|tools)\//;

/** Lists that grow by nature, each in its order of numbers. */
const LISTS = /^(apps\/api\/migrations|docs\/decisions|bench\/results|apps\/(api|web)\/src\/i18n\/\w+)$/;

const source = sourceFiles().filter(({ path }) => /\.tsx?$/.test(path) && !NOT_COUNTED.test(path));

test('half of the files of code have at least 55 lines: a file tells one whole thing', () => {
  const lines = source.map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
  const median = lines[Math.floor(lines.length / 2)] ?? 0;
  console.info(`${source.length} files of code, half of them with at least ${median} lines`);
  expect(median).toBeGreaterThanOrEqual(55);
});

test('a folder has at most 30 files of code; with more, it gets rooms', () => {
  const counts = new Map<string, number>();
  for (const { path } of source) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > 30 && !LISTS.test(folder));
  expect(full).toEqual([]);
});
