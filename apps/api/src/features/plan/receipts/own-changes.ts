import type { receipts, schedule } from '@pamaina/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { readEntries } from '../shifts/index.ts';
import type { OpenReceipt } from './open-receipts.ts';

interface Version {
  year: number;
  month: number;
  version: number;
  confirmed: boolean;
  /** The person's own, as archived. */
  shifts: unknown;
}

/**
 * By receipt: what is different for the person since the version that they confirmed last, or else since the one
 * before. Empty for a first version.
 */
export async function ownChanges(
  tx: Tx,
  employeeId: string,
  open: readonly OpenReceipt[],
): Promise<Map<string, receipts.OwnChange[]>> {
  const later = open.filter(({ version }) => version > 1);
  if (later.length === 0) return new Map();
  const { rows } = await sql<Version>`
    select year, month, archive.version, receipt.confirmed_at is not null as confirmed,
      jsonb_path_query_array(entries::jsonb, '$[*] ? (@.employee_id == $id)', jsonb_build_object('id', ${employeeId}::text)) as shifts
    from archive left join receipt on receipt.project_id = archive.project_id and receipt.archive_id = archive.id
      and receipt.employee_id = ${employeeId}
    where archive.project_id = ${tx.projectId}
      and year * 100 + month = any(${later.map(({ year, month }) => year * 100 + month)}::integer[])
    order by archive.version desc`.execute(tx);
  return new Map(
    later.map(({ id, year, month, version }) => {
      const versions = rows.filter((row) => row.year === year && row.month === month && row.version <= version);
      const [now, ...before] = versions;
      const known = before.find(({ confirmed }) => confirmed) ?? before[0];
      return [id, differences(readEntries(known?.shifts ?? []), readEntries(now?.shifts ?? []))];
    }),
  );
}

/** Shifts are matched by ID, then by date: another hour of the same day is one change. By date. */
function differences(before: readonly schedule.Shift[], after: readonly schedule.Shift[]): receipts.OwnChange[] {
  const changes: receipts.OwnChange[] = [];
  let [old, fresh] = [[...before], [...after]];
  for (const keyOf of [({ id }: schedule.Shift) => id, ({ date }: schedule.Shift) => date]) {
    const byKey = Map.groupBy(fresh, keyOf);
    const left: schedule.Shift[] = [];
    for (const shift of old) {
      const match = byKey.get(keyOf(shift))?.shift();
      if (match === undefined) left.push(shift);
      else changes.push({ before: slotOf(shift), after: slotOf(match) });
    }
    old = left;
    fresh = [...byKey.values()].flat();
  }
  changes.push(...old.map((shift) => ({ before: slotOf(shift), after: null })));
  changes.push(...fresh.map((shift) => ({ before: null, after: slotOf(shift) })));
  const startOf = ({ before: was, after: is }: receipts.OwnChange) => `${(is ?? was)?.date} ${(is ?? was)?.start_time}`;
  return changes
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

const slotOf = ({ date, start_time, end_time, role }: schedule.Shift) => ({ date, start_time, end_time, role });
