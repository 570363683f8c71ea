import { expect, test } from 'vitest';
import { readBackupSettings } from '../../settings/backup-settings.ts';
import { isDue, outdated } from './start-backing-up.ts';

const NAMES = [
  'pamaina-2031-07-03T020000Z.backup',
  'pamaina-2031-07-01T020000Z.backup',
  'pamaina-2031-07-02T020000Z.backup',
  'pamaina-2031-07-04T020000Z.backup.partial',
  'mine.backup',
];

test('a backup is due when there is none, when the newest is old enough, and when it is of the future', () => {
  expect(isDue(['mine.backup', 'pamaina-2031-07-04T020000Z.backup.partial'], 24, Date.parse('2031-07-04T02:00Z'))).toBe(
    true,
  );
  expect(isDue(NAMES, 24, Date.parse('2031-07-04T01:59Z'))).toBe(false);
  expect(isDue(NAMES, 24, Date.parse('2031-07-04T02:00Z'))).toBe(true);
  expect(isDue(NAMES, 24, Date.parse('2031-07-01T02:00Z'))).toBe(true);
});

test('only the oldest of its own backups are deleted', () => {
  expect(outdated(NAMES, 2)).toEqual(['pamaina-2031-07-01T020000Z.backup']);
  expect(outdated(NAMES, 3)).toEqual([]);
});

test('settings of backups: none, with their defaults, and wrong ones named', () => {
  const lines: string[] = [];
  const read = (env: NodeJS.ProcessEnv) => readBackupSettings(env, (line) => lines.push(line));
  expect(read({})).toBeNull();
  expect(read({ BACKUP_DIR: '/backups' })).toEqual({ folder: '/backups', everyHours: 24, keep: 14 });
  read({ BACKUP_EVERY: '6' });
  read({ BACKUP_DIR: '/b', BACKUP_EVERY: '0.5' });
  read({ BACKUP_DIR: '/b', BACKUP_KEEP: 'all' });
  expect(lines).toEqual([
    'BACKUP_DIR is required when BACKUP_EVERY is set.',
    'BACKUP_EVERY must be a whole number from 1 to 744, not "0.5".',
    'BACKUP_KEEP must be a whole number from 1 to 1000, not "all".',
  ]);
});
