import { Text } from '@mantine/core';
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

/** The four counts, each a link to its source where the user may open it. */
export function Figures({ stats }: { stats: ManagerStats }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const can = useCan();
  const figures = [
    {
      label: t('figures.employees'),
      value: format.number(stats.employees),
      note: t('figures.employeesNote'),
      needs: 'people.read',
      to: '/manager/employees',
    },
    {
      label: t('figures.activeShifts'),
      value: format.number(stats.active_shifts),
      note: t(isClocked(stats) ? 'figures.clockedIn' : 'figures.workingNow', { count: stats.working_now }),
      needs: 'plan.read',
      to: '/manager/calendar',
    },
    {
      label: t('figures.pendingRequests'),
      value: format.number(stats.pending_requests),
      note: t('figures.pendingRequestsNote'),
      needs: abilityFor(stats.pending_place),
      to: requestPlaces[stats.pending_place ?? 'time_off'],
    },
    {
      label: t('figures.hoursThisWeek'),
      value: format.hours(stats.hours_this_week),
      note: t('figures.lastWeek', { hours: format.hours(stats.hours_last_week) }),
      needs: 'pay.read',
      to: '/manager/analytics',
    },
  ] as const;
  return (
    <section className={classes.figures} aria-label={t('figures.label')}>
      {figures.map(({ label, value, note, needs, to }) => {
        const words = (
          <>
            <Text size="sm" c="dimmed">
              {label}
            </Text>
            <strong>{value}</strong>
            <Text size="xs" c="dimmed">
              {note}
            </Text>
          </>
        );
        if (!can(needs))
          return (
            <div key={label} className={classes.figure}>
              {words}
            </div>
          );
        return (
          <Link key={label} className={classes.figure} to={to}>
            {words}
          </Link>
        );
      })}
    </section>
  );
}

type ManagerStats = NonNullable<ReplyOf<typeof dashboard.getManagerStats>>;

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
  return place === 'time_off' || place === null ? 'absences.read' : 'requests.decide';
}

/** Whether people are at work by the time clock; otherwise the schedule says so. */
const isClocked = ({ today }: Pick<ManagerStats, 'today'>) =>
  today.some(({ state }) => state === 'in' || state === 'break');
