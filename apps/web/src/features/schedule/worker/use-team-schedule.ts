import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { LIVE_MS } from '../../../lib/live.ts';
import { useSession } from '../../../lib/session.tsx';
import { useColorMeaning } from '../../../lib/use-color-meaning.ts';
import { shiftColors } from '../model/colors.ts';
import type { DateRange } from '../model/date-range.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { keepOffline, readOffline } from './offline-copy.ts';
import { isUnanswered, useIsCut } from './use-is-cut.ts';
import { useIsSlow } from './use-is-slow.ts';

const noDates: ReadonlySet<string> = new Set();

/**
 * The published shifts of a range as an employee may see them: everybody's, and which are their own. Where the server does not
 * answer, or takes its time, what this device kept of the own ones.
 */
export function useTeamSchedule(range: DateRange) {
  const { user, projectId } = useSession();
  const query = useQuery({
    ...scheduleQueries.range(range),
    enabled: projectId !== null,
    // A line that is back is not always told by the device.
    refetchInterval: ({ state }) => (isUnanswered(state.error) ? LIVE_MS : false),
  });
  const { data, dataUpdatedAt, error, refetch } = query;
  const [meaning] = useColorMeaning();
  const me = user?.employee_id ?? null;
  const owner = user === null || projectId === null ? null : `${user.id} ${projectId}`;
  const isCut = useIsCut(query);
  const isSlow = useIsSlow(query.isPending);

  useEffect(() => {
    if (data === undefined || me === null || owner === null) return;
    keepOffline({ owner, range, shifts: data.shifts, employeeId: me, now: dataUpdatedAt });
  }, [data, dataUpdatedAt, me, owner, range]);

  const kept = useMemo(() => {
    if (data !== undefined || !(isCut || isSlow) || owner === null) return null;
    const found = readOffline(owner, range, Date.now());
    if (found === null) return null;
    const { at, shifts, unknown } = found;
    return { at, unknown, data: { shifts, holidays: [], events: [], comments: [], template_colors: undefined } };
  }, [data, isCut, isSlow, owner, range]);
  const shown = kept?.data ?? data;
  const team = useMemo(() => shown?.shifts ?? [], [shown]);
  return {
    query: { data: shown, error: kept ? null : error, refetch },
    /** Since when what is shown is known, milliseconds since 1970; null while it is the newest there is. */
    asOf: kept?.at ?? (isCut && data !== undefined ? dataUpdatedAt : null),
    /** The own shifts alone are known. */
    isKept: kept !== null,
    /** Dates of the range of which nothing is known, while what this device kept is shown. */
    unknown: kept?.unknown ?? noDates,
    isCut,
    team,
    me,
    own: useMemo(() => team.filter((shift) => me !== null && shift.employee_id === me), [me, team]),
    colors: useMemo(
      () =>
        shiftColors(
          meaning,
          team.map((shift) => shift.role),
          shown?.template_colors,
        ),
      [meaning, shown, team],
    ),
    isInNoProject: projectId === null,
  };
}
