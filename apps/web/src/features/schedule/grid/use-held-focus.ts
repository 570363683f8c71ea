import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard in the calendar where the shift or the row that had it is taken away, so that Ctrl+Z brings it back.
 * @param refocus gives the keyboard to the cell that has it now
 */
export function useHeldFocus(refocus: () => void) {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    // Whoever went on to a field or a window is left there.
    if (document.activeElement === null || document.activeElement === document.body) refocus();
  });
  return {
    hold: (element: HTMLElement) => {
      held.current = element;
    },
    /** Some browsers also blur what is taken away: only a cell that is still there was left by the person. */
    release: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) held.current = null;
    },
  };
}
