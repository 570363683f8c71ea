import { resolve } from 'node:path';

/** Backups that the running program makes by itself (`BACKUP_DIR`, `BACKUP_EVERY`, `BACKUP_KEEP`). */
export interface BackupSettings {
  folder: string;
  everyHours: number;
  /** The newest that are kept. */
  keep: number;
}

/** Null: none are made. @throws with one clear sentence when a setting is wrong */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings | null {
  const { BACKUP_DIR: folder, BACKUP_EVERY: every, BACKUP_KEEP: keep } = env;
  if (!folder) {
    if (every || keep) throw new Error(`BACKUP_DIR is required when ${every ? 'BACKUP_EVERY' : 'BACKUP_KEEP'} is set.`);
    return null;
  }
  return {
    folder: resolve(folder),
    everyHours: whole(every, 24, 'BACKUP_EVERY', 'a whole number of hours from 1 to 744', 744),
    keep: whole(keep, 14, 'BACKUP_KEEP', 'a whole number from 1 to 1000', 1000),
  };
}

function whole(value: string | undefined, fallback: number, name: string, what: string, max: number): number {
  const number = value ? Number(value) : fallback;
  if (!Number.isInteger(number) || number < 1 || number > max) throw new Error(`${name} must be ${what}.`);
  return number;
}
