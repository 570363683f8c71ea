import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { checkBackup, restoreBackup } from './platform/database/backup/restore-backup.ts';
import { passphraseOf } from './platform/database/backup/seal.ts';
import { keepSecrets, readSecrets, secretsFileOf } from './platform/database/backup/secrets-file.ts';
import { placeOf, withTarget } from './platform/database/backup/with-database.ts';

/**
 * `npm run restore -- FILE`: fills an empty database from a backup, or with `--replace` one that holds data. The file
 * is checked from beginning to end before anything is touched; the database changes in one transaction.
 */
async function restore(args: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Error('Usage: npm run restore -- FILE [--replace]');
  const file = resolve(env.INIT_CWD ?? '.', name);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const checked = await checkBackup(file, passphraseOf(env));
  const { manifest, tables } = checked;
  const place = placeOf(env);
  await withTarget(place, pino({ level: 'silent' }), (url) => restoreBackup(url, checked, values.replace));
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored: ${manifest.tables.length} tables, ${rows} rows, of ${manifest.takenAt} (version ${manifest.version}).`,
    await restoreSecrets(file, place.databaseUrl === null, place.dataDir, env),
  ];
}

/** With a database of its own the data folder has the secrets; otherwise they are settings of every process. */
async function restoreSecrets(file: string, isOwn: boolean, dataDir: string, env: NodeJS.ProcessEnv): Promise<string> {
  const secrets = await readSecrets(file);
  const source = secretsFileOf(file);
  if (secrets === null)
    return `Without ${source} the next start has secrets of its own: everybody signs in again, and authenticator apps must be set up anew.`;
  if (isOwn) await keepSecrets(dataDir, secrets);
  const others = Object.keys(secrets).filter((name) => !isOwn || name === 'JWT_SECRET_EARLIER');
  const different = others.filter((name) => env[name] !== secrets[name as keyof typeof secrets]);
  return different.length === 0
    ? `The secrets of ${source} are in place.`
    : `Set these as in ${source} before you start Pamaina: ${different.join(', ')}.`;
}

try {
  process.stdout.write(`${(await restore(process.argv.slice(2), process.env)).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
