import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { AmountField } from './amount-field.tsx';
import type { Day } from './days-of.ts';
import { HoursDrawer } from './hours-drawer.tsx';
import type { Kind } from './takings-queries.ts';
import { useAmount } from './use-amount.ts';
import { useStore } from './use-store.ts';
import { useWhy } from './use-why.ts';

interface DaysTableProps {
  days: readonly Day[];
  kind: Kind;
  today: string;
}

const isExpected = (expected: Day['expected']): expected is NonNullable<Day['expected']> =>
  expected !== null && expected.why !== 'closed';

/** A row for each day: typed in at once as a whole, or by hour beside the page. */
export function DaysTable({ days, kind, today }: DaysTableProps) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  const why = useWhy();
  const mayWrite = useCan()('takings.write');
  const [opened, setOpened] = useState<string | null>(null);
  const shown = days.find(({ date }) => date === opened);
  const byHour = ({ date }: Day) => (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={t('byHoursOf', { date: format.date(date) })}
      onClick={() => setOpened(date)}
    >
      {t('byHours')}
    </Button>
  );
  const band = ({ expected }: Day) =>
    isExpected(expected) ? t('band', { low: amount(expected.low), high: amount(expected.high) }) : '';
  const columns: Column<Day>[] = [
    { key: 'date', header: t('columns.date'), cell: ({ date }) => format.weekdayDate(date) },
    {
      key: 'came',
      header: t('columns.came'),
      align: 'right',
      cell: (day) => <Came day={day} kind={kind} isOpen={mayWrite && day.date <= today} />,
    },
    {
      key: 'expected',
      header: t('columns.expected'),
      align: 'right',
      cell: ({ expected }) => (isExpected(expected) ? amount(expected.expected) : ''),
    },
    { key: 'band', header: t('columns.band'), isSecondary: true, align: 'right', cell: band },
    { key: 'why', header: t('columns.why'), isSecondary: true, cell: why },
    { key: 'hours', header: t('byHours'), isHeaderHidden: true, align: 'right', cell: byHour },
  ];
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={days} rowKey={({ date }) => date} />
      {shown && (
        <HoursDrawer
          day={shown}
          kind={kind}
          mayWrite={mayWrite && shown.date <= today}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** What came in on a day: typed in, where it isn't known by hours. */
function Came({ day: { date, came, hours }, kind, isOpen }: { day: Day; kind: Kind; isOpen: boolean }) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  const store = useStore();
  if (!isOpen || hours.length > 0) return <Text size="sm">{came === null ? '' : amount(came)}</Text>;
  return (
    <AmountField
      key={`${date} ${String(came)}`}
      label={t('valueOf', { date: format.date(date) })}
      kind={kind}
      value={came}
      onStore={(value) => store.run([{ at: date, kind, value }])}
    />
  );
}
