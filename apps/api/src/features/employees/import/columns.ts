import { employees, fieldNames } from '@pamaina/contract';
import en from '@pamaina/contract/i18n/en/fields.ts';
import lt from '@pamaina/contract/i18n/lt/fields.ts';

/** The field of a column, as in `POST /employees`; the hourly rate is in euro. */
export type ImportField = 'id' | keyof typeof employees.fields;

const imported = fieldNames(employees.fields, ({ headings }) => headings !== undefined);

/** The headings of each field, plain: its labels in both languages, and others that files have. */
const fields = new Map<string, ImportField>([
  ...headingsOf('id', employees.idHeadings),
  ...imported.flatMap((name) => headingsOf(name, headings(name))),
]);

function headingsOf(name: ImportField, others: readonly string[]) {
  return [en.employee[name], lt.employee[name], ...others].map((heading) => [plainHeading(heading), name] as const);
}

function headings(name: keyof typeof employees.fields): readonly string[] {
  const described = employees.fields[name];
  return 'headings' in described ? described.headings : [];
}

/** The field for a heading; null if unknown. */
export const fieldOf = (heading: string): ImportField | null => fields.get(plainHeading(heading)) ?? null;

/** Without diacritics, capitals and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

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
export function readDate(text: string): string {
  const [year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/.exec(text)?.slice(1) ??
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)?.slice(1).toReversed() ?? [text];
  if (month === undefined || day === undefined) return text;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
