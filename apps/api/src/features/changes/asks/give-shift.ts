import type { Violation } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { ruleText, type Reader } from '../../../platform/text/rule-text.ts';
import { recordActivity, type Activity } from '../../access/activity/index.ts';
import { whoMayTake } from '../../plan/eligibility/index.ts';
import { chargeLateChanges } from '../../plan/late-changes/index.ts';
import { replaceOpenShifts } from '../../plan/months/index.ts';
import { loadMonth, shiftColumns } from '../../plan/planning-input/index.ts';
import { notifyShifts, reassignShift } from '../../plan/shifts/index.ts';
import type { LockedAsk } from './ask-rows.ts';

type LiveShift = NonNullable<LockedAsk['shift']>;

/** The hard rules against an employee who would take the shift now; none: they may. */
export async function obstaclesTo(tx: Tx, shift: Pick<LiveShift, 'id' | 'date'>, employeeId: string) {
  const month = await loadMonth(tx, shift.date, 'in_force');
  const found = whoMayTake(month, shift.id).find((taker) => taker.employeeId === employeeId);
  return { obstacles: found?.obstacles ?? null, zone: month.project.time_zone };
}

/** `swap_not_eligible`, which names the rules. */
export function notEligible(obstacles: readonly Violation[] | null, reader: Reader): ProblemError {
  const reasons = (obstacles ?? []).map((one) => ruleText(one, reader).detail).join(' ');
  return new ProblemError('swap_not_eligible', { values: { reasons } });
}

interface Handover {
  shift: LiveShift;
  to: string;
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Who has the shift is paid for losing it as at a replacement, unless it is their own doing: they offer it to others,
 * or asked for time off then or are away.
 */
async function chargeHolder(
  tx: Tx,
  { id, from, to, ...by }: { id: string; from: string; to: string; actor: string; now: number },
): Promise<Activity[]> {
  const row = await tx.selectFrom('shift').select(shiftColumns).where('id', '=', id).executeTakeFirst();
  if (row?.status !== 'published') return [];
  const { rows } = await sql<{ isCause: boolean }>`select exists (
      select from swap_offer where project_id = ${tx.projectId} and shift_id = ${id} and offered_by = ${from}
        and status in ('pending', 'employee_accepted')
    ) or exists (
      select from time_off where project_id = ${tx.projectId} and employee_id = ${from}
        and status in ('pending', 'approved')
        and case when starts_at is null then ${row.date}::date between start_date and end_date
          else tstzrange(starts_at, ends_at) && tstzrange(${row.starts_at}, ${row.ends_at}) end
    ) as "isCause"`.execute(tx);
  if (rows[0]?.isCause === true) return [];
  return chargeLateChanges(tx, [{ published: row, after: { ...row, employee_id: to } }], by);
}

/**
 * Gives the shift to who said yes; its month is locked, and the question is decided. A draft is published alone, as a
 * repair does: who agreed to it must see it.
 * @throws `ask_over`, `shift_overlaps`
 */
export async function giveShift(tx: Tx, { shift, to, actor, now }: Handover): Promise<void> {
  const { id, date, employee_id: from } = shift;
  const late = from === null ? [] : await chargeHolder(tx, { id, from, to, actor, now });
  const isGiven = await reassignShift(tx, { id, date, from, to, actor, now }, async (shifts) => {
    if (shift.status !== 'draft') return;
    await replaceOpenShifts(tx, shifts, { start: date, end: date, drafts: [id], actor, now });
    await shifts.publish([id]);
  });
  if (!isGiven) throw new ProblemError('ask_over');
  for (const activity of late) await recordActivity(tx, activity);
  await notifyShifts(tx, [{ ...shift, version: shift.version + 1, from, to }]);
}
