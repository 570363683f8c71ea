import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { holdsTypedText } from '../../lib/use-typed-text.ts';

/** The router's position in its history, as the router stores it. */
const numberOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Listens before the router, which starts listening when it is rendered: browsers call the listeners of a window in
 * order.
 */
let hear: ((event: PopStateEvent) => void) | null = null;
window.addEventListener('popstate', (event) => hear?.(event));

/**
 * The browser's "Back" and "Forward" while a form has unsaved input: the browser has navigated already, so the
 * navigation is reverted before the router sees it, and `ask` gets a function that goes there after all.
 */
export function useBackGuard(location: Location, ask: (leave: () => void) => void): void {
  const here = useRef({ number: 0, view: '' });
  useEffect(() => {
    here.current = { number: numberOf(window.history.state), view: location.pathname + location.search };
  }, [location]);
  useEffect(() => {
    let returning: number | null = null;
    let isLeaving = false;
    const onPop = (event: PopStateEvent) => {
      if (isLeaving) {
        isLeaving = false;
        return;
      }
      if (returning !== null) {
        event.stopImmediatePropagation();
        const steps = returning;
        returning = null;
        ask(() => {
          isLeaving = true;
          window.history.go(steps);
        });
        return;
      }
      const steps = numberOf(event.state) - here.current.number;
      const { pathname, search } = window.location;
      if (!holdsTypedText() || steps === 0 || pathname + search === here.current.view) return;
      event.stopImmediatePropagation();
      returning = steps;
      window.history.go(-steps);
    };
    hear = onPop;
    return () => {
      hear = null;
    };
  }, [ask]);
}
