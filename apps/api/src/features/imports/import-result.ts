import { constants, type imports, type Language } from '@pamaina/contract';
import en from '@pamaina/contract/i18n/en/fields.ts';
import lt from '@pamaina/contract/i18n/lt/fields.ts';
import type { FileRow } from '../../platform/files/read-csv.ts';
import { textOf } from '../../platform/text/texts.ts';

/** What is wrong with a row, about the column of a field; without one: with the whole file. */
export interface Fault {
  line: number;
  key: string;
  field?: string;
  values?: Readonly<Record<string, string | number>>;
}

interface Outcome {
  kind: imports.ImportKind;
  language: Language;
  lines: readonly FileRow[];
  columns: readonly (string | null)[];
  faults: readonly Fault[];
  rows: readonly { line: number; deed: imports.ReadRow['deed']; employeeId: string }[];
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
  faults,
  rows,
  isStored,
  importId = null,
}: Outcome): imports.ImportResult {
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]));
  const byLine = Map.groupBy(
    faults.filter(({ field }) => field !== undefined),
    ({ line }) => line,
  );
  const labels = new Map<string, string>(Object.entries((language === 'lt' ? lt : en).employee));
  const labelOf = (field: string) =>
    kind === 'history' ? textOf(language, `imports.columns.${field}`) : (labels.get(field) ?? field);
  const detailOf = ({ key, field = '', values }: Fault) => {
    const text = textOf(language, key, { ...values });
    return columns.includes(field) ? text : textOf(language, 'imports.cell', { column: labelOf(field), text });
  };
  const count = (deed: imports.ReadRow['deed']) => rows.filter((row) => row.deed === deed).length;
  return {
    stored: isStored,
    import_id: importId,
    counts: { create: count('create'), update: count('update'), keep: count('keep'), refuse: byLine.size },
    headings: lines[0]?.cells ?? [],
    faults: faults
      .filter(({ field }) => field === undefined)
      .map(({ key, values }) => textOf(language, key, { ...values })),
    refused: [...byLine].map(([line, wrong]) => ({
      line,
      cells: cellsOf.get(line) ?? [],
      faults: wrong.map((fault) => {
        const column = columns.indexOf(fault.field ?? '');
        return { column: column === -1 ? null : column, detail: detailOf(fault) };
      }),
    })),
    rows: rows.slice(0, constants.importRowsTold).map(({ line, deed, employeeId }) => ({
      line,
      cells: cellsOf.get(line) ?? [],
      deed,
      employee_id: employeeId,
    })),
  };
}
