import type { rules } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

/** How the gap to the bound developed while a month's draft was generated. */
export interface Planning {
  seconds: number;
  curve: rules.CurvePoint[];
}

interface Month {
  year: number;
  month: number;
}

/** Stores it with the month, whose row the caller has locked; null: the month's shifts are no longer from a plan. */
export async function keepPlanning(tx: Tx, projectId: string, { year, month }: Month, planning: Planning | null) {
  await tx
    .updateTable('schedule_month')
    .set({ planning: planning && JSON.stringify(planning) })
    .where('project_id', '=', projectId)
    .where('year', '=', year)
    .where('month', '=', month)
    .execute();
}

/** @param date a local date of the month */
export async function readPlanning(tx: Tx, projectId: string, date: string): Promise<Planning | null> {
  const row = await tx
    .selectFrom('schedule_month')
    .select('planning')
    .where('project_id', '=', projectId)
    .where('year', '=', Number(date.slice(0, 4)))
    .where('month', '=', Number(date.slice(5, 7)))
    .executeTakeFirst();
  return row?.planning ?? null;
}
