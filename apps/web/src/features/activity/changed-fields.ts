/** One thing that a change changed: the field's own name and what it held. */
export interface ChangedField {
  field: string;
  before: unknown;
  after: unknown;
}

type Row = Record<string, unknown>;

/** What follows from the rest, or says nothing to a person. */
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
]);

/**
 * The fields that differ between `before` and `after`; what lies in an object is compared one by one under its own name. Nothing
 * when only one of the two is there: then all of it was made or lost.
 */
export function changedFields({ before, after }: Row): ChangedField[] {
  if (!isRow(before) || !isRow(after)) return [];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !SILENT.has(field));
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? null];
    if (isRow(was) && isRow(is)) return changedFields({ before: was, after: is });
    return plain(was) === plain(is) ? [] : [{ field, before: was, after: is }];
  });
}

/** A time of day is the same with its seconds and without. */
function plain(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.replace(/^(\d\d:\d\d):00$/, '$1') : value);
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
