import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import type { PersonSums } from './sum-people.ts';

/** All employees' totals of the month; a name opens the employee's days. */
export function PeopleTable({ people, onOpen }: { people: readonly PersonSums[]; onOpen: (key: string) => void }) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const hours = (
    key: 'planned' | 'worked' | 'night' | 'holiday' | 'overtime' | 'additional',
    isSecondary = false,
  ): Column<PersonSums> => ({
    key,
    header: t(`columns.${key}`),
    align: 'right',
    isSecondary,
    cell: (sums) => (sums[key] === 0 ? '–' : format.hours(sums[key] / 60)),
  });
  const count = (key: 'late' | 'missing' | 'waiting'): Column<PersonSums> => ({
    key,
    header: t(`columns.${key}`),
    align: 'right',
    cell: (sums) => (sums[key] === 0 ? '–' : format.number(sums[key])),
  });
  const columns: Column<PersonSums>[] = [
    {
      key: 'name',
      header: t('person'),
      cell: ({ key, name }) => (
        <Anchor component="button" type="button" onClick={() => onOpen(key)}>
          {name}
        </Anchor>
      ),
    },
    hours('planned'),
    hours('worked'),
    count('late'),
    count('missing'),
    hours('night', true),
    hours('holiday', true),
    hours('overtime'),
    // Few businesses have additional work.
    ...(people.some(({ additional }) => additional > 0) ? [hours('additional')] : []),
    count('waiting'),
  ];
  return <DataTable label={t('title')} columns={columns} rows={people} rowKey={({ key }) => key} />;
}
