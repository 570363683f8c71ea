export interface Merge<Values extends object> {
  values: Values;
  /** What the other person changed; `isKept` where this one had changed the same field and the own text is kept. */
  changes: { field: keyof Values & string; theirs: Values[keyof Values]; isKept: boolean }[];
}

/**
 * Two people changed one thing: `base` is what this one began with, `mine` what is typed now, `theirs` what is stored.
 * Their changes are taken over where this one changed nothing.
 */
export function mergeValues<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values & string)[];
  const changes = fields
    .filter((field) => !isSame(base[field], theirs[field]))
    .map((field) => ({ field, theirs: theirs[field], isKept: !isSame(base[field], mine[field]) }));
  const values = { ...mine };
  for (const { field, isKept } of changes) if (!isKept) values[field] = theirs[field];
  return { values, changes };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
