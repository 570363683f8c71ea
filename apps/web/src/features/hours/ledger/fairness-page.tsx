import { Group, List, SegmentedControl, Stack, Text } from '@mantine/core';
import type { ledger, ReplyOf } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, isMonth, monthOf, yearAndMonth } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { ledgerQueries } from './ledger-queries.ts';
import { useState } from 'react';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { DivergingBars } from '../../../ui/chart/diverging-bars.tsx';

type Line = ledger.PersonFairness;

/** The first is the span that the planner looks back on. */
const SPANS = ['3', '6', '12'] as const;

/**
 * `/manager/timesheets/fairness`: how evenly weekends, nights, closing shifts, holidays and preferences were
 * distributed in recent months, and what the next schedule will balance.
 */
export function FairnessPage() {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const clock = useClock();
  const [asked, setMonth] = useAddressState('month');
  const [span, setSpan] = useAddressState('months');
  const month = isMonth(asked) ? asked : monthOf(clock.today());
  const months = SPANS.find((one) => one === span) ?? SPANS[0];
  const query = useQuery(ledgerQueries.fairness({ date: firstOfMonth(month), months }));
  const { year, month: number } = yearAndMonth(month);
  return (
    <>
      <PageHeader title={t('fairness.title')} about={t('fairness.description')} />
      <Group mb="lg">
        <MonthStepper
          month={month}
          onChange={setMonth}
          label={t('fairness.until', { month: format.month(year, number) })}
        />
        <SegmentedControl
          aria-label={t('fairness.span')}
          data={SPANS.map((value) => ({ value, label: t('fairness.months', { count: Number(value) }) }))}
          value={months}
          onChange={(value) => setSpan(value === SPANS[0] ? '' : value)}
        />
        {query.data && <Text>{format.range(query.data.start, query.data.end)}</Text>}
      </Group>
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
        {({ people, average, spread }) => (
          <Distribution people={people} average={average} spread={spread} month={format.month(year, number)} />
        )}
      </QueryView>
    </>
  );
}

type Fairness = ReplyOf<typeof ledger.getFairness>;

interface DistributionProps extends Pick<Fairness, 'people' | 'average' | 'spread'> {
  /** In words. */
  month: string;
}

/** Who had how much of what, the average, and what the month changed. */
function Distribution({ people, average, spread, month }: DistributionProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const columns = useColumns();
  return (
    <Stack gap="lg">
      <FairnessChart people={people} />
      <DataTable
        label={t('fairness.title')}
        columns={columns}
        rows={people}
        rowKey={({ employee_id }) => employee_id}
      />
      <Text size="sm">
        {t('fairness.average', {
          weekends: format.number(average.weekends),
          nights: format.number(average.nights),
          closings: format.number(average.closings),
          holidays: format.number(average.holidays),
        })}
      </Text>
      {spread && <SpreadOfMonth month={month} {...spread} />}
      <Text size="sm" c="dimmed" maw={720}>
        {t('fairness.how')}
      </Text>
    </Stack>
  );
}

const BURDENS = ['weekends', 'nights', 'closings', 'holidays'] as const;

/** More than the fair share with a plus, in tenths. */
function useSigned() {
  const format = useFormat();
  return (value: number) => {
    const tenths = Math.round(value * 10) / 10 + 0;
    return tenths > 0 ? `+${format.number(tenths)}` : format.number(tenths);
  };
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const signed = useSigned();
  return [
    { key: 'name', header: t('person'), cell: ({ name }) => name },
    ...BURDENS.map((kind): Column<Line> => ({
      key: kind,
      header: t(`fairness.${kind}`),
      align: 'right',
      cell: (line) => t('fairness.cell', { had: format.number(line[kind]), debt: signed(line.debt[kind]) }),
    })),
    {
      key: 'wishes',
      header: t('fairness.wishes'),
      align: 'right',
      cell: ({ wishes_granted, wishes_refused }) =>
        wishes_granted + wishes_refused === 0
          ? '–'
          : t('fairness.wishesCell', { granted: wishes_granted, refused: wishes_refused }),
    },
  ];
}

interface SpreadOfMonthProps {
  /** In words. */
  month: string;
  before: ledger.Spread;
  after: ledger.Spread;
}

/** How far apart the employees were before the month and after it. */
function SpreadOfMonth({ month, before, after }: SpreadOfMonthProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  return (
    <Stack gap={4}>
      <Text size="sm">{t('fairness.spread', { month: month })}</Text>
      <List size="sm">
        {BURDENS.filter((kind) => before[kind] + after[kind] > 0).map((kind) => (
          <List.Item key={kind}>
            {t(`fairness.spreadOf.${kind}`, {
              before: format.number(before[kind]),
              after: format.number(after[kind]),
            })}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

/** Which employees had more or less than the fair share, as bars on both sides of it. */
export function FairnessChart({ people }: { people: readonly ledger.PersonFairness[] }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const had = BURDENS.filter((kind) => people.some((person) => person[kind] > 0));
  const [asked, setAsked] = useState<string>(BURDENS[0]);
  const kind = had.find((one) => one === asked) ?? had[0];
  const signed = useSigned();
  if (kind === undefined) return null;
  const sorted = people.toSorted((a, b) => b.debt[kind] - a.debt[kind]);
  return (
    <ChartFigure
      title={t('fairness.chartTitle')}
      description={t('fairness.chartDescription')}
      controls={
        <SegmentedControl
          size="xs"
          aria-label={t('fairness.kind')}
          data={had.map((value) => ({ value, label: t(`fairness.${value}`) }))}
          value={kind}
          onChange={setAsked}
        />
      }
      table={{
        head: [t('person'), t(`fairness.${kind}`), t('fairness.chartTitle')],
        rows: sorted.map((person) => [person.name, format.number(person[kind]), signed(person.debt[kind])]),
      }}
    >
      <DivergingBars
        rows={sorted.map((person) => ({
          key: person.employee_id,
          name: person.name,
          value: person.debt[kind],
          text: t('fairness.cell', { had: format.number(person[kind]), debt: signed(person.debt[kind]) }),
        }))}
      />
    </ChartFigure>
  );
}
