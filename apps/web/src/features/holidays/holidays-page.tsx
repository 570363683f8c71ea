import { Button, Group } from '@mantine/core';
import { holidays } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, PartyPopper, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../lib/use-clock.ts';
import { queries } from '../../lib/queries.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { HolidayDrawer } from './holiday-drawer.tsx';
import { HolidaysTable } from './holidays-table.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { NormTable } from './norm-table.tsx';
import { saveHoliday } from './save-holiday.ts';
import { useDeleteWithUndo } from '../../ui/use-delete.ts';

type Holiday = holidays.Holiday;

/**
 * `/manager/shifts/holidays`: the public holidays of a year and the business's own days, closed or open; the year is in
 * the address.
 */
export function HolidaysPage() {
  const { t } = useTranslation('holidays');
  const [yearText, setYearText] = useAddressState('year');
  const today = useClock().today();
  const year = /^20\d\d$/.test(yearText) ? Number(yearText) : Number(today.slice(0, 4));
  const query = useQuery(queries.holidaysOf(year));
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);

  const remove = useDeleteWithUndo<Holiday>({
    remove: ({ date }, write) => write(holidays.deleteHoliday, { params: { date } }),
    restore: ({ date, name, closed }, write) => saveHoliday(write, null, { date, name, closed }),
    done: (holiday) => t(holiday.public ? 'asCountry' : 'deleted'),
  });
  const importButton = (
    <Button variant="default" leftSection={<CalendarCheck size={16} aria-hidden />} onClick={() => setImporting(true)}>
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
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={PartyPopper} title={t('emptyTitle', { year })} text={t('emptyText')} />
          ) : (
            <HolidaysTable list={list} onEdit={setEdited} onDelete={remove} />
          )
        }
      </QueryView>
      <NormTable year={year} />
      {edited && (
        <HolidayDrawer holiday={edited === 'new' ? null : edited} year={year} onClose={() => setEdited(null)} />
      )}
      {isImporting && <ImportDialog year={year} onClose={() => setImporting(false)} />}
    </>
  );
}
