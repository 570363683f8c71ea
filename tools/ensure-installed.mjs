import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, succeeds } from './programs.mjs';

/**
 * Installs the packages if they differ from the lock file.
 * @throws Error if that fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (first start only, about a minute)...');
  if (!succeeds(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))) {
    throw new Error('Could not install the dependencies. See the npm output above.');
  }
}

/** npm writes the list of installed packages last: an interrupted install has none. */
function isInstalled() {
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      optional || link || !path.includes('node_modules/') || installed[path]?.version === version,
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
