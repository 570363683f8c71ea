import { imports } from '@pamaina/contract';
import type { FileRow } from '../../../../platform/files/read-csv.ts';

/** The cells of a row that have anything, by what their columns fill; a name in two columns is one. */
export interface FieldRow<Column> {
  line: number;
  given: Map<Column, string>;
  /** Columns whose cell has a formula without a result. */
  unknown: Column[];
}

/** "Kazlauskaitė, Ana". */
const SURNAME_FIRST = /^([^,]+),\s*([^,]+)$/;
/** What follows a name after a comma without being one. */
const SUFFIX = /^([js]r|i{2,3}|iv|phd|md)\.?$/i;

/** The rows below the header by what their columns fill. */
export function rowsByField<Column extends string>(
  lines: readonly FileRow[],
  columns: readonly (Column | null)[],
): FieldRow<Column | 'name'>[] {
  const nameOf = nameReaderOf(lines.map(({ cells }) => cells[columns.findIndex((column) => column === 'name')] ?? ''));
  return lines.map(({ line, cells, unknown = [] }) => {
    const given = new Map<Column | 'name', string>();
    columns.forEach((column, at) => {
      // A spreadsheet's apostrophe, which prevents text from being run as a formula.
      const cell = (cells[at] ?? '').replace(/^'(?=[=+\-@])/, '');
      if (column !== null && cell !== '') given.set(column, column === 'name' ? nameOf(cell) : cell);
    });
    const parts = (['first_name', 'last_name'] as const).flatMap((part) => given.get(part as Column) ?? []);
    if (parts.length > 0) given.set('name', parts.join(' '));
    return { line, given, unknown: unknown.flatMap((at) => columns[at] ?? []) };
  });
}

/** Reads names with the surname behind, where half of the names of the column or more have it before a comma. */
export function nameReaderOf(cells: readonly string[]): (cell: string) => string {
  const filled = cells.filter((cell) => cell !== '');
  const isSurnameFirst = filled.filter((cell) => SURNAME_FIRST.test(cell)).length * 2 >= filled.length;
  return (cell) => {
    const [, last = '', first = ''] = (isSurnameFirst && SURNAME_FIRST.exec(cell)) || [];
    return first === '' || SUFFIX.test(first) ? cell : `${first.trim()} ${last.trim()}`;
  };
}

/** The column from which a field comes, from 0; -1: none. */
export const columnOfField = (columns: readonly (string | null)[], field: string): number => {
  const exact = columns.indexOf(field);
  return exact === -1
    ? columns.findIndex((column) => column !== null && imports.fieldOfColumn(column) === field)
    : exact;
};

/** The second of two columns that say the same; -1: there is none. The two parts of a name don't. */
export const columnTwice = (columns: readonly (string | null)[]): number =>
  columns.findIndex((column, at) =>
    columns
      .slice(0, at)
      .some(
        (other) =>
          column !== null &&
          other !== null &&
          imports.fieldOfColumn(column) === imports.fieldOfColumn(other) &&
          (column === other || ![column, other].every((one) => one === 'first_name' || one === 'last_name')),
      ),
  );

/** What the text of a column without a person lacks: both parts of a name are needed. */
export function faultOfPersonColumns(
  columns: readonly (string | null)[],
): 'imports.noPerson' | 'imports.halfName' | null {
  const [first, last] = [columns.includes('first_name'), columns.includes('last_name')];
  if (first !== last) return 'imports.halfName';
  return first || columns.includes('id') || columns.includes('name') ? null : 'imports.noPerson';
}
