import { employees } from '@pamaina/contract';
import type { ImportField } from './columns.ts';

/** A cell's value, as `POST /employees` takes it; unreadable values are left for its schema to reject. */
export function readCell(field: ImportField, cell: string): unknown {
  // A spreadsheet's apostrophe, which prevents text from being run as a formula.
  const text = cell.replace(/^'(?=[=+\-@])/, '');
  const control = field === 'id' ? 'text' : employees.fields[field].control;
  if (control === 'names')
    return text
      .split(/[,;|/]/)
      .map((role) => role.trim())
      .filter(Boolean);
  if (control === 'date') return readDate(text);
  if (control === 'money') return Math.round(readNumber(text) * 100);
  return control === 'number' || control === 'integer' ? readNumber(text) : text;
}

const readNumber = (text: string): number => Number(text.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.'));

/** `2001-05-31`, `2001.05.31`, `31.05.2001`, `31/05/2001`. */
function readDate(text: string): string {
  const [year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/.exec(text)?.slice(1) ??
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)?.slice(1).toReversed() ?? [text];
  if (month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
