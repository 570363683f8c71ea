import { useEffect, useEffectEvent } from 'react';

interface Resending {
  /** Whether anything waits. */
  isWaiting: () => boolean;
  send: () => Promise<void>;
  /** Changes when the server has responded, which shows that the connection is back. */
  seen: unknown;
}

/** Sends what waits as soon as the connection is back. */
export function useResending({ isWaiting, send, seen }: Resending): void {
  const sendWaiting = useEffectEvent(() => {
    if (isWaiting()) void send();
  });
  useEffect(() => sendWaiting(), [seen, send]);
  useEffect(() => {
    const retry = () => void send();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [send]);
}
