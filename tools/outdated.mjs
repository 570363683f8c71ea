// `npm run outdated`: whether the bundled Node.js and PostgreSQL are the registry's newest patches and no library has a
// known vulnerability that is high or critical. Exits with 1 and names what is not so. To be run each week, and part of
// `npm run release`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { olderRuntimes } from './runtimes.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = (...args) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', shell: process.platform === 'win32' });

/** @returns {string[]} what has to be updated, a text for each */
export function outdated() {
  const packages = ['package.json', 'apps/api/package.json'].map((path) => JSON.parse(readFileSync(join(root, path))));
  const pinned = Object.assign({}, ...packages.map(({ optionalDependencies }) => optionalDependencies));
  return [...olderRuntimes(pinned, (name) => JSON.parse(npm('view', name, 'versions', '--json'))), ...vulnerable()];
}

function vulnerable() {
  try {
    npm('audit', '--omit=dev', '--audit-level=high');
    return [];
  } catch (error) {
    return [error.stdout.trim() || error.stderr.trim() || error.message];
  }
}

if (import.meta.filename === process.argv[1]) {
  const faults = outdated();
  console.log(faults.join('\n') || 'Node.js, PostgreSQL and all libraries are up to date.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
