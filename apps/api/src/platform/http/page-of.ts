import { sql, type SelectQueryBuilder } from 'kysely';

interface Part {
  /** From 1. */
  page: number;
  page_size: number;
}

/**
 * One page of what a query finds, and how many rows it finds in all. The two are asked for apart: a page beyond the end, as
 * when the last entry of the last page was just answered, has no row that could carry the number.
 */
export async function pageOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, part: Part) {
  const { page, page_size } = part;
  const rows = await query
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { rows, total };
}
