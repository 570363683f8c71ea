import type { lateChanges, replacements } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { chargeLateChanges, presentPrices, readPrices } from '../../plan/late-changes/index.ts';
import { shiftColumns } from '../../plan/planning-input/index.ts';
import { beginEdit, notifyShifts, presentShift, writeShifts } from '../../plan/shifts/index.ts';

/**
 * Assigns a shift to another employee, or leaves it open: one of the three ways in which a published month changes. The
 * manager can choose an employee who breaks a rule; the response warns, and the history stores the reason. The archive
 * of the month stays unchanged.
 * @throws `not_found`, `shift_over` once it has ended, `stale`, `shift_overlaps`, `generation_running`
 */
export async function replaceShift(call: ProjectCall<typeof replacements.replaceShift>) {
  const { username } = call.caller;
  const { employee_id, reason, employee_is_cause } = call.body;
  const now = call.now;
  const { tx } = call;
  const before = await lockedShift(tx, call.params.id.toLowerCase());
  if (Date.parse(before.ends_at) <= now) throw new ProblemError('shift_over');
  if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
  await refuseUnknown(tx, employee_id);
  const { id } = before;
  const changed = { published: before, after: { ...before, employee_id } };
  const late = employee_is_cause ? [] : await chargeLateChanges(tx, [changed], { actor: username, now });
  const { judged } = await writeShifts(
    tx,
    (shifts) => shifts.assign([{ id, to: employee_id }], { actor: username, now }),
    {
      dates: [before.date],
      judge: [before.employee_id, employee_id],
      shows: [id],
      record: (_, [after]) => {
        const details = { id, before, after: { ...before, employee_id }, reason, warnings: after?.row.violations };
        return [{ action_type: 'shift.replaced', actor: username, details }, ...late];
      },
    },
  );
  const [after] = judged;
  if (!after) throw new Error('a shift that was just written is not there');
  const { row, name, zone } = after;
  if (before.status === 'published')
    await notifyShifts(tx, [{ ...before, version: row.version, from: before.employee_id, to: employee_id }]);
  return presentShift(row, name, readerOf(call, zone));
}

/** What it costs to take a published shift from its employee now. @throws `not_found` */
export async function priceReplacement(
  call: ProjectCall<typeof lateChanges.priceReplacement>,
): Promise<lateChanges.Price | null> {
  const { tx, now, params } = call;
  const shift = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('id', '=', params.id.toLowerCase())
    .executeTakeFirst();
  if (!shift) throw new ProblemError('not_found');
  if (shift.status !== 'published') return null;
  const prices = await readPrices(tx, [{ published: shift, after: null }], now);
  return presentPrices(prices, call)[0] ?? null;
}

/** The shift, after locking its month and then its row, in the order of every edit. */
async function lockedShift(tx: Tx, id: string) {
  const shift = tx.selectFrom('shift').select(shiftColumns).where('id', '=', id);
  const found = await shift.executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  await beginEdit(tx, [found.date]);
  const row = await shift.forUpdate().executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  if (row.date !== found.date) throw new ProblemError('stale');
  return row;
}

async function refuseUnknown(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const employee = await tx.selectFrom('employee').select('id').where('id', '=', id).executeTakeFirst();
  if (!employee) throw fieldProblem('employee_id', 'employee_unknown');
}
