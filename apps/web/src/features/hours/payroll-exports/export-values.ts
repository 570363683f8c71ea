import { allPayrollKinds, type payrollExports, type PayrollKind, type PayrollPreset } from '@pamaina/contract';

/** A column with its own key, so that it keeps its identity when it moves. */
export type ColumnValues = payrollExports.PayrollFile['columns'][number] & { key: string };

export interface ExportValues extends Omit<payrollExports.PayrollFile, 'columns' | 'codes'> {
  name: string;
  columns: ColumnValues[];
  /** Empty: the kind is omitted. */
  codes: Record<PayrollKind, string>;
}

let made = 0;
export const newColumn = (source: ColumnValues['source'], heading: string): ColumnValues => {
  made += 1;
  return { source, heading, text: '', key: `new-${made}` };
};

const codesOf = (codes: payrollExports.PayrollFile['codes']) =>
  Object.fromEntries(allPayrollKinds.map((kind) => [kind, codes[kind] ?? ''])) as ExportValues['codes'];

/** Keys are the saved positions of the columns, so that two states of an export can be compared. */
export function toValues({ id: _id, version: _version, ...stored }: payrollExports.PayrollExport): ExportValues {
  const columns = stored.columns.map((column, place) => ({ ...column, key: `${place}-${column.source}` }));
  return { ...stored, columns, codes: codesOf(stored.codes) };
}

/** @param labelOf the name of a column that the preset doesn't name */
export function presetValues(
  { key: _key, ...preset }: PayrollPreset,
  labelOf: (source: ColumnValues['source']) => string,
): Omit<ExportValues, 'name'> {
  const columns = preset.columns.map(({ source, heading }) =>
    newColumn(source, heading ?? (source === 'fixed' ? '' : labelOf(source))),
  );
  return { ...preset, columns, codes: codesOf(preset.codes) };
}

export function toFile({ name: _name, ...values }: ExportValues) {
  const codes = Object.entries(values.codes)
    .map(([kind, code]) => [kind, code.trim()] as const)
    .filter(([, code]) => code !== '');
  return {
    ...values,
    columns: values.columns.map(({ key: _key, ...column }) => column),
    codes: Object.fromEntries(codes),
  };
}

export const toBody = (values: ExportValues) => ({ name: values.name, ...toFile(values) });
