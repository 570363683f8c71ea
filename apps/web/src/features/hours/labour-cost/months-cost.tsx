import { monthNumberOf, yearOf, type labourCost } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { firstOfMonth, isMonth } from '../../../lib/dates/months.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { ExportWorked } from './export-worked.tsx';
import { labourCostQueries } from './labour-cost-queries.ts';
import { useShare } from './use-share.ts';
import { useWorkedColumns } from './use-worked-columns.ts';

type Months = labourCost.WorkedCost['months'];

/** Worked hours, cost and its share of takings by month; nothing for one month, or while no takings are known. */
export function MonthsCost({ start, end }: { start: string; end: string }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const { head, cellsOf } = useWorkedColumns();
  const { data } = useQuery(labourCostQueries.range(start, end));
  const months: Months = data?.months ?? [];
  // One month is one bar: its figures are on the page of the labour cost.
  if (months.length < 2 || months.every((month) => month.share === null)) return null;
  const nameOf = ({ month }: Months[number]) => {
    const first = isMonth(month) ? firstOfMonth(month) : start;
    return format.month(yearOf(first), monthNumberOf(first));
  };
  return (
    <ChartFigure
      title={t('byMonth')}
      controls={
        <ExportWorked
          kind="months"
          rows={months.map((month) => ({ when: month.month, ...month }))}
          name={`${start} ${end}`}
        />
      }
      table={{
        head: [t('month'), ...head],
        rows: months.map((month) => [nameOf(month), ...cellsOf(month)]),
      }}
    >
      <BarChart
        format={(value) => `${format.number(value)} %`}
        bars={months.map((month) => ({
          key: month.month,
          label: format.monthName(`${month.month}-01`),
          value: (month.share ?? 0) * 100,
          title: t('bar', { date: nameOf(month), cost: format.money(month.worked_cents), share: share(month.share) }),
        }))}
      />
    </ChartFigure>
  );
}
