import { ActionIcon, Group, Text } from '@mantine/core';
import { leaveTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { RowActions } from '../../../ui/table/resource-table.tsx';
import { LeaveTypeDrawer } from './leave-type-drawer.tsx';
import { leaveTypeQueries } from './leave-type-queries.ts';
import { useTypeName } from './use-leave-types.ts';

type LeaveType = leaveTypes.LeaveType;

/** `/manager/timeoff/types`: the types of absence, what each is counted in, and from which balance it is taken. */
export function LeaveTypesPage() {
  const { t } = useTranslation('leave-types');
  const nameOf = useTypeName();
  const mayWrite = useCan()('settings.write');
  const query = useQuery(leaveTypeQueries.list());
  const deletion = useDelete(
    ({ code, version }: LeaveType, write) => write(leaveTypes.deleteLeaveType, { params: { code }, ifMatch: version }),
    t('deleted'),
  );
  const columnsOf = useColumns();
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        {...(mayWrite && { addLabel: t('add') })}
        what="settings"
        query={query}
        skeleton={<RowsSkeleton rows={10} height={44} />}
        empty={{ icon: CalendarHeart, title: t('title'), text: t('description') }}
        isEmpty={(rows) => rows.length === 0}
        drawer={(entry: LeaveType | null, close) => (
          <LeaveTypeDrawer entry={entry} types={query.data ?? []} onClose={close} />
        )}
      >
        {(rows, edit) => (
          <DataTable
            label={t('title')}
            columns={columnsOf(rows, { edit, remove: deletion.ask }).filter(({ key }) => mayWrite || key !== 'actions')}
            rows={rows}
            rowKey={({ code }) => code}
          />
        )}
      </ResourcePage>
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        {deletion.asked && <Text fw={600}>{nameOf(deletion.asked)}</Text>}
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

type Act = (entry: LeaveType) => void;

function useColumns() {
  const { t } = useTranslation('leave-types');
  const nameOf = useTypeName();
  const format = useFormat();
  const yearly = ({ code, balance, per_year, counted_in }: LeaveType) => {
    if (balance !== code) return '–';
    if (per_year !== null)
      return t(`amount.${counted_in === 'hours' ? 'hours' : 'days'}`, { amount: format.number(per_year) });
    return code === 'vacation' ? t('byEmployee') : '–';
  };
  return (rows: readonly LeaveType[], { edit, remove }: { edit: Act; remove: Act }): Column<LeaveType>[] => {
    const balanceName = (of: string) => {
      const found = rows.find(({ code }) => code === of);
      return found ? nameOf(found) : of;
    };
    return [
      {
        key: 'type',
        header: t('type'),
        cell: (row) => (
          <>
            {nameOf(row)}
            {row.archived && (
              <Text span size="xs" c="dimmed" ml={6}>
                {t('isArchived')}
              </Text>
            )}
          </>
        ),
      },
      { key: 'sign', header: t('sign'), cell: ({ sign }) => sign },
      { key: 'paid', header: t('isPaid'), isSecondary: true, cell: ({ paid }) => t(paid ? 'paid' : 'unpaid') },
      {
        key: 'unit',
        header: t('unit'),
        isSecondary: true,
        cell: ({ counted_in }) => t(`units.${counted_in === 'hours' ? 'hours' : 'days'}`),
      },
      {
        key: 'balance',
        header: t('balance'),
        isSecondary: true,
        cell: ({ balance }) => (balance === null ? t('noBalance') : balanceName(balance)),
      },
      { key: 'yearly', header: t('yearly'), isSecondary: true, cell: yearly },
      {
        key: 'actions',
        header: t('common:actions'),
        isHeaderHidden: true,
        align: 'right',
        cell: (row) => <Actions row={row} onEdit={() => edit(row)} onDelete={() => remove(row)} />,
      },
    ];
  };
}

function Actions({ row, onEdit, onDelete }: { row: LeaveType; onEdit: () => void; onDelete: () => void }) {
  const { t } = useTranslation('leave-types');
  const type = useTypeName()(row);
  const editLabel = t('editOne', { type });
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      {row.is_of_law ? (
        <ActionIcon aria-label={editLabel} onClick={onEdit}>
          <Pencil size={16} />
        </ActionIcon>
      ) : (
        <RowActions editLabel={editLabel} deleteLabel={t('deleteOne', { type })} onEdit={onEdit} onDelete={onDelete} />
      )}
    </Group>
  );
}
