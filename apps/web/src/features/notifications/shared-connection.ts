import { notifications } from '@pamaina/contract';
import { liveConnection, type Heard } from './live-connection.ts';

const NAME = 'pamaina-live';

/**
 * Live events in every tab over the connection of one: browsers allow six connections to a server, and six tabs with a
 * stream each would block everything else. Where tabs can't coordinate (plain http on a network), each has its own.
 * @param key of the session: tabs of another session are separate
 */
export function sharedConnection(key: string, heard: (event: notifications.LiveEvent) => void, end: AbortSignal): void {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined || !('BroadcastChannel' in window)) {
    void liveConnection(({ event }) => heard(event), end);
    return;
  }
  const channel = new BroadcastChannel(`${NAME}:${key}`);
  // The tab that takes over resumes after the last event of the previous one.
  let lastId: string | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
    const event = notifications.LiveEvent.safeParse(data.event);
    if (!event.success) return;
    lastId = data.id;
    heard(event.data);
  });
  end.addEventListener('abort', () => channel.close());
  const lead = () =>
    liveConnection(
      (told) => {
        heard(told.event);
        if (!end.aborted) channel.postMessage(told);
      },
      end,
      lastId,
    );
  // When this tab closes, its waiting lock request is aborted; that is not an error.
  locks.request(`${NAME}:${key}`, { signal: end }, lead).catch(() => undefined);
}
