import { randomUUIDv7 } from 'node:crypto';
import type { lateChanges, schedule } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { chargeLateChanges, presentPrices, readPrices, type ChangedShift } from '../late-changes/index.ts';
import type { ShiftRow } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { holdMonths } from './month-state.ts';
import { storePlanning } from './stored-plan.ts';
import { keepWithMonth, lockMonth, refuseWhilePlanning, writeShifts } from '../shifts/index.ts';
import { notifyMonth } from './notify-month.ts';
import { readPublished } from './read-published.ts';

/** After the shifts of some days are deleted: what was begun on them ends. */
export const scheduleCleared = createHook<[tx: Tx, days: { start: string; end: string }]>('scheduleCleared');

/**
 * Deletes the month's live shifts, draft and published; archives stay.
 * @throws `generation_running`; `month_locked` while its timesheets are locked: they show what was planned
 */
export async function clearSchedule(call: ProjectCall<typeof schedule.clearSchedule>) {
  const { username } = call.caller;
  const { year, month } = call.query;
  const { start, end } = monthRange(year, month);
  const { tx, now } = call;
  await lockMonth(tx, year, month);
  await refuseWhilePlanning(tx, year, month);
  await holdMonths(tx, [start]);
  const late = await chargeLateChanges(tx, await allCancelled(tx, { start, end }), { actor: username, now });
  const { written: deleted } = await writeShifts(
    tx,
    async (shifts) => {
      const gone = await shifts.removeDays({ start, end }, { actor: username, now });
      await scheduleCleared(tx, { start, end });
      await storePlanning(tx, { year, month }, null);
      // What is planned anew is judged by the law that the project has by then.
      await keepWithMonth(tx, { year, month }, { law_pack: null });
      return gone;
    },
    {
      dates: [start, end],
      judge: 'all',
      record: (gone) => {
        const removed = countInForce(gone);
        if (removed === 0) return [];
        return [{ action_type: 'schedule.cleared', actor: username, details: { year, month, removed } }, ...late];
      },
    },
  );
  const lost = deleted.filter(({ status, starts_at }) => status === 'published' && Date.parse(starts_at) > now);
  const counts = new Map<string, number>();
  for (const { employee_id } of lost)
    if (employee_id !== null) counts.set(employee_id, (counts.get(employee_id) ?? 0) + 1);
  const project = await findProject(tx);
  await notifyMonth(tx, project, { year, month, version: randomUUIDv7(), what: 'cleared', counts });
  return { removed: countInForce(deleted) };
}

/** What it costs to delete the shifts of a month now. */
export async function priceClearing(call: ProjectCall<typeof lateChanges.priceClearing>) {
  const { tx, query, now } = call;
  const changes = await allCancelled(tx, monthRange(query.year, query.month));
  return presentPrices(await readPrices(tx, changes, now), call);
}

async function allCancelled(tx: Tx, range: { start: string; end: string }): Promise<ChangedShift[]> {
  const rows = await readPublished(tx, range);
  return rows.map((published) => ({ published, after: null }));
}

/** The drafts of an amendment stand for published shifts, which are counted. */
const countInForce = (rows: readonly Pick<ShiftRow, 'amendment' | 'status'>[]): number =>
  rows.filter(({ amendment, status }) => amendment === null || status === 'published').length;
