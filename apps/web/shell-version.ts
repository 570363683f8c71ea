import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A name that changes with what the service worker keeps.
 *
 * @param built names of built files, which change with what is in them, and code
 * @param sources paths of the files that keep their names: their contents count
 */
export function shellVersion(built: readonly string[], sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(built));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
