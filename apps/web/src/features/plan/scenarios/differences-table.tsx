import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LongName } from '../../../ui/long-name.tsx';
import table from '../../../ui/table/table.module.css';
import { useRowName, type DifferencesProps } from './row-name.ts';
import { ShiftsOfDay } from './shifts-of-day.tsx';
import { useShiftColors } from './use-shift-colors.ts';

const stays = { position: 'sticky', left: 0, background: 'inherit' } as const;

/** Employees by days; the names stay in place while the days are scrolled. */
export function DifferencesTable({ scenario, rows, dates }: DifferencesProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const nameOf = useRowName(scenario);
  const colors = useShiftColors(scenario);
  return (
    <div className={table.region} role="region" aria-label={t('differences.table')} tabIndex={0}>
      <Table className={table.table ?? ''} w="auto" verticalSpacing={6} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th style={{ ...stays, zIndex: 2, background: 'var(--surface)' }}>{t('differences.who')}</Table.Th>
            {dates.map((date) => (
              <Table.Th key={date} style={{ whiteSpace: 'nowrap' }}>
                {format.listDay(date)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Th scope="row" fw={500} style={{ ...stays, minWidth: 140 }}>
                <LongName name={nameOf(row)} most={40} />
              </Table.Th>
              {dates.map((date) => {
                const cell = row.byDate.get(date);
                return <Table.Td key={date}>{cell && <ShiftsOfDay cell={cell} colors={colors} />}</Table.Td>;
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
