import { employees, fieldNames, languageCodes, type imports } from '@pamaina/contract';
import type { FileRow } from '../../../../platform/files/read-csv.ts';
import { withoutCurrency } from '../../../../platform/files/without-currency.ts';
import { employeeLabel } from '../../../../platform/text/texts.ts';

/** What a column fills: a field as in `POST /employees`, the hourly rate in units of the currency; or a part of one. */
export type ImportField = imports.EmployeeColumn;

const imported = fieldNames(employees.fields, ({ headings }) => headings !== undefined);
/** Headings beside those of the fields, which browsers load with every page: these are needed here only. */
const MORE: Partial<Record<ImportField, string>> = {
  contract_hours_per_week:
    'weekly hours, hours per week, hours week, contracted hours, savaites valandos, savaites val, savaitines valandos, val per savaite, val sav, valandos per savaite, darbo valandos per savaite, etatas val',
  contract_share: 'etatas, etato dalis, fte, full time equivalent, full time share, employment rate',
  hourly_rate_cents:
    'hourly wage, hourly pay, pay rate, wage, ikainis, val ikainis, valandinis ikainis, valandos ikainis, val atlygis, tarifas, val tarifas, valandinis tarifas',
  first_day:
    'hire date, date hired, date of hire, hiring date, employment date, employment start, joined, join date, joining date, date joined, date of joining, priimtas, priimta, priemimo data, priimtas i darba, priemimo i darba data, isidarbino, isidarbinimo data, idarbinimo data, darbo pradzia, darbo pradzios data',
  birth_date: 'date of birth, dob, born, gimimo data, gime, gimimo diena',
  email: 'email address, e mail address, el pastas, el pasto adresas',
  phone: 'phone number, mobile number, telefonas, telefono numeris, telefono nr, mob tel, mobilusis telefonas',
};

/** The headings of each field, plain: its labels in every language, and others that files have. */
const fields = new Map<string, ImportField>([
  ...headingsOf('id', employees.idHeadings),
  ...imported.flatMap((name) => headingsOf(name, headings(name))),
  ...(Object.entries(MORE) as [ImportField, string][]).flatMap(([name, list]) =>
    list.split(', ').map((heading) => [heading, name] as const),
  ),
]);

function headingsOf(name: 'id' | keyof typeof employees.fields, others: readonly string[]) {
  const labels = languageCodes.flatMap((language) => employeeLabel(language, name) ?? []);
  return [...labels, ...others].map((heading) => [plainHeading(heading), name] as const);
}

function headings(name: keyof typeof employees.fields): readonly string[] {
  const described = employees.fields[name];
  return 'headings' in described ? described.headings : [];
}

/** The field for a heading, with or without its currency ("Hourly rate, GBP"); null if unknown. */
export const fieldOf = (heading: string): ImportField | null =>
  fields.get(plainHeading(heading)) ?? fields.get(plainHeading(withoutCurrency(heading))) ?? null;

/** Without diacritics, capitals and punctuation. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** Of a first name where there is a column of surnames beside it; else "Name" is a whole name. */
const FIRST_NAMES = /\b(first ?name|given name|forename|vardas)\b|^name$/;
const LAST_NAMES = /\b(last ?name|surname|family name|pavarde)\b/;

/** Which columns have the first name and the surname; null where not both have a column of their own. */
export function nameColumns(headings: readonly string[]): { first: number; last: number } | null {
  const find = (is: RegExp, not: RegExp) =>
    headings.findIndex((heading) => {
      const plain = plainHeading(heading);
      return is.test(plain) && !not.test(plain) && (fieldOf(heading) ?? 'name') === 'name';
    });
  const [first, last] = [find(FIRST_NAMES, LAST_NAMES), find(LAST_NAMES, FIRST_NAMES)];
  return first === -1 || last === -1 ? null : { first, last };
}

/** The field of each column by its heading; null if unknown, or if other columns say the same. */
export function fieldsOf(headings: readonly string[]): (ImportField | null)[] {
  const fields = headings.map(fieldOf);
  const names = nameColumns(headings);
  const hasHours = fields.includes('contract_hours_per_week');
  return fields.map((field, at) => {
    if (at === names?.first) return 'first_name';
    if (at === names?.last) return 'last_name';
    return (field === 'name' && names !== null) || (field === 'contract_share' && hasHours) ? null : field;
  });
}

/** The runs of words in a heading, longest first, without the whole. */
export function partsOf(heading: string): string[] {
  const words = plainHeading(heading).split(' ').slice(0, 8);
  const parts: string[] = [];
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) parts.push(words.slice(from, from + length).join(' '));
  return parts;
}

/** Titles, logos and dates above the headings. */
const LINES_FOR_HEADINGS = 20;

/**
 * Where the headings are, from 0: the first row of which two cells are headings; else the first that fills at least
 * half of the width and has no number or date.
 */
export function headerAt(lines: readonly FileRow[], fieldFor: (heading: string) => string | null = fieldOf): number {
  const firsts = lines.slice(0, LINES_FOR_HEADINGS).map(({ cells }) => cells.filter((cell) => cell !== ''));
  const isHeading = (cell: string) => [cell, ...partsOf(cell)].some((part) => fieldFor(part) !== null);
  const known = firsts.findIndex((cells) => cells.filter(isHeading).length >= 2);
  if (known !== -1) return known;
  const width = Math.max(0, ...firsts.map((cells) => cells.length));
  const full = firsts.findIndex((cells) => cells.length * 2 >= width && !cells.some((cell) => /^\d/.test(cell)));
  return Math.max(0, full);
}
