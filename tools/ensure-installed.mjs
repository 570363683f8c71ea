import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, succeeds } from './programs.mjs';

/**
 * Installs the packages if they differ from the lock file: what the product needs to run, and with `forTests` what
 * tests and checks need too.
 * @throws Error if that fails.
 */
export function ensureInstalled({ forTests = false } = {}) {
  if (isInstalled(({ dev }) => forTests || !dev)) return;
  // `npm ci` begins with an empty folder, under the feet of a product that runs from it.
  const isAdded = forTests && isInstalled(({ dev }) => !dev);
  console.log(
    forTests
      ? 'Installing dependencies with those of tests (first time only, about a minute)...'
      : 'Installing dependencies (first start only, about a minute)...',
  );
  const how = [...(isAdded ? ['install', '--no-save'] : ['ci']), ...(forTests ? [] : ['--omit=dev'])];
  if (!succeeds(npm(...how, '--no-audit', '--no-fund', '--loglevel=error'))) {
    throw new Error('Could not install the dependencies. See the npm output above.');
  }
}

/** npm writes the list of installed packages last: an interrupted install has none. */
function isInstalled(isNeeded) {
  const installed = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([path, one]) =>
      one.optional ||
      one.link ||
      !path.includes('node_modules/') ||
      !isNeeded(one) ||
      installed[path]?.version === one.version,
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
