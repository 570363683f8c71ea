import { clockTimeOf } from '@pamaina/contract';
import type { amendments } from '@pamaina/contract';
import { together, type Tx } from '../../../platform/database/database.ts';
import { namesOf } from '../../business/employees/index.ts';
import { shiftColumns, type ShiftRow } from '../planning-input/index.ts';

/** A change as stored: which published shift it concerns, and which draft it becomes. */
export interface StoredChange extends amendments.AmendmentChange {
  published: ShiftRow | null;
  draft: ShiftRow | null;
}

/**
 * What an amendment changes, by date.
 * @param now milliseconds since 1970
 */
export async function readChanges(tx: Tx, { id, now }: { id: string; now: number }): Promise<StoredChange[]> {
  const shifts = tx
    .selectFrom('shift')
    .select(shiftColumns)
    .where('amendment', '=', id)
    .orderBy('starts_at')
    .orderBy('id');
  const [rows, names] = await together(tx, () => [shifts.execute(), namesOf(tx)]);
  const changes = pairs(rows).flatMap(({ published, draft }): StoredChange[] => {
    const [before, after] = [sideOf(published, names), sideOf(draft, names)];
    if (keyOf(published) === keyOf(draft)) return [];
    const starts = [published, draft].flatMap((row) => (row ? Date.parse(row.starts_at) : []));
    return [
      { id: published?.id ?? draft?.id ?? '', before, after, has_begun: Math.min(...starts) <= now, published, draft },
    ];
  });
  return changes.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

type Pair = Pick<StoredChange, 'published' | 'draft'>;

/** Each published shift with the draft in its place, and the drafts that are added. */
function pairs(rows: readonly ShiftRow[]): Pair[] {
  const drafts = new Map(rows.flatMap((row) => (row.amends === null ? [] : [[row.amends, row] as const])));
  const added = rows.filter(({ status, amends }) => status === 'draft' && amends === null);
  return [
    ...rows
      .filter(({ status }) => status === 'published')
      .map((published) => ({ published, draft: drafts.get(published.id) ?? null })),
    ...added.map((draft) => ({ published: null, draft })),
  ];
}

const keyOf = (row: ShiftRow | null) =>
  row &&
  JSON.stringify([
    row.date,
    row.start_time,
    row.end_time,
    row.break_minutes,
    row.template,
    row.role,
    row.on_call,
    row.employee_id,
  ]);

function sideOf(row: ShiftRow | null, names: ReadonlyMap<string, string>): amendments.AmendmentChange['before'] {
  if (row === null) return null;
  const { date, start_time, end_time, role, template, employee_id } = row;
  return {
    date,
    start_time: clockTimeOf(start_time),
    end_time: clockTimeOf(end_time),
    role,
    template,
    employee_id,
    employee_name: employee_id === null ? row.former_name : (names.get(employee_id) ?? null),
  };
}

function placeOf({ id, before, after }: StoredChange): string {
  const side = before ?? after;
  return `${side?.date} ${side?.start_time} ${id}`;
}
