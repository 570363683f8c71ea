import { addConvertible, lawByMonths, lawOn, leaveMinutesOf, type Convertible } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';
import { type Books, type DateRange, reckonTeam } from '../analytics/index.ts';
import { readBooks } from './read-books.ts';
import type { Entry } from './read-entries.ts';

/**
 * Counts the approved leave of a month that is being locked again: entries may have been corrected since it was
 * approved.
 */
export async function reconcileOvertimeLeave(tx: Tx, range: DateRange, now: number): Promise<void> {
  const rows = await tx
    .selectFrom('overtime_leave')
    .select(['id', 'employee_id'])
    .where('month', '=', range.start)
    .where('status', '=', 'approved')
    .execute();
  for (const { id, employee_id } of rows) {
    const parts = await readConvertible(tx, { ...range, employeeId: employee_id, now });
    await tx
      .updateTable('overtime_leave')
      .set({ parts: JSON.stringify(parts), leave_minutes: leaveMinutesOf(parts) })
      .where('id', '=', id)
      .execute();
  }
}

interface Wanted extends DateRange {
  employeeId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The hours of one person in a range that can become leave, as worked so far (DK 144(5)). */
export async function readConvertible(tx: Tx, wanted: Wanted): Promise<Convertible[]> {
  return convertibleOf(await readBooks(tx, wanted), wanted);
}

/** The same of a month that isn't asked for yet; none where its law has no such leave. */
export async function readOffered(tx: Tx, wanted: Wanted): Promise<Convertible[]> {
  const books = await readBooks(tx, wanted);
  const law = lawOn(lawByMonths(books.team.law_pack, books.team.month_laws), wanted.start);
  return law?.overtimeLeave === undefined ? [] : convertibleOf(books, wanted);
}

function convertibleOf(books: Books<Entry>, { start, end, employeeId }: Wanted): Convertible[] {
  const own = reckonTeam(books, { start, end }).filter(
    ({ shift }) => !shift.isGone && shift.person === employeeId && shift.date >= start && shift.date <= end,
  );
  return addConvertible(own.flatMap(({ convertible }) => convertible));
}

/** Whose requests for a month are pending, by name. @param month its first day */
export async function readPendingLeave(tx: Tx, month: string) {
  return tx
    .selectFrom('overtime_leave')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.project_id', '=', 'overtime_leave.project_id')
        .onRef('employee.id', '=', 'overtime_leave.employee_id'),
    )
    .select(['overtime_leave.id', 'employee_id', 'employee.name'])
    .where('month', '=', month)
    .where('status', '=', 'pending')
    .orderBy('employee.name')
    .execute();
}
