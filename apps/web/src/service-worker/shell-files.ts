import { scope } from './scope.ts';

/** Filled in by the build: the files of an employee's area, and a version that changes with them. */
declare const __SHELL__: { version: string; files: readonly string[] };

const { version, files } = __SHELL__;
const PREFIX = 'shell-';
const CURRENT = PREFIX + version;
/** Pages of the previous version may still be open and request their chunks, which the server no longer has. */
const VERSIONS_KEPT = 2;

/**
 * Caches the files of this version; files with the same name in an earlier version have the same content and are not
 * loaded again.
 */
export async function takeShell(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })));
    }),
  );
}

/** Deletes caches that no open page can need any more. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  const old = shells.slice(0, Math.max(0, shells.length - (VERSIONS_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A cached file of this version, else of the previous one. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const address = new URL(path, scope.location.href);
  const current = await caches.open(CURRENT);
  return (await current.match(address)) ?? caches.match(address);
}

/** The cached page of this version. */
export async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(CURRENT)).match('/index.html');
}
