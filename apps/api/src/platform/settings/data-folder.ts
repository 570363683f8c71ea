import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WrongSettings } from './setting-values.ts';

/** Bytes that must be free in `DATA_DIR` to start and to be ready; with less, PostgreSQL would stop half way. */
const FREE_MIN = 32 * 1024 ** 2;

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of it is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it cannot be created',
};

/**
 * Creates the data folder if it is missing.
 * @throws WrongSettings with one line when nothing can be written there
 */
export async function openDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, 'x'.repeat(4096), { mode: 0o600 });
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw new WrongSettings([
      `DATA_DIR must be a folder to write to, but ${dataDir} is not: ${REASONS[code] ?? code}.`,
    ]);
  }
  const free = await freeBytes(dataDir);
  if (!(await enoughSpace(dataDir)))
    throw new WrongSettings([
      `DATA_DIR must have ${FREE_MIN / 1024 ** 2} MB of free space, but ${dataDir} has ${Math.floor(free / 1024 ** 2)} MB.`,
    ]);
}

/** Node's own recursion never ends where the system says ENOENT below a folder that exists, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  if (!existsSync(parent) && parent !== folder) await makeFolder(parent);
  await mkdir(folder, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  });
}

/** The space on the disk of a folder that this user can still write to, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a process can go on writing there. */
export const enoughSpace = async (dataDir: string): Promise<boolean> => (await freeBytes(dataDir)) >= FREE_MIN;

export interface Kept {
  value: string;
  /** It was made now. */
  isNew: boolean;
}

/** A secret of the installation: made at the first start, then read from its file. */
export async function keptSecret(dataDir: string, name: string, bytes: number): Promise<Kept> {
  const file = join(dataDir, name);
  let isNew = true;
  try {
    await writeFile(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    isNew = false;
  }
  return { value: (await readFile(file, 'utf8')).trim(), isNew };
}
