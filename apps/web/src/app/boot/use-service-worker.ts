import { useEffect, useRef } from 'react';

/** How often an application that stays open, as on a phone, checks for a newer version. */
const ASKED_EVERY_MS = 30 * 60_000;

/**
 * Stores the application for offline use, and keeps this page up to date: once a newer service worker has taken over,
 * the next navigation reloads the page, so that no input is lost and no page stays outdated.
 */
export function useServiceWorker(pathname: string): void {
  const isOutdated = useRef(false);

  useEffect(() => {
    if (isOutdated.current) window.location.reload();
  }, [pathname]);

  useEffect(() => {
    const { serviceWorker } = navigator;
    // On plain http from another machine a browser has no service worker.
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
      // Offline, there is nothing newer to load; the next check tries again.
      void serviceWorker.ready.then((registration) => registration.update()).catch(() => undefined);
    };
    serviceWorker.addEventListener('controllerchange', onTakeover);
    document.addEventListener('visibilitychange', onVisible);
    // A browser can be configured to allow none; the application works without it.
    void serviceWorker.register('/service-worker.js').catch(() => undefined);
    return () => {
      serviceWorker.removeEventListener('controllerchange', onTakeover);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
