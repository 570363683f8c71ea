import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sheet as SheetIcon, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '@mantine/form';
import { workingTimeSheet } from '@pamaina/contract';
import { isMonth, monthOf, stepMonth, type Month } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { DayDialog } from './day-dialog.tsx';
import { EarlierOvertime } from './earlier-overtime.tsx';
import pieces from '../../../ui/pieces.module.css';
import { LineDrawer } from './line-drawer.tsx';
import { MissingList } from './missing-list.tsx';
import { SheetDownloads } from './sheet-downloads.tsx';
import { sheetQueries, type Sheet } from './sheet-queries.ts';
import { type Day, SheetTable } from './sheet-table.tsx';

/**
 * `/manager/timesheets/sheet`: the working-time sheet of a month, last month's first, and what is missing before it is
 * handed over.
 */
export function SheetPage() {
  const { t } = useTranslation('working-time-sheet');
  const clock = useClock();
  const maySetSigns = useCan()('settings.write');
  const [asked, setMonth] = useAddressState('month', 'person');
  const [isNaming, setNaming] = useState(false);
  const month = isMonth(asked) ? asked : stepMonth(monthOf(clock.today()), -1);
  const query = useQuery(sheetQueries.month(month));
  return (
    <>
      <PageHeader
        title={t('title')}
        about={t('description')}
        action={<SheetDownloads month={month} kinds={['pdf', 'pdf_a3', 'xlsx', 'csv']} />}
      />
      <Group justify="space-between" mb="lg">
        <MonthStepper month={month} onChange={setMonth} />
        {maySetSigns && (
          <CommandButton variant="default" leftSection={<Tags size={16} aria-hidden />} act={() => setNaming(true)}>
            {t('signs.title')}
          </CommandButton>
        )}
      </Group>
      <QueryView
        what="timesheets"
        query={query}
        skeleton={<RowsSkeleton />}
        empty={{
          icon: SheetIcon,
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: <NextStep to="/manager/employees">{t('shell:next.employees')}</NextStep>,
        }}
        isEmpty={({ lines }) => lines.length === 0}
      >
        {(sheet) => <WholeSheet sheet={sheet} month={month} />}
      </QueryView>
      {isNaming && <SignsDrawer onClose={() => setNaming(false)} />}
    </>
  );
}

function WholeSheet({ sheet, month }: { sheet: Sheet; month: Month }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const [person, setPerson] = useAddressState('person');
  const [day, setDay] = useState<Day | null>(null);
  const shown = sheet.lines.find(({ employee_id }) => employee_id !== null && employee_id === person);
  const { company, company_code, made_by, made_at, approved_by, approved_at } = sheet;
  return (
    <Stack gap="lg" style={{ overflowWrap: 'anywhere' }}>
      <MissingList sheet={sheet} month={month} onPerson={setPerson} />
      <Stack gap={2}>
        <Text fw={600}>{company_code === null ? company : t('company', { name: company, code: company_code })}</Text>
        <Text size="sm">{t('made', { name: made_by, time: format.instant(made_at) })}</Text>
        <Text size="sm">
          {approved_by === null || approved_at === null
            ? t('notApproved')
            : t('approved', { name: approved_by, time: format.instant(approved_at) })}
        </Text>
      </Stack>
      <SheetTable sheet={sheet} onDay={setDay} onPerson={setPerson} />
      <EarlierOvertime lines={sheet.lines} />
      <Text size="sm" c="dimmed">
        {sheet.signs.map(({ sign, name }) => t('legend', { sign, name })).join('; ')}
      </Text>
      <Text size="sm" c="dimmed" maw={720}>
        {t('howCounted')}
      </Text>
      {day !== null && (
        <DayDialog {...day} month={month} isLocked={approved_at !== null} onClose={() => setDay(null)} />
      )}
      {shown && <LineDrawer key={person} line={shown} month={month} onClose={() => setPerson('')} />}
    </Stack>
  );
}

/** The signs of the sheet, which the business can rename. */
export function SignsDrawer({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...sheetQueries.signs(), refetchOnWindowFocus: false });
  const { t } = useTranslation('working-time-sheet');
  // A cached answer can be older than another manager's change.
  if (query.data !== undefined && query.isFetchedAfterMount) return <SignsForm stored={query.data} onClose={onClose} />;
  return (
    <FormDrawer isOpen title={t('signs.title')} isDirty={false} onClose={onClose}>
      <QueryView what="settings" query={query} skeleton={<RowsSkeleton />}>
        {() => <RowsSkeleton />}
      </QueryView>
    </FormDrawer>
  );
}

interface Values {
  signs: { kind: workingTimeSheet.SignKind; sign: string }[];
}

function SignsForm({ stored, onClose }: { stored: workingTimeSheet.SheetSigns; onClose: () => void }) {
  const { t } = useTranslation('working-time-sheet');
  const schema = workingTimeSheet.updateSheetSigns.body;
  // A later reading would bring another manager's version, and with it this form would overwrite their signs.
  const [base] = useState(stored);
  const form = useForm<Values>({
    initialValues: { signs: base.signs.map(({ kind, sign }) => ({ kind, sign })) },
    ...(schema && { validate: validateWith<Values>(schema, t) }),
  });
  const submit = useFormSubmit(form, async (body, write) => {
    await write(workingTimeSheet.updateSheetSigns, { body, ifMatch: base.version });
    toastSuccess(t('signs.saved'));
    onClose();
  });
  return (
    <ResourceDrawer
      title={t('signs.title')}
      isDirty={form.isDirty()}
      onClose={onClose}
      submit={submit}
      submitLabel={t('common:save')}
    >
      <Text size="sm">{t('signs.help')}</Text>
      {base.signs.map(({ kind, name, usual }, index) => (
        <TextInput
          key={kind}
          label={name}
          labelProps={{ className: pieces.capital }}
          description={t('signs.usual', { sign: usual })}
          autoComplete="off"
          {...form.getInputProps(`signs.${index}.sign`)}
        />
      ))}
    </ResourceDrawer>
  );
}
