import { Button, Group, Stack, Text } from '@mantine/core';
import { payrollExports } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthOf, stepMonth } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { ResourceTable } from '../../../ui/table/resource-table.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { EncodingDialog, useNamedDownload } from './encoding-dialog.tsx';
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

const kinds = ['csv', 'xlsx'] as const;

/** The downloads of the files, which the palette offers too. */
function useOfferedDownload(list: readonly Export[], month: Parameters<typeof useNamedDownload>[0]) {
  const { t } = useTranslation('timesheets');
  const download = useNamedDownload(month);
  useCommands(
    list.flatMap(({ id, name }) =>
      kinds.map((kind) => ({ label: t(`named.${kind}`, { name }), act: () => download.take(id, kind) })),
    ),
  );
  return download;
}

interface DownloadsProps extends Pick<Export, 'id' | 'name'> {
  onTake: (id: string, kind: (typeof kinds)[number]) => void;
}

function Downloads({ id, name, onTake }: DownloadsProps) {
  const { t } = useTranslation('payroll-exports');
  return (
    <Group gap="xs">
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="compact-md"
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          aria-label={t(`timesheets:named.${kind}`, { name })}
          onClick={() => onTake(id, kind)}
        >
          {t(`download.${kind}`)}
        </Button>
      ))}
    </Group>
  );
}

function ExportsTable({ list, onEdit, onDelete }: ExportsTableProps) {
  const { t } = useTranslation('payroll-exports');
  // Payroll is made of the month that is over.
  const [month, setMonth] = useState(stepMonth(monthOf(useClock().today()), -1));
  const download = useOfferedDownload(list, month);
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
      key: 'download',
      header: t('download.column'),
      cell: (one) => <Downloads {...one} onTake={download.take} />,
    },
  ];
  const above = (
    <>
      <MonthStepper month={month} onChange={setMonth} />
      <EncodingDialog
        refused={download.refused}
        onClose={download.drop}
        onTake={({ id }) => download.take(id, 'csv', 'utf8_bom')}
      />
    </>
  );
  if (!useCan()('settings.write'))
    return (
      <Stack gap="md">
        {above}
        <DataTable label={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />
      </Stack>
    );
  return (
    <Stack gap="md">
      {above}
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
    </Stack>
  );
}
