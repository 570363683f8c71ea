import { alphabetOf, constants } from '@pamaina/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

const alphabets = [...Map.groupBy(constants.countries, alphabetOf)];

/**
 * What `order by` needs to sort a column of names in the alphabet of the project's country. PostgreSQL chooses no
 * collation by a value, so each alphabet has a key of its own, which is null in the projects of other countries.
 */
export function byName(tx: Tx, column: string): RawBuilder<string> {
  const country = sql`(select country from project where id = ${tx.projectId})`;
  const keys = alphabets.map(
    ([alphabet, countries]) =>
      sql`case when ${country} in (${sql.join(countries.map((one) => sql.lit(one)))}) then ${sql.ref(column)} end
        collate ${sql.id(`${alphabet}-x-icu`)}`,
  );
  return sql`${sql.join(keys)}`;
}
