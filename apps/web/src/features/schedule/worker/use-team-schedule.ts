import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { roleColors } from '../model/roles.ts';
import { scheduleQueries, type DateRange } from '../schedule-queries.ts';

/** The published shifts of a range as an employee may see them: everybody's, and which are their own. */
export function useTeamSchedule(range: DateRange) {
  const { user, projectId } = useSession();
  const query = useQuery({ ...scheduleQueries.range(range), enabled: projectId !== null });
  const team = useMemo(() => query.data?.shifts ?? [], [query.data]);
  const me = user?.employee_id ?? null;
  return {
    query,
    team,
    me,
    own: useMemo(() => team.filter((shift) => me !== null && shift.employee_id === me), [me, team]),
    colors: useMemo(() => roleColors(team.map((shift) => shift.role)), [team]),
    isInNoProject: projectId === null,
  };
}
