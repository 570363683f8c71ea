import { Group, Select, Stack, Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sheet, Plus, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useState, Fragment } from 'react';
import { firstOfMonth, isMonth, lastOfMonth, monthOf, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { ExportTimesheets } from './export-timesheets.tsx';
import { LowWages } from './low-wages.tsx';
import { MonthActions, weeksOf } from './month-actions.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDays } from './person-days.tsx';
import { idOfKey, personKey, sumPeople, type PersonSums } from './sum-people.ts';
import { timesheetQueries } from './timesheet-queries.ts';
import { CorrectDrawer } from './correct-drawer.tsx';

/**
 * `/manager/timesheets`: a month or a week of it, planned against worked, everybody or one person day by day; all are
 * in the address.
 */
export function TimesheetsPage() {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  const can = useCan();
  const [asked, setMonth] = useAddressState('month', 'week');
  const [person, setPerson] = useAddressState('person');
  const [week, setWeek] = useAddressState('week');
  const clock = useClock();
  const month = isMonth(asked) ? asked : monthOf(clock.today());
  const query = useQuery(timesheetQueries.month(month));
  const whole = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const weeks = weeksOf(month);
  const range = weeks.find(({ start }) => start === week) ?? whole;
  return (
    <>
      <PageHeader
        title={t('title')}
        about={t('description')}
        action={can('pay.read') && <ExportTimesheets month={month} />}
      />
      <Group justify="space-between" mb="lg">
        <MonthStepper month={month} onChange={setMonth} />
        {can('hours.correct') && <AddWork month={month} employeeId={idOfKey(person)} />}
      </Group>
      <QueryView what="timesheets" query={query} skeleton={<RowsSkeleton />}>
        {(all) => {
          const entries = all.filter(({ date }) => date >= range.start && date <= range.end);
          const people = sumPeople(entries, format.locale);
          const shown = people.find(({ key }) => key === person);
          if (all.length === 0) return <NoEntries month={month} />;
          return (
            <Stack gap="lg">
              <UnclearEntries people={shown ? [shown] : people} {...(!shown && { onOpen: setPerson })} />
              <LowWages people={shown ? [shown] : people} year={yearAndMonth(month).year} />
              <Group justify="space-between" align="flex-end">
                <Group align="flex-end">
                  <PersonSelect people={people} shown={shown} onChange={setPerson} />
                  <WeekSelect weeks={weeks} shown={range === whole ? null : range.start} onChange={setWeek} />
                </Group>
                {can('hours.approve') && (
                  <MonthActions month={month} range={range} employeeId={shown?.key ?? null} people={people} />
                )}
              </Group>
              {shown ? (
                <PersonDays entries={entries.filter((entry) => personKey(entry) === shown.key)} />
              ) : (
                <PeopleTable people={people} onOpen={setPerson} />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </>
  );
}

function NoEntries({ month }: { month: Month }) {
  const { t } = useTranslation('timesheets');
  return (
    <EmptyState
      icon={Sheet}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<NextStep to={`/manager/calendar?month=${month}`}>{t('shell:next.schedule')}</NextStep>}
    />
  );
}

interface PersonSelectProps {
  people: readonly PersonSums[];
  shown: PersonSums | undefined;
  onChange: (key: string) => void;
}

function PersonSelect({ people, shown, onChange }: PersonSelectProps) {
  const { t } = useTranslation('timesheets');
  return (
    <Select
      label={t('person')}
      placeholder={t('everybody')}
      data={people.map(({ key, name }) => ({ value: key, label: name }))}
      value={shown?.key ?? null}
      onChange={(value) => onChange(value ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('everybody') }}
      searchable
      withScrollArea={false}
    />
  );
}

interface WeekSelectProps {
  weeks: ReturnType<typeof weeksOf>;
  /** The first day of a week; null: the whole month. */
  shown: string | null;
  onChange: (start: string) => void;
}

function WeekSelect({ weeks, shown, onChange }: WeekSelectProps) {
  const { t } = useTranslation('timesheets');
  const format = useFormat();
  return (
    <Select
      label={t('week')}
      placeholder={t('wholeMonth')}
      data={weeks.map(({ start, end }) => ({ value: start, label: format.range(start, end) }))}
      value={shown}
      onChange={(value) => onChange(value ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': t('wholeMonth') }}
      withScrollArea={false}
    />
  );
}

/** Adds an entry for work without a shift or clock event, while the month is open. */
function AddWork({ month, employeeId }: { month: Month; employeeId: string | null }) {
  const { t } = useTranslation('timesheets');
  const [isOpen, setOpen] = useState(false);
  const { data: lock } = useQuery(timesheetQueries.lock(month));
  if (lock?.locked_at != null) return null;
  return (
    <>
      <CommandButton variant="default" leftSection={<Plus size={16} aria-hidden />} act={() => setOpen(true)}>
        {t('add')}
      </CommandButton>
      {isOpen && <CorrectDrawer entry={null} employeeId={employeeId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface UnclearEntriesProps {
  people: readonly PersonSums[];
  /** Opens the days of an employee; omitted where they are open. */
  onOpen?: (key: string) => void;
}

/** How many entries have no end, and whose: each name leads to the entries. Nothing if all have one. */
export function UnclearEntries({ people, onOpen }: UnclearEntriesProps) {
  const { t } = useTranslation('timesheets');
  const own = people.filter(({ unclear }) => unclear > 0);
  if (own.length === 0) return null;
  return (
    <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />}>
      {t('unclearCount', { count: own.reduce((sum, { unclear }) => sum + unclear, 0) })}
      {onOpen &&
        own.map(({ key, name }, index) => (
          <Fragment key={key}>
            {index === 0 ? ' ' : ', '}
            <Anchor component="button" type="button" inherit onClick={() => onOpen(key)}>
              {name}
            </Anchor>
          </Fragment>
        ))}
    </Alert>
  );
}
