import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { analytics } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { useLabourCode } from '../settings/index.ts';
import { analyticsQueries, type Report } from './analytics-queries.ts';
import classes from './analytics.module.css';
import { CoverMap } from './cover-map.tsx';
import { ExportReport } from './export-report.tsx';
import { Fairness } from './fairness.tsx';
import { GroupCosts } from './group-costs.tsx';
import { HoursByPerson } from './hours-by-person.tsx';
import { OverTime } from './over-time.tsx';
import { Totals } from './totals.tsx';

/** `/manager/analytics`: this month, quarter or year beside the one before; the period is in the address. */
export function AnalyticsPage() {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const [asked, setAsked] = useAddressState('period');
  const period = analytics.periods.find((one) => one === asked) ?? 'this_month';
  const query = useQuery(analyticsQueries.report(period));
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(query.data && { description: format.range(query.data.start, query.data.end) })}
        action={query.data && <ExportReport report={query.data} />}
      />
      <SegmentedControl
        aria-label={t('period')}
        data={analytics.periods.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
        value={period}
        onChange={setAsked}
        mb="lg"
      />
      <QueryView what="analytics" query={query} skeleton={<ReportSkeleton />}>
        {(report) =>
          report.totals.needed + report.previous_totals.needed === 0 ? (
            <EmptyState icon={ChartNoAxesColumn} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <WholeReport report={report} />
          )
        }
      </QueryView>
    </>
  );
}

function WholeReport({ report }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const isLabourCode = useLabourCode();
  return (
    <Stack gap="lg">
      <Totals report={report} />
      {report.without_rate > 0 && (
        <Text size="sm" c="dimmed">
          {t('withoutRate', { count: report.without_rate })}
        </Text>
      )}
      <OverTime report={report} />
      <CoverMap start={report.start} end={report.end} />
      <div className={classes.pair}>
        <HoursByPerson people={report.by_employee} />
        <Fairness people={report.by_employee} />
      </div>
      <div className={classes.pair}>
        <GroupCosts title={t('costs.byRole')} nameHead={t('role')} groups={report.by_role} />
        <GroupCosts title={t('costs.byDepartment')} nameHead={t('department')} groups={report.by_department} />
      </div>
      <Text size="sm" c="dimmed" maw={720}>
        {t(isLabourCode ? 'howReckoned' : 'otherLaw.howReckoned')}
      </Text>
    </Stack>
  );
}

function ReportSkeleton() {
  const { t } = useTranslation('analytics');
  return (
    <Stack gap="lg" role="status" aria-label={t('common:loading')}>
      <div className={classes.totals}>
        {[1, 2, 3, 4, 5, 6].map((figure) => (
          <Skeleton key={figure} height={98} />
        ))}
      </div>
      <Skeleton height={300} />
    </Stack>
  );
}
