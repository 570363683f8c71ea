import type { leaveTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ActionIcon } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { useCan } from '../../lib/session/use-can.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable, type Column } from '../../ui/table/data-table.tsx';
import { LeaveTypeDrawer } from './leave-type-drawer.tsx';
import { leaveTypeQueries } from './leave-type-queries.ts';

type LeaveType = leaveTypes.LeaveType;

/** `/manager/timeoff/types`: what each type of absence is counted in, and from which balance it is taken. */
export function LeaveTypesPage() {
  const { t } = useTranslation('leave-types');
  const format = useFormat();
  const mayWrite = useCan()('settings.write');
  const query = useQuery(leaveTypeQueries.list());
  const [edited, setEdited] = useState<LeaveType | null>(null);
  const yearly = ({ type, balance, yearly: amount, unit }: LeaveType) => {
    if (balance !== type) return '–';
    if (amount !== null) return t(`amount.${unit}`, { amount: format.number(amount) });
    return type === 'vacation' ? t('byEmployee') : '–';
  };
  const columns: Column<LeaveType>[] = [
    { key: 'type', header: t('type'), cell: ({ type }) => t(`absences:type.${type}`) },
    { key: 'code', header: t('code'), cell: ({ code }) => code },
    { key: 'paid', header: t('isPaid'), isSecondary: true, cell: ({ is_paid }) => t(is_paid ? 'paid' : 'unpaid') },
    { key: 'unit', header: t('unit'), isSecondary: true, cell: ({ unit }) => t(`units.${unit}`) },
    {
      key: 'balance',
      header: t('balance'),
      cell: ({ balance }) => (balance === null ? t('noBalance') : t(`absences:type.${balance}`)),
    },
    { key: 'yearly', header: t('yearly'), isSecondary: true, cell: yearly },
    {
      key: 'actions',
      header: t('common:actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (row) => (
        <ActionIcon aria-label={t('editOne', { type: t(`absences:type.${row.type}`) })} onClick={() => setEdited(row)}>
          <Pencil size={16} />
        </ActionIcon>
      ),
    },
  ];
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <QueryView what="settings" query={query} skeleton={<RowsSkeleton rows={10} height={44} />}>
        {(rows) => (
          <>
            <DataTable
              label={t('title')}
              columns={columns.filter(({ key }) => mayWrite || key !== 'actions')}
              rows={rows}
              rowKey={({ type }) => type}
            />
            {edited && <LeaveTypeDrawer entry={edited} types={rows} onClose={() => setEdited(null)} />}
          </>
        )}
      </QueryView>
    </>
  );
}
