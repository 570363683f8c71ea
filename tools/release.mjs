// `npm run release -- 1.2.3`: writes the version into every package.json and the lock file, moves the changelog's
// unreleased entries below it, commits and tags. It refuses when something is not committed, the checks fail,
// or something is outdated (outdated.mjs; --skip-runtimes: although it is so).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outdated } from './outdated.mjs';

const USAGE = 'Usage: npm run release -- 1.2.3 [--skip-checks] [--skip-runtimes] [--dry-run]';
const root = dirname(dirname(fileURLToPath(import.meta.url)));

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (path) => readFileSync(join(root, path), 'utf8');

function release(args) {
  const [version, ...others] = args.filter((arg) => !arg.startsWith('--'));
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '') || others.length > 0) throw new Error(USAGE);
  const current = JSON.parse(read('package.json')).version;
  if (!isLater(version, current)) throw new Error(`The version ${version} is not later than ${current}.`);
  if (git('status', '--porcelain') !== '') throw new Error('Something is not committed: commit it first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists already.`);
  const files = changedFiles(current, version, new Date().toISOString().slice(0, 10));
  if (!args.includes('--skip-runtimes')) {
    const faults = outdated();
    if (faults.length > 0) throw new Error(`Update them first, or say --skip-runtimes:\n${faults.join('\n')}`);
  }
  if (!args.includes('--skip-checks')) check();
  if (args.includes('--dry-run')) {
    console.log(`v${version} would change:\n${Object.keys(files).join('\n')}`);
    return;
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  git('add', ...Object.keys(files));
  git('commit', '--quiet', '--message', `Version ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(`Version ${version} is committed and tagged as v${version}. Publish it with: git push --follow-tags`);
}

function isLater(version, current) {
  const [next, now] = [version, current].map((text) => text.split('.').map(Number));
  const place = next.findIndex((number, index) => number !== now[index]);
  return place >= 0 && next[place] > now[place];
}

/** The new text of each file; our packages need each other in the same version. */
function changedFiles(current, version, date) {
  const paths = git('ls-files', 'package.json', '*/package.json', 'package-lock.json').split('\n');
  const files = {};
  for (const path of paths) files[path] = withVersion(read(path), current, version);
  files['CHANGELOG.md'] = withSection(read('CHANGELOG.md'), version, date);
  return files;
}

function withVersion(text, current, version) {
  const json = JSON.parse(text);
  const packages = json.packages ? Object.entries(json.packages) : [['', json]];
  if (json.packages) json.version = version;
  for (const [path, one] of packages) {
    if (path.includes('node_modules/')) continue;
    if (one.version === current) one.version = version;
    for (const kind of ['dependencies', 'devDependencies'])
      for (const name of Object.keys(one[kind] ?? {})) if (name.startsWith('@pamaina/')) one[kind][name] = version;
  }
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** @throws when nothing is written about the version */
function withSection(text, version, date) {
  const head = '## [Unreleased]';
  const [before, after] = text.split(`${head}\n`);
  if (after === undefined) throw new Error(`CHANGELOG.md has no section ${head}.`);
  const entries = after.split(/^## /m)[0];
  if (!/^- /m.test(entries)) throw new Error(`CHANGELOG.md says nothing about this version below ${head}.`);
  return `${before}${head}\n\n## [${version}] - ${date}\n${after}`;
}

function check() {
  console.log('Running npm test...');
  const env = { ...process.env, ONCE: '1' };
  execFileSync('npm', ['test', '--silent'], { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
}

try {
  release(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
