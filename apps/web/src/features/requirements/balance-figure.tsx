import type { requirements, templates } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../lib/http/queries.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../ui/chart/row-bars.tsx';
import { needAndHours } from './need-and-hours.ts';

interface BalanceFigureProps {
  list: readonly requirements.Requirement[];
  templateList: readonly templates.Template[];
}

/** A standard week's hours by role, compared with those of the employees in that role. */
export function BalanceFigure({ list, templateList }: BalanceFigureProps) {
  const { t } = useTranslation('requirements');
  const format = useFormat();
  const people = useQuery(queries.employees());
  if (!people.data || list.length === 0) return null;
  const rows = needAndHours(list, templateList, people.data).map(({ role, needed, available }) => ({
    name: role ?? t('balance.all'),
    needed,
    available,
    left: format.minutesAsHours(available - needed),
  }));
  const hours = (minutes: number) => format.minutesAsHours(minutes);
  return (
    <ChartFigure
      title={t('balance.title')}
      description={t('balance.text')}
      table={{
        head: [t('fields:requirement.role'), t('balance.needed'), t('balance.available'), t('balance.left')],
        rows: rows.map(({ name, needed, available, left }) => [name, hours(needed), hours(available), left]),
      }}
    >
      <RowBars
        rows={rows.map(({ name, needed, available }) => ({
          key: name,
          name,
          value: needed,
          mark: available,
          text: t('balance.of', { needed: hours(needed), available: hours(available) }),
        }))}
      />
    </ChartFigure>
  );
}
