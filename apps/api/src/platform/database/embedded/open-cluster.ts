import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { Programs } from './locate-programs.ts';

/** The name of the superuser of the embedded server. */
export const SUPERUSER = 'postgres';

/** A database cluster on disk, the user who runs its server, and its superuser's password. */
export type Cluster = { folder: string; user: ServerUser; password: string };

/**
 * Opens the cluster below the data folder, and creates it if missing.
 *
 * A cluster is created next to its final path and renamed together with its password, so that a crash leaves all or
 * nothing. The caller has locked the folder.
 */
export async function openCluster(dataDir: string, programs: Programs): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  if (!(await stat(home).catch(() => undefined))) await makeHome(home, programs);
  const folder = join(home, 'cluster');
  return { folder, user: await serverUser(folder), password: await readFile(join(home, 'password'), 'utf8') };
}

async function makeHome(home: string, programs: Programs): Promise<void> {
  const partial = `${home}.partial`;
  const folder = join(partial, 'cluster');
  const password = randomBytes(24).toString('hex');
  await rm(partial, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(partial, 0o711);
  const user = await serverUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  await writeFile(join(partial, 'password'), password, { mode: 0o600 });
  await initialise(folder, user, password, programs);
  await rename(partial, home);
}

async function initialise(folder: string, user: ServerUser, password: string, programs: Programs): Promise<void> {
  const secrets = await mkdtemp(join(commonTemporaryFolder(), 'pamaina-'));
  const passwordFile = join(secrets, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user) for (const path of [secrets, passwordFile]) await chown(path, user.uid, user.gid);
    await runProgram(
      programs.initdb,
      [
        `--pgdata=${clusterArgument(folder, user)}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=lt',
      ],
      programOptions(folder, user),
    );
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

/** How a PostgreSQL program is spawned for a cluster folder: its folder, its user, an environment without secrets. */
export function programOptions(clusterFolder: string, user: ServerUser): SpawnOptions {
  const { PATH, SystemRoot } = process.env;
  return {
    cwd: clusterFolder,
    env: { LC_ALL: 'C', TZ: 'UTC', ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    windowsHide: true,
    ...user,
  };
}

/**
 * The path by which the server finds its own folder.
 *
 * The unprivileged user may be unable to traverse to the folder (a private home directory), but the process is spawned
 * with it as working directory, and Linux follows `/proc/self/cwd` without traversal.
 */
export function clusterArgument(clusterFolder: string, user: ServerUser): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : clusterFolder;
}

/** Runs a PostgreSQL program to its end. @throws Error with what it printed when it fails. */
export async function runProgram(program: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed (${code ?? 'killed'}): ${output.trim()}`);
}

/** The user who runs the server; `undefined`: the user of this process. */
type ServerUser = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * PostgreSQL does not run as root, so root uses an unprivileged user: the owner of an existing cluster (it may have
 * been created without root), else `nobody`.
 */
async function serverUser(clusterFolder: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/** A temporary folder that the server's user can reach; root's own may be in its home directory. */
export function commonTemporaryFolder(): string {
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}
