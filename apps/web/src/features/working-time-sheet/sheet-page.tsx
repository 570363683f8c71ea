import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sheet as SheetIcon, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMonth, monthOf, stepMonth, yearAndMonth, type Month } from '../../lib/dates/months.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { DayDialog } from './day-dialog.tsx';
import { EarlierOvertime } from './earlier-overtime.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { MissingList } from './missing-list.tsx';
import { SheetDownloads } from './sheet-downloads.tsx';
import { sheetQueries, type Sheet } from './sheet-queries.ts';
import type { Day } from './sheet-row.tsx';
import { SheetTable } from './sheet-table.tsx';
import { SignsDrawer } from './signs-drawer.tsx';

/**
 * `/manager/timesheets/sheet`: the working-time sheet of a month, last month's first, and what is missing before it is
 * handed over.
 */
export function SheetPage() {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const clock = useClock();
  const [asked, setMonth] = useAddressState('month', 'person');
  const [isNaming, setNaming] = useState(false);
  const month = isMonth(asked) ? asked : stepMonth(monthOf(clock.today()), -1);
  const query = useQuery(sheetQueries.month(month));
  const { year, month: number } = yearAndMonth(month);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={<SheetDownloads month={month} kinds={['pdf', 'pdf_a3', 'xlsx', 'csv']} />}
      />
      <Group justify="space-between" mb="lg">
        <Stepper
          label={format.month(year, number)}
          previousLabel={t('previousMonth')}
          nextLabel={t('nextMonth')}
          onPrevious={() => setMonth(stepMonth(month, -1))}
          onNext={() => setMonth(stepMonth(month, 1))}
        />
        <Button variant="default" leftSection={<Tags size={16} aria-hidden />} onClick={() => setNaming(true)}>
          {t('signs.title')}
        </Button>
      </Group>
      <QueryView
        what="timesheets"
        query={query}
        skeleton={<RowsSkeleton />}
        empty={{ icon: SheetIcon, title: t('emptyTitle'), text: t('emptyText') }}
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
