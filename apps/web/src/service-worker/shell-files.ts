import { scope } from './scope.ts';

/** The build writes here which files an employee's area is made of, and a name that changes with them. */
declare const __SHELL__: { version: string; files: readonly string[] };

const { version, files } = __SHELL__;
const PREFIX = 'shell-';
const CURRENT = PREFIX + version;
/** Pages of the version before may still be open and ask for their parts, which the server no longer has. */
const VERSIONS_KEPT = 2;

/** Takes the files of this version; those that an earlier one had, under the same name and so with the same content, are not loaded again. */
export async function takeShell(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      await (known ? cache.put(file, known) : cache.add(new Request(file, { cache: 'no-cache' })));
    }),
  );
}

/** Drops what no open page can need any more. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  const old = shells.slice(0, Math.max(0, shells.length - (VERSIONS_KEPT - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A kept file of this version, else of the one before. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const address = new URL(path, scope.location.href);
  const current = await caches.open(CURRENT);
  return (await current.match(address)) ?? caches.match(address);
}

/** The page itself, of this version. */
export async function keptPage(): Promise<Response | undefined> {
  return (await caches.open(CURRENT)).match('/index.html');
}
