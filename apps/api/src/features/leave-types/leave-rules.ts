import { allAbsenceTypes, leaveTypes, workingTimeSheet, type AbsenceType } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

export type LeaveRule = leaveTypes.LeaveRule;

const columns = [
  'is_paid',
  'unit',
  'balance',
  'yearly',
  'since',
  'carry_over_max',
  'carry_over_until',
  'is_pro_rata',
] as const;

/** Every type of absence as the business has it, in the order of the contract. */
export async function readLeaveTypes(tx: Tx): Promise<leaveTypes.LeaveType[]> {
  const { sheet_signs } = await tx
    .selectFrom('project')
    .select('sheet_signs')
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('leave_type')
    .select(['type', 'version', ...columns])
    .execute();
  const stored = new Map(rows.map((row) => [row.type, row]));
  return allAbsenceTypes.map((type) => {
    const code = sheet_signs[type] ?? workingTimeSheet.signDefaults[type];
    const row = stored.get(type);
    if (row === undefined) return { type, code, ...leaveTypes.usualLeaveRule(type), version: 0 };
    const { is_paid, unit, balance, yearly, since, carry_over_max, carry_over_until, is_pro_rata, version } = row;
    return {
      type,
      code,
      is_paid,
      unit,
      // Checked when it was stored.
      balance: balance as AbsenceType | null,
      yearly,
      since,
      carry_over_max,
      carry_over_until,
      is_pro_rata,
      version,
    };
  });
}
