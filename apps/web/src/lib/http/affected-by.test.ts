import { comments } from '@pamaina/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem, stubNetwork } from '../../testing/stub-network.ts';
import { createWrite } from './use-action.ts';

/** The file never comes. */
vi.mock('./affects.ts', () => new Promise(() => undefined));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = { body: { date: '2026-12-01', comment: 'Žąsys' } };
const reply = { id: 'c1', date: '2026-12-01', author: 'Ona', comment: 'Žąsys', is_own: true, version: 1 };
const times = { employee_id: null, created_at: '2026-12-01T10:00:00Z', updated_at: '2026-12-01T10:00:00Z' };

test('what is done reloads everything when the list of what it changed does not come', async () => {
  stubNetwork({ 'POST /api/comments': () => ({ ...reply, ...times }) });
  const after = vi.fn<(areas: readonly string[]) => Promise<boolean>>(() => Promise.resolve(true));
  const written = createWrite(after)(comments.createComment, said);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await written).toMatchObject(reply);
  expect(after).toHaveBeenCalledExactlyOnceWith(['everything']);
});

test('a refusal is said at once', async () => {
  stubNetwork({ 'POST /api/comments': () => problem(409, 'taken', 'Taken.') });
  const refused = createWrite(() => Promise.resolve(true))(comments.createComment, said).catch(String);
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.race([refused, Promise.resolve('silence')])).toContain('Taken.');
});
