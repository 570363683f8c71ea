import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { succeedsQuietly } from './programs.mjs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PACKAGES = ['chromium', 'fonts-liberation'];

/**
 * Finds a Chromium for the browser tests (`CHROMIUM_PATH`, or the usual Linux locations) and installs Debian's if there
 * is none and this user is allowed to.
 * @returns its path
 * @throws Error with instructions.
 */
export function ensureChromium() {
  return find() ?? install() ?? explain();
}

function find() {
  const given = process.env.CHROMIUM_PATH;
  return given ? given : USUAL_PLACES.find((place) => existsSync(place));
}

function install() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return undefined;
  console.log('Installing Chromium for the browser tests (first run only)...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isInstalled =
    succeedsQuietly([...asRoot, 'apt-get', 'update', '-q'], { env }) &&
    succeedsQuietly([...asRoot, 'apt-get', 'install', '-yq', '--no-install-recommends', ...PACKAGES], { env });
  return isInstalled ? find() : undefined;
}

function explain() {
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome program.');
}
