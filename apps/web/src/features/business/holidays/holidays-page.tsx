import { Group, Text } from '@mantine/core';
import { holidays, yearOf } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '@mantine/form';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ResourceForm } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { HolidayDrawer, ClosedChoice } from './holiday-drawer.tsx';
import { HolidaysTable } from './holidays-table.tsx';
import { NormTable } from './norm-table.tsx';
import { saveHoliday } from './save-holiday.ts';

type Holiday = holidays.Holiday;

/**
 * `/manager/shifts/holidays`: the public holidays of a year and the business's own days, closed or open; the year is in
 * the address.
 */
export function HolidaysPage() {
  const { t } = useTranslation('holidays');
  const [yearText, setYearText] = useAddressState('year');
  const today = useClock().today();
  const year = /^20\d\d$/.test(yearText) ? Number(yearText) : yearOf(today);
  const query = useQuery(queries.holidaysOf(year));
  const [isImporting, setImporting] = useState(false);

  const remove = useDeleteWithUndo<Holiday>({
    remove: ({ date }, write) => write(holidays.deleteHoliday, { params: { date } }),
    restore: ({ date, name, closed }, write) => saveHoliday(write, null, { date, name, closed }),
    done: (holiday) => t(holiday.public ? 'asCountry' : 'deleted'),
  });
  const importButton = (
    <CommandButton
      variant="default"
      leftSection={<CalendarCheck size={16} aria-hidden />}
      act={() => setImporting(true)}
    >
      {t('import')}
    </CommandButton>
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('description')}
        addLabel={t('add')}
        what="holidays"
        query={query}
        empty={{ icon: PartyPopper, title: t('emptyTitle', { year }), text: t('emptyText') }}
        drawer={(holiday: Holiday | null, close) => <HolidayDrawer holiday={holiday} year={year} onClose={close} />}
        above={
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
        }
        below={<NormTable year={year} />}
      >
        {(list, edit) => <HolidaysTable list={list} onEdit={edit} onDelete={remove} />}
      </ResourcePage>
      {isImporting && <ImportDialog year={year} onClose={() => setImporting(false)} />}
    </>
  );
}

/**
 * Sets for all public holidays of the shown year together whether the business is closed; existing settings stay
 * unchanged.
 */
function ImportDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const { t } = useTranslation('holidays');
  const { locale } = useFormat();
  const client = useQueryClient();
  const { data: project } = useQuery(queries.project());
  const form = useForm({ initialValues: { closed: true } });
  const submit = useFormSubmit(form, async (values, write) => {
    const { country } = project ?? (await client.fetchQuery(queries.project()));
    await write(holidays.importHolidays, { body: { ...values, country, year } });
    toastSuccess(t('imported'));
    onClose();
  });
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <Dialog onClose={onClose} title={t('importTitle', { year })}>
      <ResourceForm onCancel={onClose} submit={submit} submitLabel={t('import')}>
        <Text c="dimmed">
          {project ? t('importOf', { country: names.of(project.country) ?? project.country }) : ''}
        </Text>
        <ClosedChoice value={form.values.closed} onChange={(closed) => form.setFieldValue('closed', closed)} />
      </ResourceForm>
    </Dialog>
  );
}
