import { randomUUIDv7 } from 'node:crypto';
import { defaultLanguage, monthNumberOf, yearOf } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { addDays, localOf, monthRange } from '../../../platform/time/zone.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import { namesOfUsers } from '../../access/activity/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { countPlaces, isOpen } from '../planning-input/index.ts';
import type { ProjectRow } from '../../access/projects/index.ts';
import { askReceipts } from '../receipts/index.ts';
import {
  lockMonth,
  presentShift,
  refreshWarnings,
  refuseWhilePlanning,
  writeShifts,
  nextVersion,
} from '../shifts/index.ts';
import { replaceOpenShifts } from './replace-open-shifts.ts';
import { notifyMonth } from './notify-month.ts';
import { readPublished } from './read-published.ts';

/**
 * Publishes a month, or some days of it: its drafts become visible to the employees and can no longer be edited, and a
 * snapshot of the whole month is archived, all in the caller's transaction.
 * @param now milliseconds since 1970
 * @param from the first of the days; default: of the month
 * @throws `nothing_to_publish` without a draft, `generation_running` while the month is being planned, `amendment_open`
 * while one of the days is being amended
 */
export async function publishMonth(
  tx: Tx,
  project: ProjectRow,
  {
    year,
    month,
    by,
    now,
    ...days
  }: { year: number; month: number; from?: string | undefined; to?: string | undefined; by: string; now: number },
) {
  const whole = monthRange(year, month);
  const { from: start = whole.start, to: end = whole.end } = days;
  await lockMonth(tx, year, month);
  await refuseWhilePlanning(tx, year, month);
  await refuseAmended(tx, project, { start, end });
  const { written } = await writeShifts(
    tx,
    async (shifts) => {
      await replaceOpenShifts(tx, shifts, { start, end, actor: by, now });
      const drafts = await shifts.publishDays({ start, end });
      if (drafts.length === 0) throw new ProblemError('nothing_to_publish');
      const people = new Set(drafts.filter((employee) => employee !== null));
      return { people, ...(await storeVersion(tx, project, { start, end, people, by })) };
    },
    {
      dates: [start, end],
      judge: null,
      record: ({ version, entries, open }) => {
        const part = isPart(start, end) && { start, end };
        const details = { year, month, version, shifts: entries.length, open, ...part };
        return [{ action_type: 'schedule.published', actor: by, details }];
      },
    },
  );
  const { archive, version, entries, open, people, receipts } = written;
  const published = entries.filter(({ date }) => date >= start && date <= end);
  await notifyMonth(tx, project, {
    year,
    month,
    version,
    what: isPart(start, end) ? 'days' : version === 1 ? 'first' : 'again',
    days: { start, end },
    counts: countsOf(published, people),
    receipts,
  });
  return {
    year,
    month,
    shifts: entries.length,
    open,
    archive_id: archive.id,
    published_at: archive.published_at,
    version,
  };
}

/** Whether days of a month are not all of it. */
function isPart(start: string, end: string): boolean {
  const whole = monthRange(yearOf(start), monthNumberOf(start));
  return start !== whole.start || end !== whole.end;
}

/**
 * Stores what is published now as the month's next version, and asks people to confirm it. The caller has locked the
 * month and published the days.
 * @param people whose shifts are different from the version before
 */
export async function storeVersion(
  tx: Tx,
  project: ProjectRow,
  { start, end, people, by }: { start: string; end: string; people: ReadonlySet<string>; by: string },
) {
  const [year, month] = [yearOf(start), monthNumberOf(start)];
  const version = await nextVersion(tx, { year, month });
  const whole = monthRange(year, month);
  // Later months count the nights and overtime that were published before them.
  if (people.size > 0) await refreshWarnings(tx, [...people], addDays(whole.end, 1));
  const { entries, open } = await snapshot(tx, project, whole.start, whole.end);
  const archive = {
    id: randomUUIDv7(),
    year,
    month,
    version,
    published_at: currentInstant(),
    published_by: by,
    shifts: entries.length,
    ...(isPart(start, end) && { starts_on: start, ends_on: end }),
  };
  await tx
    .insertInto('archive')
    .values({ ...archive, entries: JSON.stringify(entries) })
    .execute();
  const receipts = await askReceipts(tx, { archiveId: archive.id, people, askedAt: archive.published_at });
  return { archive, version, entries, open, receipts };
}

/** @throws `amendment_open` while one of the days is being amended, naming who does it since when */
export async function refuseAmended(
  tx: Tx,
  { time_zone: zone }: ProjectRow,
  { start, end }: { start: string; end: string },
): Promise<void> {
  const open = await tx
    .selectFrom('amendment')
    .select(['starts_on', 'ends_on', 'started_by', 'started_at'])
    .where('version', 'is', null)
    .where('starts_on', '<=', end)
    .where('ends_on', '>=', start)
    .orderBy('starts_on')
    .executeTakeFirst();
  if (!open) return;
  const { date, time } = localOf(zone, Date.parse(open.started_at));
  const nameOf = await namesOfUsers(tx, [open.started_by]);
  const name = nameOf(open.started_by, open.started_at) ?? open.started_by;
  const values = { name, since: `${date} ${time}`, start: open.starts_on, end: open.ends_on };
  throw new ProblemError('amendment_open', { values });
}

/** The number of shifts per employee. */
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
  const rows = await readPublished(tx, { start, end });
  const names = await namesOf(tx);
  // The rule's text on that day is not part of the published version.
  const entries = rows.map((row) =>
    presentShift({ ...row, violations: [] }, row.employee_id === null ? null : (names.get(row.employee_id) ?? null), {
      language: defaultLanguage,
      zone,
    }),
  );
  return { entries, open: countPlaces(rows.filter(isOpen)) };
}
