import type { absences } from '@pamaina/contract';
import { member, type Call } from '../../../platform/http/route.ts';
import { localOf } from '../../../platform/time/zone.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { balanceEffects, readBooksOf } from '../leave-types/index.ts';
import { namesOf } from '../../business/employees/index.ts';
import { shiftColumns } from '../../plan/planning-input/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { presentShift } from '../../plan/shifts/index.ts';
import { boundsOf, readAbsenceSpan } from '../time-off/index.ts';
import { effectOf, proposeRepair } from './propose-repair.ts';

/**
 * What an absence would do: the shifts that it opens, the fewest changes that fill them, and the balances. Only the
 * proposals are stored, so that they can be applied.
 * @throws as `proposeRepair`
 */
export async function previewAbsences(call: Call<typeof absences.previewAbsences>) {
  const { employee_ids: people, type, note, ...days } = call.body;
  const [employee_id = '', ...others] = people;
  const bounds = boundsOf(days);
  const body = { employee_id, others, type, note, ...bounds };
  const { alone, alternatives: _, overdrawn: __, ...best } = await proposeRepair({ ...call, body });
  const ids = (alone ?? best).changes.flatMap(({ shift_id, from_employee_id }) =>
    people.includes(from_employee_id ?? '') ? [shift_id] : [],
  );
  return call.deps.database.inProject(member(call).projectId, async (tx) => {
    const { time_zone: zone } = await findProject(tx);
    const today = localOf(zone, call.deps.now()).date;
    const effect = effectOf(zone, { people, type, ...readAbsenceSpan(zone, bounds) }, today);
    const balance = effect === null ? [] : balanceEffects(await readBooksOf(tx, effect), effect);
    const rows =
      ids.length === 0 ? [] : await tx.selectFrom('shift').select(shiftColumns).where('id', 'in', ids).execute();
    const names = await namesOf(tx);
    return {
      opened: rows
        .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
        .map((row) => presentShift(row, names.get(row.employee_id ?? '') ?? null, readerOf(call, zone))),
      repair: best.changes.length === 0 ? null : best,
      balance: balance.map(({ employee_id: id, type: kind, year, left, takes }) => ({
        employee_id: id,
        type: kind,
        year,
        left_before: left,
        left_after: Math.round((left - takes) * 100) / 100,
      })),
    };
  });
}
