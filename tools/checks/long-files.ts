import type { SourceFile } from './source-files.ts';

const CODE = /\.(ts|tsx|mjs|css)$/;
const LONGER = /\.(test|e2e)\.tsx?$|\/i18n\/|\/testing\//;
const GENERATED = /\/platform\/database\/tables\.ts$/;
const CAP = 300;
const LONGER_CAP = 400;

/** Files that are too long: more than 300 lines, 400 for tests and texts; not those that a command writes. */
export function findLongFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => CODE.test(path) && !GENERATED.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (LONGER.test(path) ? LONGER_CAP : CAP))
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}
