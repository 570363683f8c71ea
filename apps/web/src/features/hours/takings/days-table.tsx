import { Button, Group, Text } from '@mantine/core';
import { takings } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { AmountField } from './amount-field.tsx';
import type { Day } from './days-of.ts';
import { HoursDrawer } from './hours-drawer.tsx';
import type { Kind } from './takings-queries.ts';
import { typedAmount, useAmount } from './use-amount.ts';
import { useExpect } from './use-expect.ts';
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
  const why = useWhy(kind);
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
    { key: 'date', header: t('columns.date'), cell: ({ date }) => format.listDay(date) },
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
      cell: (day) => <Expected day={day} kind={kind} isOpen={mayWrite && day.date >= today} />,
    },
    { key: 'band', header: t('columns.band'), isSecondary: true, align: 'right', cell: band },
    {
      key: 'why',
      header: t('columns.why'),
      isSecondary: true,
      cell: (day) => {
        if (day.isUnusual && mayWrite) return <Unusual day={day} kind={kind} />;
        return day.expected?.why === 'typed' && mayWrite ? <Typed day={day} kind={kind} /> : why(day);
      },
    },
    { key: 'hours', header: t('byHours'), isHeaderHidden: true, align: 'right', cell: byHour },
  ];
  return (
    <>
      <DataTable label={t('title')} columns={columns} rows={days} rowKey={({ date }) => date} />
      {shown && (
        <HoursDrawer day={shown} kind={kind} today={today} mayWrite={mayWrite} onClose={() => setOpened(null)} />
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

/** What is expected of a day: as it is computed, until another amount is typed over it. */
function Expected({ day: { date, expected }, kind, isOpen }: { day: Day; kind: Kind; isOpen: boolean }) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  const expect = useExpect();
  if (expected === null) return '';
  if (!isOpen) return isExpected(expected) ? amount(expected.expected) : '';
  const value = isExpected(expected) ? typedAmount(kind, expected.expected) : null;
  return (
    <AmountField
      key={`${date} ${String(value)} ${expected.why}`}
      label={t('expectedOf', { date: format.date(date) })}
      kind={kind}
      value={value}
      onStore={(total) => expect.run({ body: { kind, date, total } })}
    />
  );
}

/** Says that a manager typed it, and the press that lets the forecast count again. */
function Typed({ day, kind }: { day: Day; kind: Kind }) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const why = useWhy(kind);
  const expect = useExpect();
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm">{why(day)}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('computeOf', { date: format.date(day.date) })}
        loading={expect.isBusy}
        onClick={() => expect.run({ body: { kind, date: day.date } })}
      >
        {t('compute')}
      </Button>
    </Group>
  );
}

/** A value of many times the usual, and the press that says that it is right. */
function Unusual({ day, kind }: { day: Day; kind: Kind }) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const confirm = useAction(takings.confirmTakings, { done: t('confirmed'), failed: t('failed') });
  const times = day.hours.filter(({ unusual }) => unusual).map(({ at }) => ({ at, kind }));
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm">{t('unusual')}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('confirmOf', { date: format.date(day.date) })}
        loading={confirm.isBusy}
        onClick={() => confirm.run({ body: times.length > 0 ? times : [{ at: day.date, kind }] })}
      >
        {t('confirm')}
      </Button>
    </Group>
  );
}
