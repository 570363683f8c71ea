import { readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Adds the symbolic links between PostgreSQL's libraries that npm cannot pack, and that the package's own script did
 * not create when it was installed without scripts.
 *
 * @param packageFolder holds `native/pg-symlinks.json`, where there are links to make
 * @param native the package's `native` folder, or a copy of it
 */
export async function addMissingLinks(packageFolder: string, native: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, relative('native', target));
    if (await stat(link).catch(() => undefined)) continue;
    await symlink(relative(dirname(target), source), link);
  }
}
