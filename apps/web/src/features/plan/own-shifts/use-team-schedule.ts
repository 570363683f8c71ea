import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useColorMeaning } from '../../../lib/format/device-choice.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { shiftColors } from '../../../lib/schedule/colors.ts';
import type { DateRange } from '../../../lib/schedule/months.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { keepOffline, readOffline } from './offline-copy.ts';

const noDates: ReadonlySet<string> = new Set();

/**
 * The published shifts of a range as an employee is allowed to see them: the whole team's, with the user's own marked.
 * Without a response, or with a slow one, the user's shifts that are stored on this device.
 */
export function useTeamSchedule(range: DateRange) {
  const { user, projectId } = useSession();
  const query = useQuery({
    ...scheduleQueries.range(range),
    enabled: projectId !== null,
    // The device doesn't always report that the connection is back.
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
    return {
      at,
      unknown,
      data: { shifts, holidays: [], events: [], comments: [], published: undefined, template_colors: undefined },
    };
  }, [data, isCut, isSlow, owner, range]);
  const shown = kept?.data ?? data;
  const team = useMemo(() => shown?.shifts ?? [], [shown]);
  return {
    query: { data: shown, error: kept ? null : error, refetch },
    /** The time of the shown data, milliseconds since 1970; null while it is current. */
    asOf: kept?.at ?? (isCut && data !== undefined ? dataUpdatedAt : null),
    /** Only the user's own shifts are known. */
    isKept: kept !== null,
    /** Dates of the range without data, while the stored copy is shown. */
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

/** Whether a call failed without a response, rather than with one. */
const isUnanswered = (error: Error | null): boolean => error instanceof ApiError && error.status === 0;

/**
 * Whether the app is offline; a retry doesn't change it until there is a response, so that the page does not flicker.
 */
function useIsCut({ error, isPending }: { error: Error | null; isPending: boolean }): boolean {
  const isCut = isUnanswered(error);
  const [wasCut, setWasCut] = useState(isCut);
  if (!isPending && wasCut !== isCut) setWasCut(isCut);
  return isPending ? wasCut : isCut;
}

/** The delay after which stored data is shown until the response arrives. Milliseconds. */
const PATIENCE_MS = 1_200;

/** Whether something has been loading longer than an empty page is acceptable. */
function useIsSlow(isWaiting: boolean): boolean {
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
