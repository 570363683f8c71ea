import { afterEach, expect, test, vi } from 'vitest';
import { askPlanner } from './asked-searches.ts';

afterEach(() => vi.useRealTimers());

const ends: (() => void)[] = [];
/** A search that lasts until it is ended. */
function begin(account: string, how: { more?: boolean } = {}) {
  const asked = askPlanner(account, () => new Promise<string>((resolve) => ends.push(() => resolve(account))), how);
  // Refused is what is looked at below.
  asked.catch(() => {});
  return asked;
}
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error as { details: { words?: string } }).details.words ?? 'own',
  );

async function end(asked: Promise<unknown>) {
  ends.shift()?.();
  await asked;
}

test('who is refused comes before the next months of those who have had some, and hears who is first', async () => {
  const [first, second] = [begin('vilnius'), begin('kaunas')];
  expect(await refused(begin('vilnius'))).toBe('own');
  expect(await refused(begin('riga'))).toBe('others');
  await end(first);
  // A place is free, and kept.
  expect(await refused(begin('vilnius', { more: true }))).toBe('others');
  const third = begin('riga');
  await end(second);
  const next = begin('vilnius', { more: true });
  await end(third);
  await end(next);
  expect(await next).toBe('vilnius');
});

test('who was refused and does not come back keeps nobody waiting for long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const running = [begin('vilnius'), begin('kaunas')];
  expect(await refused(begin('riga'))).toBe('others');
  for (const one of running) await end(one);
  expect(await refused(begin('kaunas', { more: true }))).toBe('others');
  vi.advanceTimersByTime(16_000);
  const again = begin('kaunas', { more: true });
  await end(again);
  expect(await again).toBe('kaunas');
});
