import type { PayrollFile } from './payroll-file.ts';
import { isByKind, isInLayout, payrollKinds, type PayrollKind } from './payroll-kinds.ts';
import { canWrite } from './text-encodings.ts';

export const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;

type Refuse = (path: (string | number)[], message: string) => void;

interface Context {
  addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void;
}

/** The errors of a file format as a whole, each at the field that can fix it. */
export function checkPayrollFile(file: PayrollFile, context: Context): void {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message });
  checkColumns(file, refuse);
  if (isByKind(file.layout)) checkCodes(file, refuse);
  checkSigns(file, refuse);
}

function checkColumns({ layout, columns }: PayrollFile, refuse: Refuse): void {
  for (const [place, { source }] of columns.entries())
    if (!isInLayout(source, layout)) refuse(['columns', place, 'source'], 'column_layout');
  // Two kinds of an employee would be indistinguishable.
  const tells = columns.some(({ source }) => source === 'code' || source === 'kind');
  if (isByKind(layout) && columns.length > 0 && !tells) refuse(['columns'], 'columns_no_code');
}

function checkCodes({ codes }: PayrollFile, refuse: Refuse): void {
  const given = Object.entries(codes) as [PayrollKind, string][];
  if (given.length === 0) refuse(['codes'], 'codes_none');
  const seen = new Set<string>();
  for (const [kind, code] of given) {
    if (seen.has(code)) refuse(['codes', kind], 'code_twice');
    seen.add(code);
  }
  const paidOnce = payrollKinds.once.find((kind) => codes[kind] !== undefined);
  const ofWhich = payrollKinds.ofWhich.find((kind) => codes[kind] !== undefined);
  // Regular hours in addition to all hours, or night hours in addition to all night hours: the rows would add up to
  // more than was worked.
  if (paidOnce !== undefined && ofWhich !== undefined) refuse(['codes', ofWhich], 'hours_twice');
}

function checkSigns({ columns, codes, hours, separator, quotes, encoding, has_header }: PayrollFile, refuse: Refuse) {
  const isBare = quotes === 'never';
  if (isBare && separator === 'comma' && hours === 'comma') refuse(['separator'], 'separator_decimal');
  const check = (path: (string | number)[], text: string) => {
    if (!canWrite(text, encoding)) refuse(path, 'not_in_encoding');
    else if (isBare && text.includes(separators[separator])) refuse(path, 'separator_within');
  };
  for (const [place, { source, heading, text }] of columns.entries()) {
    if (has_header) check(['columns', place, 'heading'], heading);
    if (source === 'fixed') check(['columns', place, 'text'], text);
  }
  for (const [kind, code] of Object.entries(codes)) check(['codes', kind], code);
}
