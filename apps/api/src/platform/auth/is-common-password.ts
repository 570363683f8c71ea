import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 3,000 most used ones of six characters or more (zxcvbn-ts, language-common 4.1.3, MIT): what is tried first everywhere. */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Whether a password is among those that everybody tries, however it is written; so is one that is nothing but the username. */
export const isCommonPassword = (password: string, username: string): boolean =>
  common.has(password.toLowerCase()) || password.toLowerCase() === username.toLowerCase();
