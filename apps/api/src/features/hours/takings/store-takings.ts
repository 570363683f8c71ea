import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { takings } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { TakingTime } from './taking-times.ts';

/** A part of an hour, an hour, or the day. */
export type TakingMinutes = 15 | 30 | 60 | 1440;

export interface NewTaking extends TakingTime {
  kind: takings.TakingsKind;
  /** How long the time is; 1440: the day. */
  minutes: TakingMinutes;
  value: number;
}

/** The same as a client sends it: null, where nothing is known of it any more. */
export type SentTaking = Omit<NewTaking, 'value'> & { value: number | null };

/** A date and kind has times of one length: the day, or parts of it. */
export const keyOf = ({ kind, date, minute, is_again }: Omit<NewTaking, 'minutes' | 'value'>) =>
  `${kind} ${date} ${String(minute)} ${String(is_again)}`;

/** The last of the same time and kind counts: a till repeats and reorders. */
export const lastOfEach = (given: readonly SentTaking[]): SentTaking[] => [
  ...new Map(given.map((row) => [keyOf(row), row])).values(),
];

/**
 * Stores what came in; the last of the same time and kind counts. Where a value is different, or a day is known by
 * times of another length, the row before is kept as replaced. What is there already isn't written again.
 * @returns how many were written
 */
export async function storeTakings(tx: Tx, given: readonly SentTaking[], now: number): Promise<number> {
  const rows = lastOfEach(given);
  const dates = [...new Set(rows.map(({ date }) => date))];
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  // A date has times of one length, which no index can say: one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`takings:${tx.projectId}`}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('taking')
    .select(['id', 'kind', 'date', 'minute', 'is_again', 'minutes', 'value'])
    .where('date', 'in', dates)
    .where('kind', 'in', kinds)
    .where('replaced_at', 'is', null)
    .execute();
  const current = new Map(known.map((row) => [keyOf(row), row]));
  const isSame = (row: SentTaking) => {
    const before = current.get(keyOf(row));
    if (row.value === null) return before === undefined;
    return before?.minutes === row.minutes && Number(before.value) === row.value;
  };
  const changed = rows.filter((row) => !isSame(row));
  const lengths = new Map(rows.map(({ kind, date, minutes }) => [`${kind} ${date}`, minutes]));
  const outdated = new Set(changed.map(keyOf));
  const replaced = known.filter((row) => {
    const length = lengths.get(`${row.kind} ${row.date}`);
    return outdated.has(keyOf(row)) || (length !== undefined && length !== row.minutes);
  });
  const at = new Date(now).toISOString();
  for (const part of parts(replaced))
    await tx
      .updateTable('taking')
      .set({ replaced_at: at })
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
  const stored = changed.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]));
  for (const part of parts(stored))
    await tx
      .insertInto('taking')
      .values(part.map((row) => ({ id: randomUUIDv7(), ...row, recorded_at: at })))
      .execute();
  return changed.length;
}

/** A statement takes at most 65,535 values. */
const PART = 5_000;
const parts = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, index) => rows.slice(index * PART, (index + 1) * PART));
