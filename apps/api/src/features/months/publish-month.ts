import type { schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { addDays, monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { namesOf } from '../employees/index.ts';
import { shiftColumns } from '../planning-input/index.ts';
import { findProject, type ProjectRow } from '../projects/index.ts';
import { lockMonth, presentShift, refreshWarnings, refuseWhilePlanning } from '../shifts/index.ts';
import { replaceOpenShifts } from './replace-open-shifts.ts';
import { notifyMonth } from './notify-month.ts';

/** Publishes the month and stores a snapshot, all or nothing. @throws `nothing_to_publish`, `generation_running` */
export async function publishSchedule(call: ProjectCall<typeof schedule.publishSchedule>) {
  const { username } = call.caller;
  const { year, month } = call.query;
  const { tx } = call;
  return publishMonth(tx, await findProject(tx), { year, month, by: username, now: call.now });
}

/**
 * Publishes a month: its drafts become visible to the employees and can no longer be edited, and a snapshot of the
 * whole month is archived, all in the caller's transaction (Spec section 4, Schedule).
 * @param now milliseconds since 1970
 * @throws `nothing_to_publish` without a draft, `generation_running` while the month is being planned
 */
export async function publishMonth(
  tx: Tx,
  project: ProjectRow,
  { year, month, by, now }: { year: number; month: number; by: string; now: number },
) {
  const { start, end } = monthRange(year, month);
  const { published_version } = await lockMonth(tx, year, month);
  await refuseWhilePlanning(tx, year, month);
  await replaceOpenShifts(tx, { start, end, actor: by, now });
  const drafts = await tx
    .updateTable('shift')
    .set((column) => ({ status: 'published', version: column('version', '+', 1) }))
    .where((where) => where.between('date', start, end))
    .where('status', '=', 'draft')
    .returning('employee_id')
    .execute();
  if (drafts.length === 0) throw new ProblemError('nothing_to_publish');
  const version = published_version + 1;
  await tx
    .updateTable('schedule_month')
    .set({ published_version: version })
    .where('year', '=', year)
    .where('month', '=', month)
    .execute();
  // Later months count the nights and overtime that were published before them.
  const people = new Set(drafts.flatMap(({ employee_id }) => employee_id ?? []));
  await refreshWarnings(tx, [...people], addDays(end, 1));
  const { entries, open } = await snapshot(tx, project, start, end);
  const archive = {
    id: randomUUIDv7(),
    year,
    month,
    version,
    published_at: new Date().toISOString(),
    published_by: by,
    shifts: entries.length,
  };
  await tx
    .insertInto('archive')
    .values({ ...archive, entries: JSON.stringify(entries) })
    .execute();
  await recordActivity(tx, {
    action_type: 'schedule.published',
    actor: by,
    details: { year, month, version, shifts: entries.length, open },
  });
  await notifyMonth(tx, project, {
    year,
    month,
    version,
    what: version === 1 ? 'first' : 'again',
    counts: countsOf(entries, people),
  });
  return { year, month, shifts: entries.length, open, archive_id: archive.id, published_at: archive.published_at };
}

/** The number of shifts in the month per employee. */
function countsOf(
  entries: readonly { employee_id: string | null }[],
  people: ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { employee_id } of entries)
    if (employee_id !== null && people.has(employee_id)) counts.set(employee_id, (counts.get(employee_id) ?? 0) + 1);
  return counts;
}

async function snapshot(tx: Tx, { time_zone: zone }: ProjectRow, start: string, end: string) {
  const rows = await tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where((where) => where.between('date', start, end))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const names = await namesOf(tx);
  // The rule's text on that day is not part of the published version.
  const entries = rows.map((row) =>
    presentShift({ ...row, violations: [] }, row.employee_id === null ? null : (names.get(row.employee_id) ?? null), {
      language: 'en',
      zone,
    }),
  );
  return { entries, open: entries.filter(({ employee_name }) => employee_name === null).length };
}
