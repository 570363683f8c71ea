import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { FirstHour } from '../../plan/first-hour/index.ts';
import { dashboardQueries, Figures, type ManagerStats } from './figures.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { ToDo } from './to-do.tsx';
import { Today } from './today.tsx';
import { useToDoFacts } from './use-to-do.ts';
import { Upcoming } from './upcoming.tsx';
import classes from './dashboard.module.css';

const WeekLine = lazyPart(async () => (await import('./week-line.tsx')).WeekLine);

/** `/manager`: today, then all that is to do in one list; beside them what managers do most, and what comes and was. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const today = useClock().today();
  const can = useCan();
  const query = useQuery(dashboardQueries.manager());
  useToDoFacts();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} description={<Figures today={today} stats={query.data} />} />
      <QueryView what="data" query={query} skeleton={<DashboardSkeleton />}>
        {(stats) => {
          const sections = <Sections stats={stats} />;
          if (stats.has_shifts || !can('staffing.write')) return sections;
          return (
            <OptionalPart fallback={sections}>
              <Suspense fallback={<DashboardSkeleton />}>
                <FirstHour otherwise={sections} />
              </Suspense>
            </OptionalPart>
          );
        }}
      </QueryView>
    </div>
  );
}

/** All that a project with people has; one without a first schedule shows the way to it alone. */
function Sections({ stats }: { stats: ManagerStats }) {
  const can = useCan();
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {stats.has_shifts && <Today lines={stats.today} />}
        <ToDo stats={stats} />
        {!stats.has_shifts && <Today lines={stats.today} />}
        {/* Known last: nothing above it may move. */}
        <OptionalPart>{stats.has_shifts && can('pay.read') && <WeekLine />}</OptionalPart>
      </div>
      <div className={classes.column}>
        <QuickActions month={stats.month_to_plan} />
        <Upcoming items={stats.upcoming} />
        {can('history.read') && <RecentActivity items={stats.activity} />}
      </div>
    </div>
  );
}

function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <div className={classes.columns} role="status" aria-label={t('common:loading')}>
      <div className={classes.column}>
        <Skeleton height={320} />
        <Skeleton height={240} />
      </div>
      <div className={classes.column}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
    </div>
  );
}
