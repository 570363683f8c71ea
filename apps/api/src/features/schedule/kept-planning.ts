import type { rules } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

/** How the plan that made a month's draft closed in on what is possible. */
export interface Planning {
  seconds: number;
  curve: rules.CurvePoint[];
}

interface Month {
  year: number;
  month: number;
}

/** Keeps it with the month, whose row the caller has locked; null: the month's shifts come from no plan any more. */
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
