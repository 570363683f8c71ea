import { monthOf } from '@pamaina/contract';
import { setImmediate } from 'node:timers/promises';
import type { copies } from '@pamaina/contract';
import { judge } from '@pamaina/engine';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { addDays, datesBetween } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { imaginedShift, loadMonth, type ShiftRow } from '../planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { beginEdit, writeShifts } from '../shifts/index.ts';
import { keepSnapshot, takeDraft } from '../snapshots/index.ts';
import { copiedRows } from './copied-rows.ts';

/**
 * Copies the shifts of a range into another as drafts, in one transaction: a second copy adds nothing.
 * @throws `generation_running` while a month of the target is being planned
 */
export async function copySchedule(call: ProjectCall<typeof copies.copySchedule>) {
  const { username } = call.caller;
  const { target_start, target_end } = call.body;
  const dates = sourceDates(call.body);
  const { tx } = call;
  // Six weeks can touch three months.
  await beginEdit(tx, datesBetween(target_start, target_end));
  const project = await findProject(tx);
  const rows = await copiedRows(tx, project, dates, call.body);
  if (rows.length === 0) return { copied: 0, opened: 0, undo_id: null };
  const before = await takeDraft(tx, { start: target_start, end: target_end });
  const { written } = await writeShifts(
    tx,
    async (shifts) => {
      let opened = 0;
      // Month by month, since norms and limits are a month's: what is copied into one counts for the next.
      for (const [month, ofMonth] of Map.groupBy(rows, ({ date }) => monthOf(date))) {
        const allowed = await allowedPeople(tx, ofMonth, month);
        await shifts.add(ofMonth.map((row) => (allowed.has(row.id) ? row : { ...row, employee_id: null })));
        await shifts.count();
        opened += ofMonth.filter(({ id, employee_id }) => employee_id !== null && !allowed.has(id)).length;
      }
      return { copied: rows.length, opened, undo_id: await keepSnapshot(tx, before) };
    },
    {
      dates: [...new Set(rows.map(({ date }) => date))],
      judge: 'all',
      record: ({ copied, opened }) => {
        const details = { ...call.body, copied, opened };
        return [{ action_type: 'schedule.copied', actor: username, details }];
      },
    },
  );
  return written;
}

interface Ranges {
  source_start: string;
  source_end: string;
  target_start: string;
  target_end: string;
}

/**
 * Maps each target date to its source date, always on the same weekday. The weeks keep their order: the target's first
 * days come from the source's first whole weeks, and a month's last days, for which the source has no fifth week, from
 * its last one.
 */
export function sourceDates({ source_start, source_end, target_start, target_end }: Ranges): Map<string, string> {
  const apart = datesBetween(source_start, target_start).length - 1;
  const weeks = Math.floor(apart / 7) * 7;
  const dates = new Map<string, string>();
  for (const target of datesBetween(target_start, target_end)) {
    const source = [weeks, weeks + 7].map((days) => addDays(target, -days)).find((date) => date <= source_end);
    if (source !== undefined && source >= source_start) dates.set(target, source);
  }
  return dates;
}

type Copy = Pick<
  ShiftRow,
  'id' | 'date' | 'template' | 'role' | 'starts_at' | 'ends_at' | 'break_minutes' | 'on_call' | 'employee_id'
>;

/**
 * The copied shifts that keep their employee: they break no blocking or consent rule together with the existing shifts
 * of their month and the other copies. Of several that break one together, the latest becomes open first.
 * @param month `YYYY-MM`
 */
async function allowedPeople(tx: Tx, rows: readonly Copy[], month: string): Promise<ReadonlySet<string>> {
  const { problem, shifts } = await loadMonth(tx, month);
  const known = new Set<string | null>(problem.people.map(({ id }) => id));
  const kept = new Map(
    rows.filter(({ employee_id }) => known.has(employee_id)).map((row) => [row.id, imaginedShift(row)]),
  );
  const before = new Set(judge(problem, shifts).map(keyOf));
  for (;;) {
    // Each check of a whole month of a large business takes a while: other requests are served between two checks.
    await setImmediate();
    const broken = judge(problem, [...shifts, ...kept.values()]).filter(
      (violation) => violation.severity !== 'soft' && !before.has(keyOf(violation)),
    );
    const losers = broken.flatMap(({ shiftIds }) => shiftIds.filter((id) => kept.has(id)).slice(-1));
    if (losers.length === 0) return new Set(kept.keys());
    for (const id of losers) kept.delete(id);
  }
}

const keyOf = ({ rule, employeeId, shiftIds }: { rule: string; employeeId: string | null; shiftIds: string[] }) =>
  JSON.stringify([rule, employeeId, shiftIds]);
