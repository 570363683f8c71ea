import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Programs } from './locate-programs.ts';
import { clusterArgument, programOptions, runProgram } from './run-program.ts';
import { commonTemporaryFolder, serverUser, type ServerUser } from './server-user.ts';

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
