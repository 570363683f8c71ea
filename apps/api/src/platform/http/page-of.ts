import { sql, type SelectQueryBuilder } from 'kysely';
import { together, type Tx } from '../database/database.ts';

interface Part {
  /** From 1. */
  page: number;
  page_size: number;
}

/**
 * One page of a query's results, and their total number. The two are separate queries: a page beyond the end, e.g. when
 * the last entry of the last page was just decided, has no row that could carry the number.
 */
export async function pageOf<DB, TB extends keyof DB, O>(tx: Tx, query: SelectQueryBuilder<DB, TB, O>, part: Part) {
  const { page, page_size } = part;
  const [rows, { total }] = await together(tx, () => [
    query
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select(sql`count(*)::int`.as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
