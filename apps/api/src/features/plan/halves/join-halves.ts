import type { halves } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { fittingBreak } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { readCut, type ShiftRow } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { findOtherHalf, markOf, openDraft, presentShift, writeShifts } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';

/**
 * Joins the two halves of a shift where the second begins when the first ends, for one employee or open. What was
 * lengthened or shortened at the outer ends stays so; the break is again that of the whole shift.
 * @throws `not_found`, `cut_published`, `halves_apart`, `stale`, `shift_overlaps`, `generation_running`,
 * `outside_amendment`
 */
export async function joinHalves(call: ProjectCall<typeof halves.joinHalves>) {
  const { tx, body } = call;
  const { time_zone: zone } = await findProject(tx);
  const [asked, other] = await lockHalves(tx, call);
  const [first, second] = readCut(asked.cut)?.half === 2 ? [other, asked] : [asked, other];
  if (Date.parse(first.ends_at) !== Date.parse(second.starts_at)) throw new ProblemError('halves_apart');
  const draft = await takeDraft(tx, { start: first.date, end: second.date });
  // The row of what was planned, or published, goes on.
  const kept = [first, second].find(({ amends, planned }) => amends !== null || planned !== null) ?? first;
  const gone = kept === first ? second : first;
  const [startsAt, endsAt] = [Date.parse(first.starts_at), Date.parse(second.ends_at)];
  const values = {
    date: first.date,
    start_time: first.start_time,
    end_time: second.end_time,
    starts_at: first.starts_at,
    ends_at: second.ends_at,
    break_minutes: fittingBreak(readCut(kept.cut)?.break_minutes ?? 0, startsAt, endsAt),
    employee_id: body.employee_id,
  };
  const { written: undo_id, judged } = await writeShifts(
    tx,
    async (shifts) => {
      await shifts.remove(gone.id);
      await shifts.change(kept, { ...values, ...markOf(kept, { ...kept, ...values }), cut: null });
      return keepSnapshot(tx, draft);
    },
    {
      dates: [first.date, second.date],
      judge: [first.employee_id, second.employee_id, body.employee_id],
      shows: [kept.id],
      record: () => {
        const details = { id: kept.id, after: { ...kept, ...values } };
        return [{ action_type: 'shift.joined', actor: call.caller.username, details }];
      },
    },
  );
  const [shift] = judged.map(({ row, name }) => presentShift(row, name, readerOf(call, zone)));
  if (!shift) throw new Error('a joined shift is one');
  return { shift, undo_id };
}

/** Both halves with the months of both locked: the one that was asked for, then the other. */
async function lockHalves(tx: Tx, call: ProjectCall<typeof halves.joinHalves>): Promise<[ShiftRow, ShiftRow]> {
  const { other_shift_id, other_version } = call.body;
  const read = (id: string) =>
    tx.selectFrom('shift').select(['date', 'status']).where('id', '=', id.toLowerCase()).executeTakeFirst();
  const found = [await read(call.params.id), await read(other_shift_id)] as const;
  if (!found[0] || !found[1]) throw new ProblemError('not_found');
  if (found.some((half) => half?.status === 'published')) throw new ProblemError('cut_published');
  const asked = await openDraft(tx, { id: call.params.id, ifMatch: call.ifMatch, newDate: found[1].date });
  const other = await findOtherHalf(tx, asked);
  if (other?.id !== other_shift_id.toLowerCase()) throw new ProblemError('halves_apart');
  if (other.status === 'published') throw new ProblemError('cut_published');
  if (other.date !== found[1].date || (other_version !== undefined && other.version !== other_version))
    throw new ProblemError('stale');
  return [asked, other];
}
