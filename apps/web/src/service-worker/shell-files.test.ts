import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The browser's caches: their names are ordered by creation. */
function stubCaches(kept: Record<string, Record<string, string>>): void {
  const match = (name: string, { pathname }: URL) => Promise.resolve(kept[name]?.[pathname]);
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve({ match: (address: URL) => match(name, address) }),
    match: (address: URL) => match(Object.keys(kept).find((name) => kept[name]?.[address.pathname]) ?? '', address),
  });
}

test('a file is taken from this version, and from the one before only when this one lacks it', async () => {
  vi.stubGlobal('__SHELL__', { version: 'new', files: [] });
  stubCaches({
    'shell-old': { '/favicon.svg': 'old picture', '/assets/gone.js': 'old part' },
    'shell-new': { '/favicon.svg': 'new picture' },
  });
  const { keptFile } = await import('./shell-files.ts');
  expect(await keptFile('/favicon.svg')).toBe('new picture');
  expect(await keptFile('/assets/gone.js')).toBe('old part');
  expect(await keptFile('/nowhere')).toBeUndefined();
});
