import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A push message that is pressed leads to its place within the open page, so that a reload takes nothing away. */
export function usePressedMessage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    // On plain http from another machine a browser has none.
    if (serviceWorker === undefined) return;
    const onMessage = ({ data }: MessageEvent<{ goTo?: unknown } | null>) => {
      if (typeof data?.goTo === 'string') void navigate(data.goTo);
    };
    serviceWorker.addEventListener('message', onMessage);
    // Messages wait until somebody asks for them.
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}
