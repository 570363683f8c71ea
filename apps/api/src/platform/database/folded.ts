import { sql, type Expression, type RawBuilder } from 'kysely';

/** A text without case and diacritics, for finding people by a part of their name; `ž` is found by `z`. */
export function folded(value: Expression<string>): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(lower(${value}), NFD), '[\\u0300-\\u036f]', '', 'g')`;
}
