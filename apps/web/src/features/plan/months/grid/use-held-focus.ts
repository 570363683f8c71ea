import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in the calendar when the focused shift or row is removed, so that Ctrl+Z restores it.
 * @param refocus focuses the cell that is current now
 */
export function useHeldFocus(refocus: () => void) {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    // If the user has moved on to a field or a dialog, the focus stays there.
    if (document.activeElement === null || document.activeElement === document.body) refocus();
  });
  return {
    hold: (element: HTMLElement) => {
      held.current = element;
    },
    /** Some browsers also blur removed elements: only if the cell still exists did the user leave it. */
    release: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) held.current = null;
    },
  };
}
