import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** The present in milliseconds, renewed four times a minute: enough for a countdown in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
