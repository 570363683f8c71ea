import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import { currentTime } from '../../time/clock.ts';

const PROGRAM = join(import.meta.dirname, '../../../backup.ts');
const HOUR = 3_600_000;
/** Milliseconds between two looks whether a backup is due, and after one that failed. */
const LOOK_EVERY = 60_000;
const AGAIN_AFTER = HOUR / 4;
const NAME = /^pamaina-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const PARTIAL = /^pamaina-[\dTZ-]+\.backup\.partial$/;

/** The name of the backup of a moment; names sort by time. */
const nameAt = (now: number) => `pamaina-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

/** Whether the newest of a folder's backups is older than it should be. */
export function isDue(names: readonly string[], everyHours: number, now: number): boolean {
  const newest = names.filter((name) => NAME.test(name)).sort();
  const last = newest.at(-1)?.replace(NAME, '$1-$2-$3T$4:$5:$6Z');
  // A backup of the future is one of a clock that was wrong.
  return last === undefined || Math.abs(now - Date.parse(last)) >= everyHours * HOUR;
}

/** The backups that are older than the newest `keep`. */
export function outdated(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => NAME.test(name)).sort();
  return backups.slice(0, Math.max(0, backups.length - keep));
}

/**
 * Makes a backup whenever the newest one is too old, in a process of its own, and deletes the oldest. What is due is
 * read from the folder, so restarts and several processes make no more of them.
 */
export function startBackingUp({ folder, everyHours, keep }: BackupSettings, log: Logger): { stop(): Promise<void> } {
  let child: ChildProcess | null = null;
  let working: Promise<void> = Promise.resolve();
  let notBefore = 0;
  let isStopping = false;

  const look = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (isStopping || currentTime() < notBefore || !isDue(await readdir(folder), everyHours, currentTime())) return;
    for (const name of await readdir(folder)) if (PARTIAL.test(name)) await rm(join(folder, name), { force: true });
    const file = join(folder, nameAt(currentTime()));
    child = spawn(process.execPath, [PROGRAM, file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2000)));
    const [code] = (await once(child, 'close')) as [number | null];
    child = null;
    if (isStopping) return;
    if (code !== 0) throw new Error(words.trim() || 'The backup was stopped.');
    log.info({ file }, 'backup written');
    for (const name of outdated(await readdir(folder), keep)) await rm(join(folder, name), { force: true });
  };
  const run = () => {
    working = working.then(look).catch((error: unknown) => {
      notBefore = currentTime() + AGAIN_AFTER;
      log.error({ err: error, folder }, 'backup failed');
    });
  };
  const timer = setInterval(run, LOOK_EVERY);
  run();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      child?.kill('SIGTERM');
      await working;
    },
  };
}
