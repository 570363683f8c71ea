import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../lib/use-sort-state.ts';
import classes from './table.module.css';
import { Pager } from './pager.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; without it the column can't be sorted. */
  sortValue?: (row: Row) => string | number;
  align?: 'left' | 'right';
  /** Hidden on a phone. */
  isSecondary?: boolean;
  /** The header is only for screen readers, as over buttons. */
  isHeaderHidden?: boolean;
  /** Gets the room that the others leave, and is cut at its end; its title has all of it. */
  isOneLine?: boolean;
  /** Stays at the right edge while the others are scrolled. */
  isFixed?: boolean;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** More rows together would take seconds to render. */
const PAGE_SIZE = 100;

/** Rows under a sticky header, a hundred per page; scrolls sideways in a region that is reachable by keyboard. */
export function DataTable<Row>({ label, columns, rows, rowKey, sort, onSort }: DataTableProps<Row>) {
  const { i18n } = useTranslation();
  const [asked, setPage] = useState(1);
  // A search can leave fewer pages.
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const sorted = sortRows(rows, columns.find(({ key }) => key === sort?.by)?.sortValue, sort, i18n.language);
  return (
    <>
      <div className={classes.region} role="region" aria-label={label} tabIndex={0}>
        <Table className={classes.table ?? ''} verticalSpacing="xs" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
              <Table.Tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Table.Td key={column.key} ta={column.align ?? 'left'} data-align={column.align} {...marksOf(column)}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Pager page={page} pageSize={PAGE_SIZE} total={rows.length} onChange={setPage} />
    </>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const isSorted = sort?.by === column.key;
  const isDescending = isSorted && sort.isDescending;
  const align = column.align ?? 'left';
  if (column.sortValue === undefined || onSort === undefined)
    return (
      <Table.Th ta={align} {...marksOf(column)}>
        {column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
      </Table.Th>
    );
  const Icon = isSorted ? (isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <Table.Th
      ta={align}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : 'none'}
      {...marksOf(column)}
    >
      <UnstyledButton
        className={classes.sort ?? ''}
        onClick={() => onSort({ by: column.key, isDescending: isSorted && !isDescending })}
      >
        {column.header}
        <Icon size={14} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}

function marksOf<Row>({ isSecondary, isFixed, isOneLine }: Column<Row>) {
  return {
    ...(isSecondary && { 'data-secondary': true }),
    ...(isFixed && { 'data-fixed': true }),
    ...(isOneLine && { 'data-one-line': true }),
  };
}

function sortRows<Row>(
  rows: readonly Row[],
  valueOf: ((row: Row) => string | number) | undefined,
  sort: Sort | undefined,
  language: string,
): readonly Row[] {
  if (valueOf === undefined) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = sort?.isDescending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
}
