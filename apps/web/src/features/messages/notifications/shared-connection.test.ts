import type { notifications } from '@pamaina/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { sharedConnection } from './shared-connection.ts';

/** A busy machine is slow. */
const PATIENT = { timeout: 10_000 };

afterEach(() => vi.unstubAllGlobals());

/** Locks as browsers grant them: one holder, the others wait until it releases the lock. */
function stubLocks(): void {
  let queue = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>) => {
    queue = queue.then(() => (signal.aborted ? undefined : lead()));
    return queue;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
}

test('tabs share one stream, and the next one goes on where the first stopped', async () => {
  stubLocks();
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  const calls = stubNetwork({
    'GET /api/notifications/stream': () =>
      new Response(new ReadableStream({ start: (controller) => void controllers.push(controller) })),
  });
  const tell = (index: number, id: number, event: notifications.LiveEvent) =>
    controllers[index]?.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`));
  const heard: string[] = [];
  const [first, second] = [new AbortController(), new AbortController()];
  sharedConnection('ona:p1', ({ type }) => heard.push(`first ${type}`), first.signal);
  sharedConnection('ona:p1', ({ type }) => heard.push(`second ${type}`), second.signal);
  await vi.waitFor(() => expect(controllers).toHaveLength(1), PATIENT);
  tell(0, 7, { type: 'unread', unread: 2 });
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['first unread', 'second unread']), PATIENT);
  first.abort();
  controllers[0]?.error(new Error('gone'));
  await vi.waitFor(() => expect(controllers).toHaveLength(2), PATIENT);
  expect(calls.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '7']);
  tell(1, 8, { type: 'changed', kind: 'swap_offered' });
  await vi.waitFor(() => expect(heard).toContain('second changed'), PATIENT);
  expect(heard).not.toContain('first changed');
  second.abort();
});
