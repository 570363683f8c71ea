import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** `[text](path)`, `![text](path)` and `<img src="path">`, with an optional fragment. */
const LINK = /\]\(([^)\s]+)\)|src="([^"]+)"/g;
const ELSEWHERE = /^([a-z]+:|#)/;

/**
 * Links in documents to missing files.
 * @param root the folder that the paths are relative to
 */
export function findDeadLinks(files: readonly SourceFile[], root: string): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LINK)]
        .map(([, link, source]) => (link ?? source ?? '').split('#')[0] ?? '')
        .filter((link) => link !== '' && !ELSEWHERE.test(link))
        .filter((link) => !existsSync(join(root, dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
}
