export interface Merge<Values extends object> {
  values: Values;
  /** The other user's changes; `isKept` where this user changed the same field and the own value is kept. */
  changes: { field: keyof Values & string; theirs: Values[keyof Values]; isKept: boolean }[];
}

/**
 * Merges the edits of two users: `base` is the state that this one started from, `mine` the current input, `theirs` the
 * stored state. Their changes are taken over where this user changed nothing.
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
