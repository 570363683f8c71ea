import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../settings/declared-settings.ts';

/** The secrets of an installation, by the names of their settings. */
export type Secrets = Partial<Record<'JWT_SECRET' | 'JWT_SECRET_EARLIER' | 'REGISTRATION_CODE', string>>;

/** Secrets that were made at the first start lie in the data folder under these names. */
const FILES = { JWT_SECRET: 'jwt-secret', REGISTRATION_CODE: 'registration-code' } as const;

/** What each is needed for, in the file itself and in what the commands print. */
const PURPOSES: Record<keyof Secrets, string> = {
  JWT_SECRET:
    'reads the keys of authenticator apps, which must be set up anew without it, and keeps sign-ins, links in emails and ' +
    'push on phones valid',
  JWT_SECRET_EARLIER: 'the secrets before it, whose sign-ins are still valid',
  REGISTRATION_CODE: 'the code with which managers register',
};

/** The installation's secrets: of its settings, or as the data folder has them. */
export async function secretsOf(env: Environment, dataDir: string): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const name of Object.keys(PURPOSES) as (keyof Secrets)[]) {
    const value = env[name] || (name in FILES ? await kept(dataDir, FILES[name as keyof typeof FILES]) : '');
    if (value) secrets[name] = value;
  }
  return secrets;
}

const kept = async (dataDir: string, name: string) =>
  (await readFile(join(dataDir, name), 'utf8').catch(() => '')).trim();

/** The file beside a backup that holds the secrets. */
export const secretsFileOf = (file: string) => `${file}.secrets`;

/** Writes the secrets beside a backup, as settings, for the owner of the file only. */
export async function writeSecrets(file: string, secrets: Secrets): Promise<void> {
  const lines = Object.entries(secrets).flatMap(([name, value]) => [
    `# ${PURPOSES[name as keyof Secrets]}`,
    `${name}=${value}`,
  ]);
  const target = secretsFileOf(file);
  const head =
    '# Secrets of the installation whose backup lies beside. They let anyone who has them sign in as everybody.';
  await writeFile(`${target}.partial`, [head, ...lines, ''].join('\n'), { mode: 0o600 });
  await chmod(`${target}.partial`, 0o600);
  await rename(`${target}.partial`, target);
}

/** The secrets beside a backup; null without such a file. */
export async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(secretsFileOf(file), 'utf8').catch(() => null);
  if (text === null) return null;
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line.trim()) ?? [];
    return name !== undefined && value && name in PURPOSES ? [[name, value]] : [];
  });
  return Object.fromEntries(pairs) as Secrets;
}

/** Puts restored secrets where the next start finds them; those of settings stay settings. */
export async function keepSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const [name, file] of Object.entries(FILES)) {
    const value = secrets[name as keyof typeof FILES];
    if (value) await writeFile(join(dataDir, file), value, { mode: 0o600 });
  }
}

/** One line for each secret: its name and what it is needed for. */
export const purposesOf = (secrets: Secrets) =>
  Object.keys(secrets).map((name) => `  ${name}: ${PURPOSES[name as keyof Secrets]}`);
