import type { analytics } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../ui/chart/row-bars.tsx';

interface GroupCostsProps {
  title: string;
  nameHead: string;
  groups: readonly analytics.Group[];
}

/** The cost of each role or department, the most expensive first. */
export function GroupCosts({ title, nameHead, groups }: GroupCostsProps) {
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
