import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './programs.mjs';

/** A repository with the parts that a release changes. */
let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const release = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/release.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pamaina-release-'));
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json', 'package-lock.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const path of [
    ...files.trim().split('\n'),
    'CHANGELOG.md',
    'tools/release.mjs',
    'tools/outdated.mjs',
    'tools/runtimes.mjs',
  ])
    cpSync(join(ROOT, path), join(folder, path));
  git('init', '--quiet');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@pamaina.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Before');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a wrong version, an earlier one and uncommitted work are refused, and nothing changes', () => {
  expect(release().said).toContain('Usage: npm run release');
  expect(release('9.9').said).toContain('Usage: npm run release');
  expect(release('0.0.1', '--skip-checks', '--skip-runtimes').said).toContain('is not later than');
  writeFileSync(join(folder, 'new.txt'), 'new');
  expect(release('9.8.7', '--skip-checks', '--skip-runtimes')).toMatchObject({
    status: 1,
    said: 'Something is not committed: commit it first.\n',
  });
  rmSync(join(folder, 'new.txt'));
  expect(release('9.8.7', '--skip-checks', '--skip-runtimes', '--dry-run').said).toContain('apps/api/package.json');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

test('a release has its version everywhere, its own section in the changelog, a commit and a tag', () => {
  expect(release('9.8.7', '--skip-checks', '--skip-runtimes').status).toBe(0);
  expect(git('tag')).toBe('v9.8.7');
  expect(git('log', '-1', '--format=%s')).toBe('Version 9.8.7');
  expect(git('status', '--porcelain')).toBe('');
  for (const path of git('ls-files', 'package.json', '*/package.json').split('\n')) {
    const text = readFileSync(join(folder, path), 'utf8');
    expect(JSON.parse(text), path).toMatchObject({ version: '9.8.7' });
    for (const [, needed] of text.matchAll(/"@pamaina\/\w+": "([^"]+)"/g)) expect(needed, path).toBe('9.8.7');
  }
  const { version, packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  expect([version, packages['apps/api']?.version]).toEqual(['9.8.7', '9.8.7']);
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
    /## \[Unreleased\]\n\n## \[9\.8\.7\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- /,
  );
  expect(release('9.8.8', '--skip-checks', '--skip-runtimes').said).toContain('says nothing about this version');
});
