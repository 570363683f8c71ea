import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dashboard, type Ability, type ReplyOf } from '@pamaina/contract';
import { queryOptions } from '@tanstack/react-query';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { requestPlaces } from './request-places.ts';
import classes from './dashboard.module.css';

/** The day and the four counts in one line, each a link to its source where the user may open it. */
export function Figures({ today, stats }: { today: string; stats: ManagerStats | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const can = useCan();
  const figures = useFigures(stats);
  return (
    <span className={classes.figures} role="group" aria-label={t('figures.label')}>
      <span>{format.weekdayDate(today)}</span>
      {figures.map(({ text, needs, to }) =>
        can(needs) ? (
          <Link key={to} to={to}>
            {text}
          </Link>
        ) : (
          <span key={to}>{text}</span>
        ),
      )}
    </span>
  );
}

interface Figure {
  text: string;
  needs: Ability;
  to: string;
}

function useFigures(stats: ManagerStats | undefined): Figure[] {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  // Five times nothing says nothing.
  if (stats === undefined || (stats.employees === 0 && !stats.has_shifts)) return [];
  return [
    { text: t('figures.employees', { count: stats.employees }), needs: 'people.read', to: '/manager/employees' },
    { text: t('figures.activeShifts', { count: stats.active_shifts }), needs: 'plan.read', to: '/manager/calendar' },
    {
      text: t('figures.pendingRequests', { count: stats.pending_requests }),
      needs: abilityFor(stats.pending_place),
      to: requestPlaces[stats.pending_place ?? 'time_off'],
    },
    {
      text: t('figures.hoursThisWeek', { hours: format.hours(stats.hours_this_week) }),
      needs: 'pay.read',
      to: '/manager/analytics',
    },
  ];
}

export type ManagerStats = NonNullable<ReplyOf<typeof dashboard.getManagerStats>>;

export const dashboardQueries = {
  manager: () =>
    queryOptions({
      queryKey: ['dashboard'],
      queryFn: ({ signal }) => call(dashboard.getManagerStats, { signal }),
      staleTime: 0,
      // Who works now changes with the clock, and with clock events of others.
      refetchInterval: LIVE_MS,
    }),
};

/** What it takes to decide the first of them: without it there is no link. */
function abilityFor(place: dashboard.RequestPlace | null): Ability {
  if (place === 'joins') return 'people.write';
  return place === 'time_off' || place === 'overtime_leave' || place === null ? 'absences.read' : 'requests.decide';
}
