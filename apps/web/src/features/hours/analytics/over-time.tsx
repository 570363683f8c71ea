import { monthNumberOf, monthOf, yearOf } from '@pamaina/contract';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { analytics } from '@pamaina/contract';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { weekStart } from '../../../lib/dates/dates.ts';
import type { Report, Period } from './analytics-queries.ts';

const MEASURES = ['hours', 'cost', 'open'] as const;
type Measure = (typeof MEASURES)[number];

/** Hours, cost or open shifts by day; for a quarter by weeks, for a year by months. */
export function OverTime({ report: { series, period } }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>('hours');
  const spans = groupDays(series, period);
  const say: Record<Measure, (value: number) => string> = {
    hours: format.hours,
    cost: (amount) => format.money(Math.round(amount * 100)),
    open: format.number,
  };
  const name = ({ start, end }: Span) =>
    period === 'this_year'
      ? format.month(yearOf(start), monthNumberOf(start))
      : start === end
        ? format.fullDate(start)
        : format.range(start, end);
  const shortName = ({ start }: Span) =>
    period === 'this_year'
      ? String(monthNumberOf(start))
      : period === 'this_month'
        ? String(Number(start.slice(8)))
        : `${start.slice(5, 7)}-${start.slice(8)}`;
  return (
    <ChartFigure
      title={t('overTime.title')}
      controls={
        <Select
          aria-label={t('overTime.measure')}
          size="xs"
          w={180}
          data={MEASURES.map((one) => ({ value: one, label: t(`overTime.${one}`) }))}
          value={measure}
          onChange={(chosen) => setMeasure(MEASURES.find((one) => one === chosen) ?? 'hours')}
        />
      }
      table={{
        head: [t('overTime.when'), ...MEASURES.map((one) => t(`overTime.${one}`))],
        rows: spans.map((span) => [name(span), ...MEASURES.map((one) => say[one](valueOf(span, one)))]),
      }}
    >
      <BarChart
        format={measure === 'cost' ? (amount) => format.number(amount) : format.number}
        bars={spans.map((span) => ({
          key: span.start,
          label: shortName(span),
          value: valueOf(span, measure),
          title: t('overTime.bar', { when: name(span), value: say[measure](valueOf(span, measure)) }),
        }))}
      />
    </ChartFigure>
  );
}

function valueOf({ hours, cost_cents, needed, filled }: Span, measure: Measure): number {
  if (measure === 'cost') return cost_cents / 100;
  return measure === 'hours' ? hours : needed - filled;
}

/** The totals of several consecutive days. */
interface Span {
  /** The first day of the span. */
  start: string;
  end: string;
  needed: number;
  filled: number;
  hours: number;
  cost_cents: number;
}

/** The days of a period as its chart shows them: a month by days, a quarter by weeks, a year by months. */
export function groupDays(days: readonly analytics.Day[], period: Period): Span[] {
  const keyOf = (date: string) =>
    period === 'this_month' ? date : period === 'this_quarter' ? weekStart(date) : monthOf(date);
  return [...Map.groupBy(days, ({ date }) => keyOf(date)).values()].map((group) => ({
    start: group[0]?.date ?? '',
    end: group.at(-1)?.date ?? '',
    needed: sum(group, 'needed'),
    filled: sum(group, 'filled'),
    hours: Math.round(sum(group, 'hours') * 100) / 100,
    cost_cents: sum(group, 'cost_cents'),
  }));
}

function sum(days: readonly analytics.Day[], field: 'needed' | 'filled' | 'hours' | 'cost_cents'): number {
  return days.reduce((total, day) => total + day[field], 0);
}
