import { settings } from '@pamaina/contract';

/** One changed field: its name, and its values before and after. */
export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

type Row = Record<string, unknown>;

/** Fields that follow from others, or mean nothing to a user. */
const SILENT = new Set([
  'id',
  'project_id',
  'version',
  'violations',
  'warnings',
  'starts_at',
  'ends_at',
  'has_login',
  'minutes',
  'employee_name',
  'former_name',
  'created_at',
  'cut',
]);

/**
 * The fields that differ between `before` and `after`; the fields of a nested object are compared one by one under
 * their own names, but a rule of the business is one change. Empty if only one of the two is present: then the whole
 * thing was created or deleted.
 */
export function changedFields({ before, after }: Row): ChangedField[] {
  if (!isRow(before) || !isRow(after)) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !SILENT.has(field));
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (isRow(was) && isRow(is) && !isBusinessRule(field)) return changedFields({ before: was, after: is });
    return plain(was) === plain(is) ? [] : [{ field, before: was, after: is }];
  });
}

/** A time of day is equal with and without seconds. */
function plain(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.replace(/^(\d\d:\d\d):00$/, '$1') : value);
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isBusinessRule(field: string): boolean {
  return field in settings.businessRules;
}
