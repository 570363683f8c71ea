import { Button, Group, Text } from '@mantine/core';
import { holidays } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed, DoorOpen, Download, PartyPopper, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { useClock } from '../../lib/use-clock.ts';
import { errorText } from '../../lib/error-text.ts';
import { queries } from '../../lib/queries.ts';
import { toastUndo } from '../../lib/toast-undo.tsx';
import { toastError } from '../../lib/toasts.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { HolidayDrawer } from './holiday-drawer.tsx';
import { ImportDialog } from './import-dialog.tsx';

type Holiday = holidays.Holiday;

/** `/manager/shifts/holidays`: year by year, closed or open; the year is in the address. */
export function HolidaysPage() {
  const { t } = useTranslation('holidays');
  const query = useQuery(queries.holidays());
  const reload = useReloadProject();
  const [yearText, setYearText] = useAddressState('year');
  const today = useClock().today();
  const year = /^20\d\d$/.test(yearText) ? Number(yearText) : Number(today.slice(0, 4));
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);

  const tell = (error: unknown) => toastError(errorText(error, t('common:error.deleteFailed')));
  const restore = (holiday: Holiday) => {
    call(holidays.createHoliday, { body: holiday }).then(reload).catch(tell);
  };
  const remove = (holiday: Holiday) => {
    call(holidays.deleteHoliday, { params: { date: holiday.date } })
      .then(reload)
      .then(() => toastUndo(t('deleted'), () => restore(holiday)))
      .catch(tell);
  };
  const importButton = (
    <Button variant="default" leftSection={<Download size={16} aria-hidden />} onClick={() => setImporting(true)}>
      {t('import')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        }
      />
      <Group justify="space-between" mb="md">
        <Stepper
          label={String(year)}
          previousLabel={t('previousYear')}
          nextLabel={t('nextYear')}
          onPrevious={() => setYearText(String(year - 1))}
          onNext={() => setYearText(String(year + 1))}
        />
        {importButton}
      </Group>
      <QueryView what="holidays" query={query} skeleton={<RowsSkeleton />}>
        {(list) => {
          const ofYear = list.filter(({ date }) => date.startsWith(`${year}-`));
          if (ofYear.length === 0)
            return <EmptyState icon={PartyPopper} title={t('emptyTitle', { year })} text={t('emptyText')} />;
          return <HolidaysTable list={ofYear} onEdit={setEdited} onDelete={remove} />;
        }}
      </QueryView>
      {edited && (
        <HolidayDrawer holiday={edited === 'new' ? null : edited} year={year} onClose={() => setEdited(null)} />
      )}
      {isImporting && <ImportDialog year={year} onClose={() => setImporting(false)} />}
    </>
  );
}

interface HolidaysTableProps {
  list: readonly Holiday[];
  onEdit: (holiday: Holiday) => void;
  onDelete: (holiday: Holiday) => void;
}

function HolidaysTable({ list, onEdit, onDelete }: HolidaysTableProps) {
  const { t } = useTranslation('holidays');
  const format = useFormat();
  const columns: Column<Holiday>[] = [
    {
      key: 'date',
      header: t('date'),
      cell: ({ date }) => (
        <>
          <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
            {format.longDate(date)}
          </Text>
          <Text size="xs" c="dimmed">
            {format.weekdayLong(date)}
          </Text>
        </>
      ),
    },
    {
      key: 'name',
      header: t('name'),
      cell: ({ name, closed }) => (
        <>
          <Text size="md" fw={500}>
            {name}
          </Text>
          <Text size="xs" hiddenFrom="sm">
            {t(closed ? 'closed' : 'open')}
          </Text>
        </>
      ),
    },
    {
      key: 'closed',
      header: t('choice'),
      isSecondary: true,
      cell: ({ closed }) => (
        <Group gap={6} wrap="nowrap">
          {closed ? <DoorClosed size={16} aria-hidden /> : <DoorOpen size={16} aria-hidden />}
          {t(closed ? 'closed' : 'open')}
        </Group>
      ),
    },
    {
      key: 'actions',
      header: t('common:actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (holiday) => (
        <Group gap={0} justify="flex-end" wrap="nowrap">
          <RowActions
            editLabel={t('editOne', { name: holiday.name })}
            deleteLabel={t('deleteOne', { name: holiday.name })}
            onEdit={() => onEdit(holiday)}
            onDelete={() => onDelete(holiday)}
          />
        </Group>
      ),
    },
  ];
  const sorted = list.toSorted((a, b) => a.date.localeCompare(b.date));
  return <DataTable label={t('title')} columns={columns} rows={sorted} rowKey={({ date }) => date} />;
}
