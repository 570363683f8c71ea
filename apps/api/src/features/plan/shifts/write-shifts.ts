import type { Tx } from '../../../platform/database/database.ts';
import { type Activity, recordActivities } from '../../access/activity/index.ts';
import type { LoadedPeriod } from '../planning-input/index.ts';
import { refuseUnlocked, refusingOverlap } from './begin-edit.ts';
import { type JudgedShift, judgedShifts, refreshAround, refreshWarnings } from './judged-shifts.ts';
import { ShiftTable } from './shift-table.ts';

/** What a change of shifts entails: all of it is said, so that none of it is forgotten. */
interface Cause<Written> {
  /** Of the shifts as they were and will be; the caller has locked their months. */
  dates: readonly string[];
  /** Whose shifts are judged again. Null: nothing changes that a rule looks at, or the rest of the change judges. */
  judge: readonly (string | null)[] | 'all' | null;
  /** They are judged in all months to come, not only around the dates. */
  isFarReaching?: boolean;
  /** The shifts that the caller shows with what they break. */
  shows?: readonly string[];
  /** The lines of the history. Null: one line of the caller says more than this change. */
  record: ((written: Written, judged: readonly JudgedShift[]) => readonly Activity[]) | null;
}

interface WrittenShifts<Written> {
  /** What `write` returned. */
  written: Written;
  /** The months around the dates, where all their shifts were judged. */
  months: ReadonlyMap<string, LoadedPeriod>;
  /** The shifts of `shows`, in their order. */
  judged: readonly JudgedShift[];
}

/**
 * The one way for other features to write shifts, in a transaction that has locked their months: requests that end are
 * closed, the shifts written, their minutes counted, whom it concerns judged, and the history recorded, in this order.
 * @param write makes the changes, and whatever must be there before they are judged
 * @throws Error when a month is not locked; `shift_overlaps`; `invalid` for a day without a contract
 */
export async function writeShifts<Written>(
  tx: Tx,
  write: (shifts: ShiftTable) => Promise<Written>,
  { dates, judge, isFarReaching = false, shows, record }: Cause<Written>,
): Promise<WrittenShifts<Written>> {
  refuseUnlocked(tx, dates);
  const shifts = new ShiftTable(tx);
  const written = await refusingOverlap(write(shifts));
  await shifts.count();
  const people = judge === 'all' ? judge : [...new Set(judge?.filter((employee) => employee !== null))];
  let judged: JudgedShift[] = [];
  let months: ReadonlyMap<string, LoadedPeriod> = new Map();
  if (isFarReaching) await refreshWarnings(tx, people);
  else if (shows !== undefined && people !== 'all') judged = await judgedShifts(tx, { ids: shows, dates, people });
  else if (judge !== null) months = await refreshAround(tx, dates, people);
  if (record !== null) await recordActivities(tx, record(written, judged));
  return { written, months, judged };
}
