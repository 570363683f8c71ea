import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT, succeedsQuietly } from './programs.mjs';

const SOURCES = ['apps/web', 'packages/contract', 'docs/guide', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules']);

/**
 * Builds the web app if it is not built from the current sources.
 * @throws Error if that fails.
 */
export function ensureWebBuilt() {
  const stamp = join(ROOT, '.cache', 'web-sources');
  const sources = fingerprint();
  const isBuilt = existsSync(join(ROOT, 'apps', 'web', 'dist', 'index.html')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web app...');
  rmSync(stamp, { force: true });
  // A test runner sets its own NODE_ENV, which would cause a development build of React.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (!succeedsQuietly(npm('run', '--silent', 'build', '--workspace', 'apps/web'), { env })) {
    throw new Error('Could not build the web app. See the output above.');
  }
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(stamp, sources);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) add(hash, source);
  return hash.digest('hex');
}

function add(hash, path) {
  const absolute = join(ROOT, path);
  if (!statSync(absolute).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0');
    return;
  }
  for (const name of readdirSync(absolute).sort()) {
    if (!NOT_SOURCES.has(name)) add(hash, `${path}/${name}`);
  }
}
