/**
 * Passwords that are refused, the same while they are typed and by the server. A door of its own: only forms that take
 * a new password load the list.
 */
import mostUsed from './common-passwords.json' with { type: 'json' };

/**
 * The 3,000 most used ones of six characters or more (zxcvbn-ts, language-common 4.1.3, MIT): attackers try these
 * first.
 */
const common: ReadonlySet<string> = new Set(mostUsed);

/** The product and its field, as attackers of this product would guess (docs/security/signing-in-and-rights.md). */
const CONTEXT_WORDS: ReadonlySet<string> = new Set(
  (
    'pamaina pamainos grafikas tvarkaraštis darbas darbuotojas vadovas savininkas kavinė ' +
    'shift shifts schedule roster staff employee manager owner cafe'
  )
    .split(' ')
    .map(bareWord),
);

/** Without diacritics, and without the digits and signs around it: `Kavinė2026!` is `kavine`. */
function bareWord(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
}

/**
 * Whether a password is one of the most common, in any case; so is one that equals the username, and a word of the
 * context or the username with digits and signs around it.
 */
export function isCommonPassword(password: string, username: string): boolean {
  const word = bareWord(password);
  if (common.has(password.toLowerCase()) || password.toLowerCase() === username.toLowerCase()) return true;
  return word !== '' && (CONTEXT_WORDS.has(word) || word === bareWord(username));
}
