import { monthOf } from '@pamaina/contract';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { activity } from '@pamaina/contract';
import { CalendarPlus, CalendarRange, ChartNoAxesColumn, UserPlus, UserRoundX } from 'lucide-react';
import { Link } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan, useSeesAllWeeks } from '../../../lib/session/use-can.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { addDays } from '../../../lib/dates/dates.ts';
import { FirstHour } from '../../plan/first-hour/index.ts';
import { ledgerQueries, LedgerWarning } from '../../hours/ledger/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { OpenReceipts, receiptQueries } from '../../plan/receipts/index.ts';
import { ActivityLine } from '../../access/activity/index.ts';
import { AttentionBanner } from './attention-banner.tsx';
import { dashboardQueries, Figures } from './figures.tsx';
import { Today } from './today.tsx';
import { Upcoming } from './upcoming.tsx';
import { Section } from './section.tsx';
import classes from './dashboard.module.css';
import pieces from '../../../ui/pieces.module.css';

const ConfirmEmail = lazyPart(async () => {
  const [{ ConfirmEmail: Part }] = await Promise.all([import('../../access/recovery/index.ts'), loadTexts('recovery')]);
  return Part;
});

/**
 * `/manager`: what to do next, the week in figures, today, upcoming days and recent changes. On a
 * phone it begins with today.
 */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const today = useClock().today();
  const isPhone = useIsPhone();
  const can = useCan();
  const seesAll = useSeesAllWeeks();
  const query = useQuery(dashboardQueries.manager());
  // Both are above the figures, which would jump if they came after them.
  const isWarningKnown = useQuery({ ...ledgerQueries.of(), enabled: seesAll }).isFetched;
  const areReceiptsKnown = useQuery({ ...receiptQueries.open(), enabled: seesAll }).isFetched;
  const isComplete = !seesAll || query.data?.has_shifts === false || (isWarningKnown && areReceiptsKnown);
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} description={format.fullDate(today)} />
      <QueryView
        what="data"
        query={isComplete ? query : { ...query, data: undefined }}
        skeleton={<DashboardSkeleton />}
      >
        {(stats) => (
          <Stack gap="lg">
            {isPhone && stats.has_shifts && <Today lines={stats.today} />}
            {can('staffing.write') ? (
              <FirstHour hasShifts={stats.has_shifts} otherwise={<AttentionBanner attention={stats.attention} />} />
            ) : (
              <AttentionBanner attention={stats.attention} />
            )}
            <OptionalPart>
              <ConfirmEmail />
            </OptionalPart>
            {stats.has_shifts && seesAll && <OpenReceipts />}
            {stats.has_shifts && seesAll && <LedgerWarning />}
            <Figures stats={stats} />
            <div className={classes.columns}>
              {(!isPhone || !stats.has_shifts) && <Today lines={stats.today} />}
              <Stack gap="lg">
                <QuickActions today={today} />
                <Upcoming items={stats.upcoming} />
              </Stack>
            </div>
            {can('history.read') && <RecentActivity items={stats.activity} />}
          </Stack>
        )}
      </QueryView>
    </div>
  );
}

function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap="lg" role="status" aria-label={t('common:loading')}>
      <Skeleton height={76} />
      <div className={classes.figures}>
        {[1, 2, 3, 4].map((figure) => (
          <Skeleton key={figure} height={104} />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    </Stack>
  );
}

/** The latest changes; the history contains all of them. */
function RecentActivity({ items }: { items: readonly activity.Activity[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('activity.title')} more={{ to: '/manager/history', label: t('activity.more') }}>
      <ul className={pieces.rows}>
        {items.map((item) => (
          <ActivityLine key={item.id} item={item} isDated />
        ))}
      </ul>
    </Section>
  );
}

/** What managers do most often, one press away. */
function QuickActions({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const next = addDays(`${monthOf(today)}-01`, 31).slice(0, 7);
  const can = useCan();
  const all = [
    {
      needs: 'plan.write',
      icon: CalendarPlus,
      label: t('actions.plan'),
      to: `/manager/calendar?month=${next}&view=month`,
    },
    { needs: 'absences.write', icon: UserRoundX, label: t('actions.absence'), to: '/manager?absence=new' },
    { needs: 'people.write', icon: UserPlus, label: t('actions.employee'), to: '/manager/employees?add=1' },
    { needs: 'plan.read', icon: CalendarRange, label: t('actions.availability'), to: '/manager/availability' },
    { needs: 'pay.read', icon: ChartNoAxesColumn, label: t('actions.analytics'), to: '/manager/analytics' },
  ] as const;
  const actions = all.filter(({ needs }) => can(needs));
  return (
    <Section title={t('actions.title')}>
      <div className={classes.actions}>
        {actions.map(({ icon: Icon, label, to }) => (
          <Link key={to} className={classes.action} to={to}>
            <Icon size={18} aria-hidden />
            {label}
          </Link>
        ))}
      </div>
    </Section>
  );
}
