import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { schedule } from '@pamaina/contract';
import { sql } from 'kysely';
import { byName } from '../../../../platform/database/by-name.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { readEntries } from '../../shifts/index.ts';
import type { SheetShift } from '../sheet-shift.ts';

/** The newest publication of a month that a sheet touches. */
export interface Announcement {
  year: number;
  month: number;
  version: number;
  publishedAt: Date;
  /** Shifts that were changed, added or removed since. */
  changed: number;
  /** Who was asked to confirm the month, by name, each for the newest version that asks them. */
  receipts: { name: string; version: number; confirmedAt: Date | null }[];
}

interface Wanted {
  start: string;
  end: string;
  shifts: readonly SheetShift[];
}

/** What was announced of the months from `start` to `end`, and how much of it has changed since (DK 115(2)). */
export async function readAnnouncements(tx: Tx, wanted: Wanted): Promise<Announcement[]> {
  const { start, end, shifts } = wanted;
  const number = (date: string) => yearOf(date) * 12 + monthNumberOf(date) - 1;
  const rows = await tx
    .selectFrom('archive')
    .distinctOn(['year', 'month'])
    .select(['year', 'month', 'version', 'published_at', 'entries'])
    .where(sql<boolean>`year * 12 + month - 1 between ${number(start)} and ${number(end)}`)
    .orderBy('year')
    .orderBy('month')
    .orderBy('version', 'desc')
    .execute();
  const receipts = await readReceipts(tx, { from: number(start), to: number(end) });
  const published = shifts.filter(({ status }) => status === 'published');
  return rows.map(({ year, month, version, published_at, entries }) => {
    const first = `${year}-${String(month).padStart(2, '0')}`;
    const isIn = ({ date }: { date: string }) => date.startsWith(first) && date >= start && date <= end;
    const then = readEntries(entries).filter(isIn);
    const changed = differences(then, published.filter(isIn));
    const asked = receipts.filter((receipt) => receipt.year === year && receipt.month === month);
    return {
      year,
      month,
      version,
      publishedAt: new Date(published_at),
      changed,
      receipts: asked.map(({ name, version: of, confirmed_at }) => ({
        name,
        version: of,
        confirmedAt: confirmed_at === null ? null : new Date(confirmed_at),
      })),
    };
  });
}

/** @param from a month as `year * 12 + month - 1` */
async function readReceipts(tx: Tx, { from, to }: { from: number; to: number }) {
  const { rows } = await sql<{
    year: number;
    month: number;
    name: string;
    version: number;
    confirmed_at: string | null;
  }>`
    select * from (
      select distinct on (year, month, coalesce(employee_id, employee_name)) year, month, employee_name as name, archive.version,
        confirmed_at
      from receipt join archive on archive.project_id = receipt.project_id and archive.id = receipt.archive_id
      where receipt.project_id = ${tx.projectId} and year * 12 + month - 1 between ${from} and ${to}
      order by year, month, coalesce(employee_id, employee_name), archive.version desc
    ) as newest order by ${byName(tx, 'name')}`.execute(tx);
  return rows;
}

function differences(then: readonly schedule.Shift[], now: readonly SheetShift[]): number {
  const before = new Map(then.map((entry) => [entry.id, entry]));
  const unchanged = now.filter((shift) => {
    const entry = before.get(shift.id);
    return entry !== undefined && isSame(entry, shift);
  });
  return new Set([...before.keys(), ...now.map(({ id }) => id)]).size - unchanged.length;
}

function isSame(entry: schedule.Shift, { date, start, end, breakMinutes, role, person }: SheetShift): boolean {
  // A person who has been deleted since has no ID.
  const isTheirs = person !== null && person.id === null ? true : entry.employee_id === (person?.id ?? null);
  return (
    isTheirs &&
    entry.date === date &&
    entry.start_time === start &&
    entry.end_time === end &&
    entry.break_minutes === breakMinutes &&
    entry.role === role
  );
}
