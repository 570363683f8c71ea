import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * The emails to an address, newest first, decoded as far as links need it. Without a mail server they are files.
 * @param dataDir of another product
 */
export async function mailsTo(address: string, dataDir = inject('dataDir')): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).toSorted().toReversed();
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`<${address}>`))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** The newest links to confirm a schedule in the emails to an address, as paths. */
export const confirmLinksTo = async (address: string, dataDir?: string): Promise<string[]> =>
  (await mailsTo(address, dataDir)).flatMap((mail) => /\/confirm#[\w-]+/.exec(mail)?.[0] ?? []);
