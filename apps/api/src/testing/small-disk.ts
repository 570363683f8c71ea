import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTE = 1024 ** 2;
/** Attempts to make a disk no larger than what is on it, while somebody writes there. */
const ATTEMPTS = 100;

export interface SmallDisk {
  folder: string;
  /** From now on nothing fits any more: not one page. */
  fill(): Promise<void>;
  /** Makes it as large as at first. */
  free(): Promise<void>;
  close(): Promise<void>;
}

/** A disk of its own, in memory (tmpfs). @returns the reason why this machine can have none */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | string> {
  if (process.platform !== 'linux') return 'a small disk needs tmpfs, which is of Linux';
  if (process.getuid?.() !== 0) return 'only root can mount a small disk';
  const folder = await mkdtemp(join(tmpdir(), 'pamaina-disk-'));
  const mount = async (how: string[]) => {
    await run('mount', [...how, folder]);
  };
  try {
    await mount(['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs']);
  } catch (error) {
    await rm(folder, { recursive: true });
    return `nothing can be mounted here: ${error instanceof Error ? error.message.trim() : String(error)}`;
  }
  return {
    folder,
    async fill() {
      for (let attempt = 1; ; attempt += 1) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          return await mount(['-o', `remount,size=${((blocks - bfree) * bsize) / 1024}k`]);
        } catch (error) {
          if (attempt === ATTEMPTS) throw error;
          await delay(20);
        }
      }
    },
    free: () => mount(['-o', `remount,size=${(megabytes * MEGABYTE) / 1024}k`]),
    async close() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
