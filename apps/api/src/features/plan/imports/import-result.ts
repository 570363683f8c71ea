import { constants, type imports, type Language } from '@pamaina/contract';
import type { OpenReading } from '../../../platform/files/cell-dates.ts';
import type { FileRow } from '../../../platform/files/read-csv.ts';
import { employeeLabel, textOf } from '../../../platform/text/texts.ts';
import { columnOfField } from '../../business/employees/index.ts';

/** What is wrong with a row, about the column of a field; without one: with the whole file. */
export interface Fault {
  line: number;
  key: string;
  field?: string;
  values?: Readonly<Record<string, string | number>>;
}

/** Of the whole file: its dates could be others. */
export const datesOpen = ({ example }: OpenReading): Fault => ({
  line: 1,
  key: 'imports.datesOpen',
  values: { example },
});

interface Outcome {
  kind: imports.ImportKind;
  language: Language;
  lines: readonly FileRow[];
  columns: readonly (string | null)[];
  faults: readonly Fault[];
  readings: OpenReading[];
  rows: readonly (Pick<imports.ReadRow, 'line' | 'deed' | 'values'> & { employeeId: string })[];
  isStored: boolean;
  /** Of employees that can be taken back. */
  importId?: string | null;
}

/** The reply to an import: what each row does, and what is wrong with which cell. */
export function resultOf({
  kind,
  language,
  lines,
  columns,
  readings,
  faults,
  rows,
  isStored,
  importId = null,
}: Outcome): imports.ImportResult {
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]));
  const refused = refusedOf({ kind, language, lines, columns, faults });
  const count = (deed: imports.ReadRow['deed']) => rows.filter((row) => row.deed === deed).length;
  return {
    stored: isStored,
    import_id: importId,
    counts: { create: count('create'), update: count('update'), keep: count('keep'), refuse: refused.length },
    headings: lines[0]?.cells ?? [],
    readings,
    faults: faultsOfFile(language, faults),
    refused,
    rows: rows.slice(0, constants.importRowsTold).map(({ line, deed, employeeId, values }) => ({
      line,
      cells: cellsOf.get(line) ?? [],
      values,
      deed,
      employee_id: employeeId,
    })),
  };
}

/** What is wrong with the file as a whole, in the caller's language. */
export const faultsOfFile = (language: Language, faults: readonly Fault[]): string[] =>
  faults.filter(({ field }) => field === undefined).map(({ key, values }) => textOf(language, key, { ...values }));

/** The rows with errors, with what is wrong with which cell. */
export function refusedOf({
  kind,
  language,
  lines,
  columns,
  faults,
}: Pick<Outcome, 'language' | 'lines' | 'columns' | 'faults'> & { kind: imports.FileKind }): imports.RefusedRow[] {
  const byLine = Map.groupBy(
    faults.filter(({ field }) => field !== undefined),
    ({ line }) => line,
  );
  const cellsOf = new Map(lines.filter(({ line }) => byLine.has(line)).map(({ line, cells }) => [line, cells]));
  const labelOf = (field: string) =>
    (kind === 'employees' ? employeeLabel(language, field) : undefined) ?? textOf(language, `imports.columns.${field}`);
  const detailOf = ({ key, field = '', values }: Fault) => {
    const text = textOf(language, key, { ...values });
    return columnOfField(columns, field) !== -1
      ? text
      : textOf(language, 'imports.cell', { column: labelOf(field), text });
  };
  return [...byLine].map(([line, wrong]) => ({
    line,
    cells: cellsOf.get(line) ?? [],
    faults: wrong.map((fault) => {
      const column = columnOfField(columns, fault.field ?? '');
      return { column: column === -1 ? null : column, detail: detailOf(fault) };
    }),
  }));
}
