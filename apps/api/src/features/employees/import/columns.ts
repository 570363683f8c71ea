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
  return [en.employee[name], lt.employee[name], ...others].map((heading) => [plain(heading), name] as const);
}

function headings(name: keyof typeof employees.fields): readonly string[] {
  const described = employees.fields[name];
  return 'headings' in described ? described.headings : [];
}

/** The field for a heading; undefined if unknown. */
export const fieldOf = (heading: string): ImportField | undefined => fields.get(plain(heading));

/** Without diacritics, capitals and punctuation. */
function plain(heading: string): string {
  return heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
