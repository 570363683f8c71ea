import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { passphraseOf } from './platform/database/backup/seal.ts';
import { purposesOf, secretsFileOf, secretsOf, writeSecrets } from './platform/database/backup/secrets-file.ts';
import { writeBackup, type Written } from './platform/database/backup/snapshot.ts';
import { placeOf, withReadable } from './platform/database/backup/with-database.ts';

/**
 * `npm run backup -- FILE`: writes all data of one moment to a file, while Pamaina runs or not (docs/decisions/070).
 * Secrets are not in it: `--with-secrets` writes them beside, into `FILE.secrets`.
 */
async function backup(args: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args,
    options: { 'with-secrets': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new Error('Usage: npm run backup -- FILE [--with-secrets], for example: npm run backup -- pamaina.backup');
  const file = resolve(env.INIT_CWD ?? '.', name);
  const place = placeOf(env);
  const passphrase = passphraseOf(env);
  const written = await withReadable(place, pino({ level: 'silent' }), (url) => writeBackup(url, file, passphrase));
  const secrets = await secretsOf(env, place.dataDir);
  if (values['with-secrets']) await writeSecrets(file, secrets);
  const where = values['with-secrets']
    ? `Secrets, for a restore on another machine, are in ${secretsFileOf(file)}: keep them apart.`
    : 'Secrets are not in it (--with-secrets writes them beside). A restore on another machine needs:';
  const sealed = passphrase === null ? [] : ['It is encrypted: nobody can restore it without BACKUP_PASSPHRASE.'];
  return [summary(file, written), ...sealed, where, ...purposesOf(secrets)];
}

function summary(file: string, { manifest, tables, bytes }: Written): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `Backup written: ${file} (${megabytes} MB, ${manifest.tables.length} tables, ${rows} rows, of ${manifest.takenAt}).`;
}

try {
  process.stdout.write(`${(await backup(process.argv.slice(2), process.env)).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
