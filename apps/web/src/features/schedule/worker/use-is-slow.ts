import { useEffect, useState } from 'react';

/** The delay after which stored data is shown until the response arrives. Milliseconds. */
const PATIENCE_MS = 1_200;

/** Whether something has been loading longer than an empty page is acceptable. */
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
