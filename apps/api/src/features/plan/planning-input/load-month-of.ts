import { monthOf } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { booksOfMonths } from './earlier-work.ts';
import { type LoadedPeriod, loadMonth } from './load-problem.ts';
import { planOf } from './shift-row.ts';

/** The month of a shift, in the plan in which that is judged. Two statements. @throws `not_found` */
export async function loadMonthOf(tx: Tx, shiftId: string): Promise<LoadedPeriod> {
  const shift = await tx
    .selectFrom('shift')
    .innerJoin('project', 'project.id', 'shift.project_id')
    .select(['shift.date', 'shift.amendment', 'shift.status', booksOfMonths(sql`shift.date`).as('books')])
    .where('shift.id', '=', shiftId)
    .executeTakeFirst();
  if (!shift) throw new ProblemError('not_found');
  return loadMonth(tx, shift.date, planOf(shift), shift.books[monthOf(shift.date)]);
}
