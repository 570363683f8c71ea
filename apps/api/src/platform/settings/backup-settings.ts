import { resolve } from 'node:path';
import type { Environment } from './declared-settings.ts';
import { given, whole, type Refuse } from './setting-values.ts';

export const SHORTEST_PASSPHRASE = 12;

/** Backups that the running program makes by itself; `BACKUP_PASSPHRASE` is for those of the command, too. */
export interface BackupSettings {
  folder: string;
  everyHours: number;
  /** The newest that are kept. */
  keep: number;
}

const LONGEST_HOURS = 744;

/** Null: none are made. */
export function readBackupSettings(env: Environment, refuse: Refuse): BackupSettings | null {
  const everyHours = whole(env, 'BACKUP_EVERY', { fallback: 24, min: 1, max: LONGEST_HOURS }, refuse);
  const keep = whole(env, 'BACKUP_KEEP', { fallback: 14, min: 1, max: 1000 }, refuse);
  const passphrase = given(env.BACKUP_PASSPHRASE);
  if (passphrase !== null && passphrase.length < SHORTEST_PASSPHRASE)
    refuse(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`);
  const folder = given(env.BACKUP_DIR);
  if (folder !== null) return { folder: resolve(folder), everyHours, keep };
  for (const name of ['BACKUP_EVERY', 'BACKUP_KEEP'] as const)
    if (given(env[name]) !== null) refuse(`BACKUP_DIR is required when ${name} is set.`);
  return null;
}
