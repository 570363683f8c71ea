import { useMemo, useEffect, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { createClock, type Clock } from './clock.ts';

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the selected project; before one is selected, the device's own. */
export function useTimeZone(): string {
  return useSession().project?.time_zone ?? deviceZone;
}

/** The clock for the selected project's dates and times. */
export function useClock(): Clock {
  const timeZone = useTimeZone();
  return useMemo(() => createClock(timeZone), [timeZone]);
}

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
