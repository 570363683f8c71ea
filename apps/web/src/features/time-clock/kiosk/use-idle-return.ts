import { useCallback, useEffect, useState } from 'react';

/** Whoever walks away leaves the list behind, not their name. */
const IDLE_MS = 30_000;

/**
 * Goes back when nobody has touched anything for half a minute.
 * @param onIdle null while an answer is awaited: whoever waits for it is still there
 * @returns to be called at every input: the half minute begins anew
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
