import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shellVersion } from '../../apps/web/shell-version.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'pamaina-shell-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('the version of what phones keep changes with built names, and with contents under the same name', () => {
  const manifest = join(FOLDER, 'manifest.webmanifest');
  writeFileSync(manifest, '{ "name": "Pamaina" }');
  const first = shellVersion(['/assets/a-1.js'], [manifest]);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(shellVersion(['/assets/a-1.js'], [manifest])).toBe(first);
  expect(shellVersion(['/assets/a-2.js'], [manifest])).not.toBe(first);
  writeFileSync(manifest, '{ "name": "Pamaina 2" }');
  expect(shellVersion(['/assets/a-1.js'], [manifest])).not.toBe(first);
});
