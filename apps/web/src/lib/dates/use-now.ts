import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/** The current time in milliseconds, updated often enough for minutes that count up or down. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
