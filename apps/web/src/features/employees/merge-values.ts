import type { EmployeeValues } from './employee-values.ts';

export interface Merge {
  values: EmployeeValues;
  /** What the other person changed; `isKept` where this one had changed the same field and the own text is kept. */
  changes: { field: keyof EmployeeValues; theirs: EmployeeValues[keyof EmployeeValues]; isKept: boolean }[];
}

/**
 * Two people changed one employee: `base` is what this one began with, `mine` what is typed now, `theirs` what is stored.
 * Their changes are taken over where this one changed nothing.
 */
export function mergeValues(base: EmployeeValues, mine: EmployeeValues, theirs: EmployeeValues): Merge {
  const fields = Object.keys(base) as (keyof EmployeeValues)[];
  const changes = fields
    .filter((field) => !isSame(base[field], theirs[field]))
    .map((field) => ({ field, theirs: theirs[field], isKept: !isSame(base[field], mine[field]) }));
  const values = { ...mine };
  for (const { field, isKept } of changes) if (!isKept) take(values, theirs, field);
  return { values, changes };
}

function take<Field extends keyof EmployeeValues>(into: EmployeeValues, from: EmployeeValues, field: Field): void {
  into[field] = from[field];
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
