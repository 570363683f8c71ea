import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { succeedsQuietly } from './programs.mjs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium for the browser tests (`CHROMIUM_PATH`, or the usual Linux locations) and Debian's Chromium without
 * windows, which opens a page with half the work but shows no notifications. Installs what is missing on Debian, or
 * Chromium on Ubuntu, if this user is allowed to. Without the one without windows, Chromium does all.
 * @returns the paths of both programs
 * @throws Error with instructions.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { whole: given, shell: given };
  const shells = isDebian() && !existsSync(SHELL) ? ['chromium-headless-shell'] : [];
  if (!find() || shells.length > 0) install(['chromium', 'fonts-liberation', ...shells]);
  const whole = find() ?? explain();
  return { whole, shell: existsSync(SHELL) ? SHELL : whole };
}

function find() {
  return USUAL_PLACES.find((place) => existsSync(place));
}

function isDebian() {
  const facts = '/etc/os-release';
  return existsSync(facts) && /^ID=debian$/m.test(readFileSync(facts, 'utf8'));
}

function install(packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!existsSync('/usr/bin/apt-get')) return;
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
  console.log('Installing Chromium for the browser tests (first run only)...');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => succeedsQuietly([...asRoot, 'apt-get', ...args], options);
  if (apt('update', '-q')) apt('install', '-yq', '--no-install-recommends', ...packages);
}

function explain() {
  throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome program.');
}
