import { SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { analytics, csvOf } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { ExportMenu } from '../../../ui/table/export-menu.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../../ui/chart/row-bars.tsx';
import { useLabourCode } from '../../../lib/http/settings-queries.ts';
import { MonthsCost } from '../labour-cost/index.ts';
import { analyticsQueries, type Report } from './analytics-queries.ts';
import { CoverMap } from './cover-map.tsx';
import { Fairness } from './fairness.tsx';
import { HoursByPerson } from './hours-by-person.tsx';
import { LateChanges } from './late-changes-part.ts';
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
          report.totals.needed + report.previous_totals.needed + report.totals.late_cents === 0 ? (
            <EmptyState
              icon={ChartNoAxesColumn}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>}
            />
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
      <MonthsCost start={report.start} end={report.end} />
      <CoverMap start={report.start} end={report.end} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <HoursByPerson people={report.by_employee} />
        <Fairness people={report.by_employee} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <GroupCosts title={t('costs.byRole')} nameHead={t('role')} groups={report.by_role} />
        <GroupCosts title={t('costs.byDepartment')} nameHead={t('department')} groups={report.by_department} />
      </SimpleGrid>
      <OptionalPart>
        <LateChanges start={report.start} end={report.end} />
      </OptionalPart>
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
      <Skeleton height={80} />
      <Skeleton height={300} />
    </Stack>
  );
}

const PARTS = ['by_employee', 'series', 'by_role', 'by_department'] as const;
type Part = (typeof PARTS)[number];

/** Each part of the report as a file for a spreadsheet. */
function ExportReport({ report }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const save = (part: Part) => {
    const rows: readonly object[] = report[part];
    const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'employee_id');
    const head = fields.map((field) => t(`columns.${field}`, { currency: report.currency }));
    const cells = rows.map((row) => fields.map((field) => cellOf(field, new Map(Object.entries(row)).get(field))));
    const content = new Blob([csvOf([head, ...cells], language)], { type: 'text/csv' });
    saveFile({ name: `${t(`export.${part}`)} ${report.start} ${report.end}.csv`, content });
  };
  const kinds = PARTS.map((kind) => ({ kind, label: t(`export.${kind}`), isEmpty: report[kind].length === 0 }));
  return <ExportMenu label={t('export.button')} kinds={kinds} onExport={save} />;
}

/** Money in units of its currency, everything else unchanged. */
function cellOf(field: string, value: unknown): string | number | null {
  if (typeof value === 'number') return field.endsWith('_cents') ? value / 100 : value;
  return typeof value === 'string' ? value : null;
}

interface GroupCostsProps {
  title: string;
  nameHead: string;
  groups: readonly analytics.Group[];
}

/** The cost of each role or department, the most expensive first. */
function GroupCosts({ title, nameHead, groups }: GroupCostsProps) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const sorted = groups.toSorted((a, b) => b.cost_cents - a.cost_cents);
  const nameOf = ({ name }: analytics.Group) => name ?? t('costs.none');
  return (
    <ChartFigure
      title={title}
      table={{
        head: [nameHead, t('costs.people'), t('people.hours'), t('totals.overtime'), t('totals.cost')],
        rows: sorted.map((group) => [
          nameOf(group),
          format.number(group.people),
          format.hours(group.hours),
          format.hours(group.overtime_hours),
          format.money(group.cost_cents),
        ]),
      }}
    >
      <RowBars
        rows={sorted.map((group) => ({
          key: group.name ?? '',
          name: nameOf(group),
          value: group.cost_cents,
          text: format.money(group.cost_cents),
        }))}
      />
    </ChartFigure>
  );
}
