import { expect, test } from 'vitest';
import { createHook } from './hook.ts';

test('what follows a change runs one after the other, in the order that was said', async () => {
  const seen: string[] = [];
  const leaves = createHook<[name: string]>('leaves');
  leaves.followedBy(
    async (name) => {
      await Promise.resolve();
      seen.push(`first ${name}`);
    },
    (name) => Promise.resolve(void seen.push(`second ${name}`)),
  );
  await leaves('Ona');
  expect(seen).toEqual(['first Ona', 'second Ona']);
});

test('one that fails ends the change, and so does a hook of which nobody said what follows', async () => {
  const fails = createHook<[]>('fails');
  await expect(fails()).rejects.toThrow('What follows fails is not said');
  fails.followedBy(() => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
});
