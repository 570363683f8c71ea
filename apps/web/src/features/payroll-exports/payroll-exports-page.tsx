import { Text } from '@mantine/core';
import { payrollExports } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../lib/session/use-can.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { DataTable, type Column } from '../../ui/table/data-table.tsx';
import { ResourcePage } from '../../ui/table/resource-page.tsx';
import { ResourceTable } from '../../ui/table/resource-table.tsx';
import { useDelete } from '../../ui/feedback/use-delete.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { payrollExportQueries } from './payroll-export-queries.ts';

type Export = payrollExports.PayrollExport;

/** `/manager/timesheets/exports`: the business's files for payroll, each with its columns and codes. */
export function PayrollExportsPage() {
  const { t } = useTranslation('payroll-exports');
  const mayWrite = useCan()('settings.write');
  const query = useQuery(payrollExportQueries.list());
  const deletion = useDelete(
    ({ id, version }: Export, write) => write(payrollExports.deletePayrollExport, { params: { id }, ifMatch: version }),
    t('deleted'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        {...(mayWrite && { addLabel: t('add') })}
        what="data"
        query={query}
        empty={{ icon: FileSpreadsheet, title: t('emptyTitle'), text: t('emptyText') }}
        drawer={(stored: Export | null, close) => <ExportDrawer stored={stored} onClose={close} />}
      >
        {(list, edit) => <ExportsTable list={list} onEdit={edit} onDelete={deletion.ask} />}
      </ResourcePage>
      <ConfirmDialog {...deletion.dialog} title={t('deleteTitle')} confirmLabel={t('common:delete')}>
        <Text fw={600}>{deletion.asked?.name}</Text>
        <Text mt="xs">{t('deleteText')}</Text>
      </ConfirmDialog>
    </>
  );
}

interface ExportsTableProps {
  list: readonly Export[];
  onEdit: (one: Export) => void;
  onDelete: (one: Export) => void;
}

function ExportsTable({ list, onEdit, onDelete }: ExportsTableProps) {
  const { t } = useTranslation('payroll-exports');
  const columns: Column<Export>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => <Text fw={500}>{name}</Text> },
    { key: 'layout', header: t('rowsTitle'), cell: ({ layout }) => t(`layouts.${layout}.name`) },
    {
      key: 'columns',
      header: t('columnsTitle'),
      align: 'right',
      isSecondary: true,
      cell: ({ columns: chosen }) => chosen.length,
    },
  ];
  if (!useCan()('settings.write'))
    return <DataTable label={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />;
  return (
    <ResourceTable
      label={t('title')}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      editLabel={({ name }) => t('editOne', { name })}
      deleteLabel={({ name }) => t('deleteOne', { name })}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  );
}
