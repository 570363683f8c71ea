import type { PayBudget } from '@pamaina/engine';
import type { Tx } from '../../../platform/database/database.ts';

/** As `readPeriod` reads them; amounts in cents of gross pay. */
export type MonthBudgetRow = Omit<PayBudget, 'from' | 'to'> & { starts: string; ends: string };

/** As the engine takes them. */
export const toEngineBudget = ({ starts, ends, ...budget }: MonthBudgetRow): PayBudget => ({
  from: starts,
  to: ends,
  ...budget,
});

/** From now on a month is planned and explained by these. @param month its first day */
export async function storeMonthBudgets(tx: Tx, month: string, budgets: readonly PayBudget[]): Promise<void> {
  await tx.deleteFrom('month_budget').where('month', '=', month).execute();
  if (budgets.length === 0) return;
  const rows = budgets.map(({ from, to, ...budget }) => ({ month, starts: from, ends: to, ...budget }));
  await tx.insertInto('month_budget').values(rows).execute();
}

/** Budgets have changed: until they are generated again, months are no longer explained by those before. */
export async function forgetMonthBudgets(tx: Tx): Promise<void> {
  await tx.deleteFrom('month_budget').execute();
}
