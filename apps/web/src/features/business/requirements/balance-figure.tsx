import type { requirements, templates, employees } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../../ui/chart/row-bars.tsx';

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
          isShort: needed > available,
          text: t('balance.of', { needed: hours(needed), available: hours(available) }),
        }))}
      />
    </ChartFigure>
  );
}

/** Minutes per week. */
interface RoleBalance {
  /** Null: all roles together. */
  role: string | null;
  needed: number;
  /** Of all employees in this role, whatever other roles they have. */
  available: number;
}

/**
 * The hours that a standard week needs in each role and the hours that the employees can work by contract, or by their
 * weekly limit if no contract hours are known. An employee with several roles counts in each of them, and once in the
 * total, which comes first.
 */
export function needAndHours(
  list: readonly requirements.Requirement[],
  order: readonly templates.Template[],
  people: readonly employees.Employee[],
): RoleBalance[] {
  const minutesOf = new Map(order.map(({ name, minutes }) => [name, minutes]));
  const standard = list.filter(({ weekday }) => weekday !== null);
  const balance = (role: string | null): RoleBalance => ({
    role,
    needed: sum(
      standard.filter((entry) => role === null || entry.role === role),
      ({ count, template }) => count * (minutesOf.get(template) ?? 0),
    ),
    available: sum(
      people.filter(({ roles }) => role === null || roles.includes(role)),
      (person) => (person.contract_hours_per_week ?? person.max_hours_per_week) * 60,
    ),
  });
  const roles = [...new Set(standard.map(({ role }) => role))].sort((a, b) => a.localeCompare(b));
  return [balance(null), ...roles.map(balance)];
}

function sum<Item>(list: readonly Item[], amount: (item: Item) => number): number {
  return list.reduce((total, item) => total + amount(item), 0);
}
