import { expect, test } from 'vitest';
import { createFairGate, FairGateFull } from './fair-gate.ts';

const NEXT = () => new Promise((resolve) => setImmediate(resolve));

/** Enters, and records the order of admission; `open` lets the next one end. */
function watch(most: number, mostOfShare: number) {
  const gate = createFairGate(1, { most, mostOfShare });
  const [begun, ends]: [string[], (() => void)[]] = [[], []];
  const enter = (kind: string, share: string) =>
    gate
      .pass({ kind, share }, () => {
        begun.push(`${kind} ${share}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .then(
        () => 'done',
        (error: unknown) => (error instanceof FairGateFull ? 'full' : 'failed'),
      );
  const drain = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await NEXT();
    }
  };
  return { gate, begun, enter, drain };
}

test('kinds take turns, and within a kind those who wait', async () => {
  const { begun, enter, drain } = watch(10, 10);
  const all = [enter('change', 'loop'), enter('change', 'loop'), enter('change', 'loop'), enter('change', 'other')];
  all.push(enter('sign-in', 'a'), enter('sign-in', 'b'));
  await drain();
  await Promise.all(all);
  expect(begun).toEqual(['change loop', 'change loop', 'sign-in a', 'change other', 'sign-in b', 'change loop']);
});

test('a full queue rejects the account that waits most, and no other kind of work', async () => {
  const { enter, drain } = watch(3, 10);
  const loop = Array.from({ length: 5 }, () => enter('change', 'loop'));
  const [other, signIn] = [enter('change', 'other'), enter('sign-in', 'a')];
  await drain();
  expect(await Promise.all(loop)).toEqual(['done', 'done', 'done', 'full', 'full']);
  expect(await Promise.all([other, signIn])).toEqual(['done', 'done']);
});
