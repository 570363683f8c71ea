import { useEffect, useRef } from 'react';

/** How often an application that stays open, as on a phone, asks for a newer version. */
const ASKED_EVERY_MS = 30 * 60_000;

/**
 * Keeps the application for times without a line, and this page in its newest version: once another one has taken over, the
 * next place that is gone to is loaded anew, so that nothing that is being typed is lost and nobody stays behind.
 */
export function useServiceWorker(pathname: string): void {
  const isOutdated = useRef(false);

  useEffect(() => {
    if (isOutdated.current) window.location.reload();
  }, [pathname]);

  useEffect(() => {
    const { serviceWorker } = navigator;
    // On plain http from another machine a browser has none.
    if (!import.meta.env.PROD || serviceWorker === undefined) return;
    let isControlled = serviceWorker.controller !== null;
    let asked = Date.now();
    const onTakeover = () => {
      isOutdated.current = isControlled;
      isControlled = true;
    };
    const onVisible = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < ASKED_EVERY_MS) return;
      asked = Date.now();
      // Without a line there is nothing newer to be had; the next look asks again.
      void serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
    };
    serviceWorker.addEventListener('controllerchange', onTakeover);
    document.addEventListener('visibilitychange', onVisible);
    // A browser may be told to have none; the application works without.
    void serviceWorker.register('/service-worker.js').catch(() => undefined);
    return () => {
      serviceWorker.removeEventListener('controllerchange', onTakeover);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
