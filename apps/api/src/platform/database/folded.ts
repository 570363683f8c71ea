import { sql, type Expression, type RawBuilder } from 'kysely';

/** A text without case and diacritics, for finding employees by a part of their name; `z` finds `ž`. */
export function folded(value: Expression<string>): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(lower(${value}), NFD), '[\\u0300-\\u036f]', '', 'g')`;
}
