import { Button, Stack } from '@mantine/core';
import type { leaveTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import { BalanceDrawer } from './balance-drawer.tsx';
import { leaveTypeQueries } from './leave-type-queries.ts';

type LeaveBalance = leaveTypes.LeaveBalance;

interface Row {
  id: string;
  name: string;
  balances: LeaveBalance[];
}

/** `/manager/timeoff/balances`: what everybody has left in a year, of each type that keeps a balance. */
export function BalancesPage() {
  const { t } = useTranslation('leave-types');
  const thisYear = useClock().today().slice(0, 4);
  const [chosen, setChosen] = useAddressState('year');
  const year = /^20\d\d$/.test(chosen) ? chosen : thisYear;
  const query = useQuery(leaveTypeQueries.balances(year));
  const [opened, setOpened] = useState<Opened | null>(null);
  const step = (by: number) => setChosen(String(Number(year) + by));
  const columnsOf = useColumns(setOpened);
  return (
    <>
      <PageHeader title={t('balances.title', { year })} about={t('balances.description')} />
      <Stack gap="md">
        <Stepper
          label={year}
          previousLabel={t('absences:year.earlier')}
          nextLabel={t('absences:year.later')}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
        <QueryView what="timeOff" query={query} skeleton={<RowsSkeleton rows={8} height={44} />}>
          {(found) => {
            const balance = found.find((one) => one.employee_id === opened?.employee_id && one.type === opened.type);
            return (
              <>
                <DataTable
                  label={t('balances.title', { year })}
                  columns={columnsOf(found)}
                  rows={rowsOf(found)}
                  rowKey={({ id }) => id}
                />
                {balance && <BalanceDrawer balance={balance} onClose={() => setOpened(null)} />}
              </>
            );
          }}
        </QueryView>
      </Stack>
    </>
  );
}

const rowsOf = (found: readonly LeaveBalance[]): Row[] =>
  [...Map.groupBy(found, ({ employee_id }) => employee_id)].map(([id, balances]) => ({
    id,
    name: balances[0]?.name ?? id,
    balances,
  }));

type Opened = Pick<LeaveBalance, 'employee_id' | 'type'>;

/** A column for each type that keeps a balance. */
function useColumns(onOpen: (balance: Opened) => void) {
  const { t } = useTranslation('leave-types');
  const format = useFormat();
  const leftOf = ({ left, unit }: LeaveBalance) =>
    left === null ? t('notTracked') : t(`amount.${unit}`, { amount: format.number(left) });
  return (found: readonly LeaveBalance[]): Column<Row>[] => [
    { key: 'name', header: t('employee'), cell: ({ name }) => name },
    ...[...new Map(found.map((one) => [one.type, one.type_name ?? t(`absences:type.${one.type}`)]))].map(
      ([type, typeName]): Column<Row> => ({
        key: type,
        header: typeName,
        cell: ({ name, balances }) => {
          const balance = balances.find((one) => one.type === type);
          if (balance === undefined) return null;
          const { employee_id, left } = balance;
          return (
            <Button
              size="compact-sm"
              variant="subtle"
              ml={-8}
              color={left !== null && left < 0 ? 'red' : 'gray'}
              aria-label={t('openOne', { name, type: typeName, left: leftOf(balance) })}
              onClick={() => onOpen({ employee_id, type })}
            >
              {leftOf(balance)}
            </Button>
          );
        },
      }),
    ),
  ];
}
