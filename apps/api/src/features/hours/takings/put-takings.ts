import type { takings } from '@pamaina/contract';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { lastOfEach, storeTakings, type SentTaking } from './store-takings.ts';
import { atOf, readTakingTime } from './taking-times.ts';

const DAY = 1440;
const HOUR = 60;

/**
 * Stores what came in. All rows or none.
 * @throws 422 at the row: a time that never was in the night of a clock change, that doesn't begin a quarter of an hour
 * or the length of its row, or on a day that is still to come; a day as a whole and by hours at once
 */
export async function putTakings(call: ProjectCall<typeof takings.putTakings>) {
  const { tx, now } = call;
  const { time_zone } = await findProject(tx);
  const today = localOf(time_zone, now).date;
  const rows = call.body.map(({ at, minutes: length, kind, value }, index): SentTaking => {
    const time = readTakingTime(time_zone, at);
    if (typeof time === 'string') throw fieldProblem(`${index}.at`, time);
    if (time.date > today) throw fieldProblem(`${index}.at`, 'takings_future');
    const minutes = time.minute === null ? DAY : (length ?? HOUR);
    if (time.minute !== null && time.minute % minutes !== 0) throw fieldProblem(`${index}.at`, 'takings_quarter');
    return { ...time, kind, minutes, value };
  });
  checkLengths(rows);
  const changed = await storeTakings(tx, rows, now);
  const dates = rows.map(({ date }) => date).toSorted();
  const [start, end] = [dates[0] ?? today, dates.at(-1) ?? today];
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (changed > 0)
    await recordActivity(tx, {
      action_type: 'takings.stored',
      actor: call.caller.username,
      details: { start, end, kinds, rows: changed },
    });
  const known = lastOfEach(rows).flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]));
  return {
    changed,
    rows: known.map((row) => ({ at: atOf(row), minutes: row.minutes, kind: row.kind, value: row.value })),
  };
}

/** A day is known as a whole, or by times of one length. */
function checkLengths(rows: readonly SentTaking[]): void {
  const lengths = new Map<string, number>();
  for (const [index, { kind, date, minutes }] of rows.entries()) {
    const before = lengths.get(`${kind} ${date}`) ?? minutes;
    if (before !== minutes) throw fieldProblem(`${index}.at`, 'takings_lengths');
    lengths.set(`${kind} ${date}`, minutes);
  }
}
