import { useCallback, useEffect, useState } from 'react';

/** After this time without input the pad closes, so that only the list of names is left on screen. */
const IDLE_MS = 30_000;

/**
 * Goes back when there was no input for half a minute.
 * @param onIdle null while a response is awaited: the employee is still there
 * @returns a function to call at every input: it restarts the half minute
 */
export function useIdleReturn(onIdle: (() => void) | null): () => void {
  const [touches, setTouches] = useState(0);
  useEffect(() => {
    if (onIdle === null) return;
    const timer = setTimeout(onIdle, IDLE_MS);
    return () => clearTimeout(timer);
  }, [onIdle, touches]);
  return useCallback(() => setTouches((before) => before + 1), []);
}
