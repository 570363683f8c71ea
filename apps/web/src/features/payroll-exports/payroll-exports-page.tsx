import { Button, Group, Text } from '@mantine/core';
import { payrollExports } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useDelete } from '../../ui/use-delete.ts';
import { ExportDrawer } from './export-drawer.tsx';
import { payrollExportQueries } from './payroll-export-queries.ts';

type Export = payrollExports.PayrollExport;

/** `/manager/timesheets/exports`: the business's files for payroll, each with its columns and codes. */
export function PayrollExportsPage() {
  const { t } = useTranslation('payroll-exports');
  const query = useQuery(payrollExportQueries.list());
  const [edited, setEdited] = useState<Export | 'new' | null>(null);
  const deletion = useDelete(
    ({ id, version }: Export, write) => write(payrollExports.deletePayrollExport, { params: { id }, ifMatch: version }),
    t('deleted'),
  );
  const addButton = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} action={addButton} />
      <QueryView what="data" query={query} skeleton={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={FileSpreadsheet} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <ExportsTable list={list} onEdit={setEdited} onDelete={deletion.ask} />
          )
        }
      </QueryView>
      {edited && <ExportDrawer stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
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
    {
      key: 'actions',
      header: t('common:actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (one) => (
        <Group gap={0} justify="flex-end" wrap="nowrap">
          <RowActions
            editLabel={t('editOne', { name: one.name })}
            deleteLabel={t('deleteOne', { name: one.name })}
            onEdit={() => onEdit(one)}
            onDelete={() => onDelete(one)}
          />
        </Group>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />;
}
