// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node.js version that the product requires: it runs TypeScript directly. */
const MODERN = 26;
const OLDEST = 20;

/**
 * Checks that this process's Node.js can install the product.
 * @throws Error with instructions.
 */
export function assertNodeCanInstall() {
  if (major(process.versions.node) < OLDEST) {
    throw new Error(
      `Pamaina needs Node.js ${OLDEST} or newer; this is ${process.versions.node}. See https://nodejs.org`,
    );
  }
}

/**
 * The path of Node.js 26 or newer: from the installed package, otherwise (on a system without such a package) the
 * running one.
 * @throws Error with instructions if there is none.
 */
export function modernNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(ROOT, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const packaged = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged) && spawnSync(packaged, ['--version']).status === 0) return packaged;
  if (major(process.versions.node) >= MODERN) return process.execPath;
  throw new Error(
    `No bundled Node.js is available for this system (${process.platform} ${process.arch}), and the installed version is ` +
      `${process.versions.node}. Please install Node.js ${MODERN} or newer: https://nodejs.org`,
  );
}

/** The command line of a program in an installed package, to be run by `modernNode`. */
export function packageProgram(name, program = name) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [modernNode(), join(folder, typeof bin === 'string' ? bin : bin[program])];
}

/** The command line of npm: the running one, if npm started this process. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (cli?.endsWith('.js')) return [node, cli, ...args];
  return process.platform === 'win32' ? ['cmd.exe', '/c', 'npm', ...args] : ['npm', ...args];
}

/**
 * Runs a command line in the repository's folder and shows its output.
 * @returns whether it succeeded
 */
export function succeeds([program, ...args], options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Runs a command line in the repository's folder and shows its output only if it fails.
 * @returns whether it succeeded
 */
export function succeedsQuietly([program, ...args], options = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', ...options });
  if (status !== 0) console.error(error?.message ?? `${stdout}${stderr}`);
  return status === 0;
}

function major(version) {
  return Number(version.split('.')[0]);
}
