import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A pressed push notification navigates within the open page, so that a reload discards nothing. */
export function usePressedMessage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    // On plain http from another machine a browser has no service worker.
    if (serviceWorker === undefined) return;
    const onMessage = ({ data }: MessageEvent<{ goTo?: unknown } | null>) => {
      if (typeof data?.goTo === 'string') void navigate(data.goTo);
    };
    serviceWorker.addEventListener('message', onMessage);
    // Messages are queued until this call.
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
