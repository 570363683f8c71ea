import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Sheet as SheetIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isMonth, lastOfMonth, monthOf, stepMonth, type Month } from '../../../lib/dates/months.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { EarlierOvertime } from './earlier-overtime.tsx';
import { OwnConfirmation } from './own-confirmation.tsx';
import { SheetDownloads } from './sheet-downloads.tsx';
import { sheetQueries, type Line, type Sheet, isFree } from './sheet-queries.ts';
import pieces from '../../../ui/pieces.module.css';
import classes from './sheet.module.css';

/** Until this day of a month, the previous month is shown by default. */
const LAST_MONTH_UNTIL = 10;

/** `/worker/timesheet`: the user's month, its totals, and its confirmation. */
export function OwnSheetPage() {
  const { t } = useTranslation('working-time-sheet');
  const today = useClock().today();
  const [asked, setMonth] = useAddressState('month');
  const usual = stepMonth(monthOf(today), Number(today.slice(8)) <= LAST_MONTH_UNTIL ? -1 : 0);
  const month = isMonth(asked) ? asked : usual;
  const query = useQuery(sheetQueries.month(month));
  return (
    <>
      <PageHeader
        title={t('own.title')}
        about={t('own.description')}
        action={<SheetDownloads month={month} kinds={['pdf', 'xlsx', 'csv']} />}
      />
      <Group mb="lg">
        <MonthStepper month={month} onChange={setMonth} />
      </Group>
      <QueryView what="timesheets" query={query} skeleton={<RowsSkeleton />}>
        {(sheet) => {
          const [line] = sheet.lines;
          if (line === undefined)
            return (
              <EmptyState
                icon={SheetIcon}
                title={t('own.emptyTitle')}
                text={t('own.emptyText')}
                action={<NextStep to={`/worker/schedule?month=${month}`}>{t('shell:next.schedule')}</NextStep>}
              />
            );
          return <OwnMonth sheet={sheet} line={line} month={month} />;
        }}
      </QueryView>
    </>
  );
}

function OwnMonth({ sheet, line, month }: { sheet: Sheet; line: Line; month: Month }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const today = useClock().today();
  const hours = (minutes: number) => format.minutesAsHours(minutes);
  const sums = [
    ['worked', line.worked_minutes],
    ['norm', line.norm_minutes],
    ['night', line.night_minutes],
    ['overtime', line.overtime_minutes],
    ['holiday', line.holiday_minutes],
    ['rest_day', line.rest_day_minutes],
    ['additional', line.additional_minutes],
    ['earlier_overtime', line.earlier_overtime_minutes],
    ['on_call_home', line.on_call_home_minutes],
  ] as const;
  return (
    <Stack gap="lg" maw={560}>
      <Stack gap={4}>
        {sums.map(([key, minutes]) =>
          minutes === null || (minutes === 0 && key !== 'worked') ? null : (
            <Group key={key} justify="space-between">
              <Text>{t(`own.sum.${key}`)}</Text>
              <Text fw={600}>{hours(minutes)}</Text>
            </Group>
          ),
        )}
      </Stack>
      <EarlierOvertime lines={sheet.lines} />
      {`${month}-01` <= today && (
        <OwnConfirmation key={month} line={line} month={month} isOver={lastOfMonth(month) < today} />
      )}
      <OwnDays sheet={sheet} line={line} />
    </Stack>
  );
}

/** The days of the own month, one below the other, with what each sign means. */
function OwnDays({ sheet, line }: { sheet: Sheet; line: Line }) {
  const { t } = useTranslation('working-time-sheet');
  const format = useFormat();
  const names = new Map(sheet.signs.map(({ kind, name }) => [kind, name]));
  return (
    <ul className={classes.days} aria-label={t('own.days')}>
      {line.cells.map(({ date, text, kind, night_minutes, is_open }, index) => {
        const day = sheet.dates[index];
        const meaning = [
          ...(night_minutes > 0 ? [t('own.night', { hours: format.minutesAsHours(night_minutes) })] : []),
          ...(kind === null ? [] : [names.get(kind) ?? '']),
          ...(is_open ? [t('own.open')] : []),
        ];
        return (
          <li key={date} data-free={(day && isFree(day)) || undefined}>
            <span className={pieces.capital ?? ''}>{format.weekdayDate(date)}</span>
            <span className={classes.figures}>
              {text === '' ? '–' : text}
              {meaning.length > 0 && <span className={classes.meaning}>{meaning.join(', ')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
