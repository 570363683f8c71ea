import { Stack, Text } from '@mantine/core';
import type { ledger } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, isMonth, monthOf } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { useLabourCode } from '../../../lib/http/settings-queries.ts';
import { ledgerQueries } from './ledger-queries.ts';
import { useCostStory } from './use-cost-story.ts';
import { NormCourse } from './norm-course.tsx';

type Line = ledger.LedgerLine;

/** `/manager/timesheets/ledger`: norm, planned and worked hours, and what the accounting period comes to at its end. */
export function LedgerPage() {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const clock = useClock();
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : monthOf(clock.today());
  const query = useQuery(ledgerQueries.of(firstOfMonth(month)));
  const story = useCostStory(query.data);
  const isLabourCode = useLabourCode();
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="lg">
        <MonthStepper month={month} onChange={setMonth} />
        <QueryView
          what="ledger"
          query={query}
          skeleton={<RowsSkeleton />}
          empty={{
            icon: Scale,
            title: t('emptyTitle'),
            text: t('emptyText'),
            action: <NextStep to="/manager/employees">{t('shell:next.employees')}</NextStep>,
          }}
          isEmpty={({ people }) => people.length === 0}
        >
          {({ people, period, unplanned_months, unknown_months }) => (
            <>
              <Text>{t('period', { range: format.range(period.start, period.end) })}</Text>
              {story !== null && <Text fw={500}>{story.text}</Text>}
              <NormCourse people={people} date={firstOfMonth(month)} />
              <LedgerTable people={people} />
              {unplanned_months > 0 && <Text size="sm">{t('unplanned', { count: unplanned_months })}</Text>}
              {unknown_months > 0 && <Text size="sm">{t('unknown', { count: unknown_months })}</Text>}
              <Text size="sm" c="dimmed" maw={720}>
                {t(isLabourCode ? 'howReckoned' : 'otherLaw.howReckoned')}
              </Text>
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}

function LedgerTable({ people }: { people: readonly Line[] }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const hours = (key: keyof Line & `${string}_hours`, isSecondary = false): Column<Line> => ({
    key,
    header: t(`columns.${key}`),
    align: 'right',
    isSecondary,
    cell: (line) => (line[key] === null ? '–' : format.hours(line[key])),
  });
  const columns: Column<Line>[] = [
    { key: 'name', header: t('person'), cell: ({ name }) => name },
    hours('month_norm_hours', true),
    hours('month_planned_hours', true),
    hours('month_worked_hours', true),
    hours('period_norm_hours', true),
    hours('forecast_hours', true),
    {
      key: 'balance',
      header: t('columns.balance'),
      align: 'right',
      cell: ({ overtime_hours, shortfall_hours, missed_hours }) => {
        if (overtime_hours === 0 && shortfall_hours === 0) return '–';
        const words =
          overtime_hours > 0
            ? t('above', { hours: format.hours(overtime_hours) })
            : t('below', { hours: format.hours(shortfall_hours) });
        return (
          // Words stand under the hours where both do not fit beside each other.
          <span style={{ whiteSpace: 'normal' }}>
            {words}
            {missed_hours > 0 && (
              <Text span display="block" size="xs" c="dimmed">
                {t('missed', { hours: format.hours(missed_hours) })}
              </Text>
            )}
          </span>
        );
      },
    },
    {
      key: 'cents',
      header: t('columns.cost'),
      align: 'right',
      cell: ({ forecast_cents }) => (forecast_cents === null ? '–' : format.money(forecast_cents)),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={people} rowKey={({ employee_id }) => employee_id} />;
}
