import { expect, test } from 'vitest';
import { within } from './within.ts';

test('what ends in time ends as it would, and what never ends fails', async () => {
  expect(await within(60_000, Promise.resolve('done'))).toBe('done');
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(within(1, new Promise(() => undefined))).rejects.toThrow('not done within 1 ms');
});
