import type { halves } from '@pamaina/contract';
import { lawByMonths, lawOn } from '@pamaina/engine';
import { randomUUIDv7 } from 'node:crypto';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { lawsOfMonths, type ShiftRow } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { ADDED, markOf, openDraft, presentShift, writeShifts } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';
import { breakOver, type HalfHours, halvesOf, secondDate } from './halves-of.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';

/**
 * Cuts a draft shift in two at a time of day, each half for a person or open, in one transaction: both are judged once.
 * The shift stays the half of its employee, and the other half is new; undone by the snapshot that is returned.
 * @throws `not_found`, `cut_published`, `stale`, `already_cut`, `shift_overlaps`, `generation_running`,
 * `outside_amendment`; `invalid` for a time that does not cut it, or for one employee twice
 */
export async function cutShift(call: ProjectCall<typeof halves.cutShift>) {
  const { tx, body } = call;
  const { time_zone: zone } = await findProject(tx);
  const before = await lockWhole(tx, call);
  const hours = halvesOf(before, { at: body.at, zone, breakOver: breakOver(await lawFor(tx, before.date)) });
  if (body.first.employee_id !== null && body.first.employee_id === body.second.employee_id)
    throw fieldProblem('second.employee_id', 'half_same_employee');
  for (const who of ['first', 'second'] as const) await refuseUnknown(tx, body[who].employee_id, who);
  const end = hours[1].date;
  const draft = await takeDraft(tx, { start: before.date, end });
  const second = body.second.employee_id === before.employee_id && body.first.employee_id !== before.employee_id;
  const [own, other] = second ? [1, 0] : [0, 1];
  const people = [body.first.employee_id, body.second.employee_id];
  const values = hours.map((half, n) => valuesOf(half, people[n] ?? null));
  const ids = [0, 1].map((n) => (n === own ? before.id : randomUUIDv7()));
  const [kept, added] = [values[own], values[other]];
  if (!kept || !added) throw new Error('a cut shift has two halves');
  const { template, role, on_call, pinned } = before;
  const row = { id: ids[other] ?? '', status: 'draft' as const, template, role, on_call, pinned, ...added, ...ADDED };
  const { written: undo_id, judged } = await writeShifts(
    tx,
    async (shifts) => {
      await shifts.change(before, { ...kept, ...markOf(before, { ...before, ...kept }) });
      const [amendment] = await shifts.add([row]);
      // A half after midnight may be on a day that is published and not amended.
      if (before.amendment !== null && amendment !== before.amendment) throw new ProblemError('outside_amendment');
      return keepSnapshot(tx, draft);
    },
    {
      dates: [before.date, end],
      judge: [before.employee_id, ...people],
      shows: ids,
      record: () => {
        const details = { id: before.id, before, at: body.at };
        return [{ action_type: 'shift.cut', actor: call.caller.username, details }];
      },
    },
  );
  const [one, two] = judged.map(({ row, name }) => presentShift(row, name, readerOf(call, zone)));
  if (!one || !two) throw new Error('a cut shift has two halves');
  return { first: one, second: two, undo_id };
}

/** The shift that is to be cut, with the months of both halves locked. */
async function lockWhole(tx: Tx, call: ProjectCall<typeof halves.cutShift>): Promise<ShiftRow> {
  const { at } = call.body;
  const id = call.params.id.toLowerCase();
  const found = await tx
    .selectFrom('shift')
    .select(['date', 'start_time', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  if (found.status === 'published') throw new ProblemError('cut_published');
  const newDate = secondDate(found, at);
  const row = await openDraft(tx, { id, ifMatch: call.ifMatch, newDate });
  // Its hours changed between the two reads, so another month may be the one to lock.
  if (secondDate(row, at) !== newDate) throw new ProblemError('stale');
  return row;
}

async function refuseUnknown(tx: Tx, employeeId: string | null, field: 'first' | 'second'): Promise<void> {
  if (employeeId === null) return;
  const known = await tx.selectFrom('employee').select('id').where('id', '=', employeeId).executeTakeFirst();
  if (!known) throw fieldProblem(`${field}.employee_id`, 'employee_unknown');
}

const valuesOf = ({ date, start_time, end_time, starts_at, ends_at, cut }: HalfHours, employee_id: string | null) => ({
  date,
  start_time,
  end_time,
  starts_at,
  ends_at,
  break_minutes: cut.breaks[cut.half - 1] ?? 0,
  employee_id,
  former_name: null,
  cut: JSON.stringify(cut),
});

/** The law of the month of a date, which the preview has too. */
async function lawFor(tx: Tx, date: string) {
  const laws = await tx
    .selectFrom('project')
    .select(['law_pack', lawsOfMonths.as('month_laws')])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  return lawOn(lawByMonths(laws.law_pack, laws.month_laws), date);
}
