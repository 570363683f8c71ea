import type { ImportField } from './columns.ts';

const NUMBERS = new Set<ImportField>([
  'max_hours_per_week',
  'min_shifts_per_week',
  'contract_hours_per_week',
  'hourly_rate_cents',
]);

/** A cell's value, as `POST /employees` takes it; unreadable values are left for its schema to reject. */
export function readCell(field: ImportField, cell: string): unknown {
  // A spreadsheet's apostrophe, which prevents text from being run as a formula.
  const text = cell.replace(/^'(?=[=+\-@])/, '');
  if (field === 'roles')
    return text
      .split(/[,;|/]/)
      .map((role) => role.trim())
      .filter(Boolean);
  if (field === 'birth_date') return readDate(text);
  if (!NUMBERS.has(field)) return text;
  const number = Number(text.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.'));
  return field === 'hourly_rate_cents' ? Math.round(number * 100) : number;
}

/** `2001-05-31`, `2001.05.31`, `31.05.2001`, `31/05/2001`. */
function readDate(text: string): string {
  const [year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/.exec(text)?.slice(1) ??
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)?.slice(1).toReversed() ?? [text];
  if (month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
