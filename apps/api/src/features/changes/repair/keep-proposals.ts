import { randomUUIDv7 } from 'node:crypto';
import type { repair } from '@pamaina/contract';
import type { Proposal, ShiftMove } from '@pamaina/engine';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { hidesIllness } from '../../../platform/text/rule-text.ts';
import { presentPrices, pricesOf, readChangeFacts, type PricedChange } from '../../plan/late-changes/index.ts';
import type { LoadedPeriod } from '../../plan/planning-input/index.ts';
import type { Absence } from './absence.ts';
import { movedShifts } from './charge-moved.ts';
import { presentProposal, rankOpened, type Ranked } from './present-proposal.ts';
import type { StoredChange } from './stored-repair.ts';

interface Found {
  /** The best one first; at least one. */
  found: readonly Proposal[];
  /** The absence alone, if that differs from what was found. */
  alone?: Proposal | null;
  months: readonly LoadedPeriod[];
  /** Null: no employee is away. */
  absence: Absence | null;
}

/**
 * Stores each proposal, so that it can be applied with one click as long as its shifts are unchanged, and presents
 * them.
 */
export async function keepProposals(
  call: Call<typeof repair.proposeRepair | typeof repair.proposeFill>,
  { found, alone = null, months, absence }: Found,
) {
  const { projectId } = member(call);
  const keep = (moves: Proposal) => ({ id: randomUUIDv7(), moves, changes: storedChanges(moves, months) });
  const proposed = found.map(keep);
  const ofAbsence = alone && keep(alone);
  const stored = [...proposed, ...(ofAbsence ? [ofAbsence] : [])];
  const now = call.deps.now();
  const prices = await call.deps.database.inProject(projectId, async (tx) => {
    // A proposal of yesterday would be stale. An applied one can be undone for two days.
    await tx
      .deleteFrom('repair')
      .where(
        'created_at',
        '<',
        sql<string>`now() - case when applied_at is null then interval '1 day' else interval '2 days' end`,
      )
      .execute();
    const rows = stored.map(({ id, changes }) => ({
      project_id: projectId,
      id,
      employee_id: absence?.people[0] ?? null,
      others: absence?.people.slice(1) ?? [],
      starts_at: absence && new Date(absence.startsAt).toISOString(),
      ends_at: absence && new Date(absence.endsAt).toISOString(),
      is_open: absence?.isOpen ?? false,
      ...(absence && { type: absence.type, leave_code: absence.leave_code, note: absence.note }),
      changes: JSON.stringify(changes),
      applied_at: null,
    }));
    await tx.insertInto('repair').values(rows).execute();
    return pricesOfAll(tx, stored, { months, absence, now });
  });
  const lost = new Set(
    found[0]?.changes.flatMap(({ shiftId, from }) => (absence?.people.includes(from ?? '') ? (shiftId ?? []) : [])),
  );
  const ranked: Ranked = absence === null ? new Map() : rankOpened(months, { absence, lost });
  const reader = { language: call.language, hidesIllness: hidesIllness(call.caller) };
  const present = ({ id, moves }: (typeof stored)[number]) => ({
    ...presentProposal({ id, proposal: moves, isAlone: moves === alone, months, absence, ranked, reader, now }),
    prices: presentPrices(prices.get(id) ?? [], { language: call.language, caller: member(call) }),
  });
  const [best, ...others] = proposed.map(present);
  if (!best) throw new Error('a repair has at least one proposal');
  return { ...best, alternatives: others, alone: ofAbsence && present(ofAbsence) };
}

interface Kept {
  id: string;
  changes: readonly StoredChange[];
}

/** What each proposal costs as late changes if it is applied now, as applying it charges them. By its ID. */
async function pricesOfAll(
  tx: Tx,
  stored: readonly Kept[],
  { months, absence, now }: Pick<Found, 'months' | 'absence'> & { now: number },
): Promise<ReadonlyMap<string, PricedChange[]>> {
  const losers = new Set(stored.flatMap(({ changes }) => changes.flatMap(({ from }) => from ?? [])));
  const people = [...losers].filter((one) => absence?.people.includes(one) !== true);
  if (people.length === 0) return new Map();
  const facts = await readChangeFacts(tx, people, now);
  const rows = months.flatMap((month) => month.rows);
  const isPaid = ({ employeeId }: PricedChange) => people.includes(employeeId);
  return new Map(stored.map(({ id, changes }) => [id, pricesOf(movedShifts(rows, changes), facts).filter(isPaid)]));
}

/** The ids of the pinned shifts, which no proposal moves. */
export const pinnedIn = (months: readonly LoadedPeriod[]) =>
  months.flatMap(({ rows }) => rows.filter(({ pinned }) => pinned).map(({ id }) => id));

/** The changes with the versions of the shifts that they started from. */
function storedChanges(
  { changes }: { changes: readonly ShiftMove[] },
  months: readonly LoadedPeriod[],
): StoredChange[] {
  const rows = new Map(months.flatMap((month) => month.rows).map((row) => [row.id, row]));
  return changes.flatMap(({ shiftId, to }) => {
    const row = rows.get(shiftId ?? '');
    return row ? [{ shift_id: row.id, date: row.date, version: row.version, from: row.employee_id, to }] : [];
  });
}
