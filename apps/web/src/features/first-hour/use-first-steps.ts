import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/http/queries.ts';
import { useClock } from '../../lib/dates/use-clock.ts';
import { addDays } from '../../lib/dates/dates.ts';

export type StepName = 'templates' | 'requirements' | 'employees' | 'holidays' | 'plan';

export interface FirstStep {
  name: StepName;
  to: string;
  isDone: boolean;
}

/** The steps from an empty project to its first schedule, in the order of their dependencies. Null while loading. */
export function useFirstSteps(): FirstStep[] | null {
  const next = addDays(`${useClock().today().slice(0, 7)}-01`, 31).slice(0, 7);
  const templates = useQuery(queries.templates());
  const requirements = useQuery(queries.requirements());
  const employees = useQuery(queries.employees());
  const holidays = useQuery(queries.holidays());
  if (!templates.data || !requirements.data || !employees.data || !holidays.data) return null;
  return [
    { name: 'templates', to: '/manager/shifts/templates', isDone: templates.data.length > 0 },
    { name: 'requirements', to: '/manager/shifts/requirements', isDone: requirements.data.length > 0 },
    { name: 'employees', to: '/manager/employees', isDone: employees.data.length > 0 },
    { name: 'holidays', to: '/manager/shifts/holidays', isDone: holidays.data.length > 0 },
    { name: 'plan', to: `/manager/calendar?month=${next}&view=month`, isDone: false },
  ];
}
