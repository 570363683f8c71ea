import { csvField, lifeless, separators, type payrollExports, canWrite } from '@pamaina/contract';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { payrollCell, type PayrollCell, type Written, payrollRows } from './payroll-cell.ts';

/** A month's payroll as a named export has it, below its headings. */
export function payrollTable(lines: readonly PayrollLine[], written: Written): PayrollCell[][] {
  const { file } = written;
  return payrollRows(lines, written).map((row, place) =>
    file.columns.map((column) => payrollCell(row, column, place + 1, written)),
  );
}

/** Lines of fields as one text; no field runs as a formula in a spreadsheet. */
export function csvText(
  lines: readonly (readonly string[])[],
  { separator, quotes }: Pick<payrollExports.PayrollFile, 'separator' | 'quotes'>,
): string {
  const sign = separators[separator];
  const write = (value: string) => {
    if (quotes === 'needed') return csvField(value, sign);
    const safe = lifeless(value);
    return quotes === 'always' ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return lines.map((line) => `${line.map(write).join(sign)}\r\n`).join('');
}

type Hours = payrollExports.PayrollFile['hours'];

/**
 * A value as a text file has it: hours to the hundredth or as h:mm, money to the cent, without thousands' separators.
 */
export function cellText(cell: PayrollCell, hours: Hours): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if ('count' in cell) return decimal(cell.count, hours);
  if ('cents' in cell) return decimal(cell.cents / 100, hours);
  if (hours !== 'minutes') return decimal(cell.minutes / 60, hours);
  const minutes = Math.round(cell.minutes);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const decimal = (value: number, hours: Hours) =>
  String(Math.round(value * 100) / 100).replace('.', hours === 'comma' ? ',' : '.');

/** As many as still read well in one sentence. */
const NAMES_TOLD = 3;

/** Refuses texts that a file can't hold, and says which. @throws `not_in_encoding`, `separator_in_text` */
export function refuseUnwritable(lines: readonly (readonly string[])[], file: payrollExports.PayrollFile): void {
  const { encoding, quotes, separator } = file;
  const texts = [...new Set(lines.flat())];
  const foreign = texts.filter((text) => !canWrite(text, encoding));
  if (foreign.length > 0) throw new ProblemError('not_in_encoding', { values: { names: listed(foreign) } });
  const cut = quotes === 'never' ? texts.filter((text) => text.includes(separators[separator])) : [];
  if (cut.length > 0) throw new ProblemError('separator_in_text', { values: { names: listed(cut) } });
}

const listed = (names: readonly string[]) =>
  names.slice(0, NAMES_TOLD).join('; ') + (names.length > NAMES_TOLD ? '…' : '');
