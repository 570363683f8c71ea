import { useMemo } from 'react';
import { createClock, type Clock } from './clock.ts';
import { useSession } from '../session/session.tsx';

const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone of the selected project (Decisions, Time); before one is selected, the device's own. */
export function useTimeZone(): string {
  return useSession().project?.time_zone ?? deviceZone;
}

/** The clock for the selected project's dates and times. */
export function useClock(): Clock {
  const timeZone = useTimeZone();
  return useMemo(() => createClock(timeZone), [timeZone]);
}
