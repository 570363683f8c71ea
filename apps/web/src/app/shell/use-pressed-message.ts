import { useEffect } from 'react';

/** A pressed push notification navigates within the open page, so that a reload discards nothing. */
export function usePressedMessage(goTo: (to: string) => unknown): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    // On plain http from another machine a browser has no service worker.
    if (serviceWorker === undefined) return;
    const onMessage = ({ data }: MessageEvent<{ goTo?: unknown } | null>) => {
      if (typeof data?.goTo === 'string') void goTo(data.goTo);
    };
    serviceWorker.addEventListener('message', onMessage);
    // Messages are queued until this call.
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [goTo]);
}
