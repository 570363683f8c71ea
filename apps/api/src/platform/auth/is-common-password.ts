import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 3,000 most used ones of six characters or more (zxcvbn-ts, language-common 4.1.3, MIT): attackers try these
 * first.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** Whether a password is one of the most common, in any case; so is one that equals the username. */
export const isCommonPassword = (password: string, username: string): boolean =>
  common.has(password.toLowerCase()) || password.toLowerCase() === username.toLowerCase();
