import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { isPublished } from '../months/index.ts';

/** Preferences as clients see them (`wishes.Wish`): with their employee, and whether their month is published. */
export function wishQuery(tx: Tx) {
  return tx
    .selectFrom('wish')
    .innerJoin('employee', (join) =>
      join.onRef('employee.project_id', '=', 'wish.project_id').onRef('employee.id', '=', 'wish.employee_id'),
    )
    .select([
      'wish.id',
      'wish.employee_id',
      'employee.name as employee_name',
      'wish.date',
      'wish.kind',
      'wish.template',
      isPublished(sql.ref('wish.project_id'), sql.ref('wish.date')).as('is_settled'),
      'wish.version',
    ]);
}

export type WishRow = Awaited<ReturnType<ReturnType<typeof wishQuery>['executeTakeFirstOrThrow']>>;
