import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** A text file of the repository; its path is relative to the repository and has forward slashes. */
export type SourceFile = { path: string; text: string };

const TEXT = /\.(ts|tsx|mjs|js|json|css|html|sql|md|yml)$|^\.ci\/run$/;
const NOT_OURS = /^package-lock\.json$/;

/**
 * The repository's text files, tracked or not yet added.
 * @throws Error if there are none.
 */
export function sourceFiles(): SourceFile[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => TEXT.test(path) && !NOT_OURS.test(path));
  const files = paths
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  if (files.length === 0) throw new Error('No file was read: the checks of the repository check nothing.');
  return files;
}
