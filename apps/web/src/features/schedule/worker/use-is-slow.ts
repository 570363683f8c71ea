import { useEffect, useState } from 'react';

/** After this what is known already is shown until the answer comes. Milliseconds. */
const PATIENCE_MS = 1_200;

/** Whether something has been waited for longer than one likes to look at an empty page. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
