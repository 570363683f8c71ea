import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMissingLinks } from './locate-programs.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-links-'));
  await mkdir(join(folder, 'native', 'lib'), { recursive: true });
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
});

afterEach(() => rm(folder, { recursive: true }));

test('makes the links that an install without scripts leaves out, and again finds them made', async () => {
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  await addMissingLinks(folder, join(folder, 'native'));
  await addMissingLinks(folder, join(folder, 'native'));
  expect(await readFile(join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

test('a package without links needs none', async () => {
  await expect(addMissingLinks(folder, join(folder, 'native'))).resolves.toBeUndefined();
});
