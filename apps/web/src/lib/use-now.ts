import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/** The present in milliseconds, renewed often enough for minutes that go on or run out. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
