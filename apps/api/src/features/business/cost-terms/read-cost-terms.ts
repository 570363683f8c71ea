import { costTerms } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from 'kysely';

/** As they are stored; amounts of money in cents, shares in percent. */
export type StoredCostTerms = Omit<costTerms.CostTerms, 'version'>;

/** What an hour costs, and what a month or week may cost. One statement. */
export async function readCostTerms(tx: Tx): Promise<costTerms.CostTerms> {
  const { rows } = await sql<costTerms.CostTerms>`
    select
      coalesce((select version from cost_terms where project_id = ${tx.projectId}), 0) as version,
      (select coalesce(json_agg(json_build_object('year', year, 'percent', percent) order by year), '[]')
        from employer_share where project_id = ${tx.projectId}) as employer_shares,
      (select coalesce(json_agg(json_build_object('role', role, 'starts', starts, 'hourly_rate_cents', hourly_rate_cents)
          order by role, starts), '[]')
        from role_rate where project_id = ${tx.projectId}) as role_rates,
      (select coalesce(json_agg(json_build_object('per', per, 'starts', starts, 'cents', cents, 'percent', percent,
          'planning', planning) order by per, starts), '[]')
        from budget where project_id = ${tx.projectId}) as budgets`.execute(tx);
  return rows[0] ?? { version: 0, employer_shares: [], role_rates: [], budgets: [] };
}

/** The rates of roles, inside a statement about `project`. */
export const roleRates = sql<{ role: string; starts: string; hourly_rate_cents: number }[]>`(
  select coalesce(json_agg(json_build_object('role', role, 'starts', starts, 'hourly_rate_cents', hourly_rate_cents)
    order by role, starts), '[]')
  from role_rate where role_rate.project_id = project.id
)`;

/** What gross pay is multiplied by to be the employer's cost, on a date. */
export const costFactorOn = ({ employer_shares }: StoredCostTerms, date: string): number =>
  1 + costTerms.employerShareOf(employer_shares, Number(date.slice(0, 4))) / 100;

/** Cents an hour of a role on a date, for employees without a rate of their own; null: not known. */
export function roleRateOn(
  { role_rates }: Pick<StoredCostTerms, 'role_rates'>,
  role: string,
  date: string,
): number | null {
  const begun = role_rates.filter((rate) => rate.role === role && rate.starts <= date);
  return begun.toSorted((a, b) => b.starts.localeCompare(a.starts))[0]?.hourly_rate_cents ?? null;
}

/** The budget of the month or week that begins on a date; null: none. */
export function budgetOf(
  { budgets }: StoredCostTerms,
  per: 'month' | 'week',
  starts: string,
): costTerms.CostTerms['budgets'][number] | null {
  const begun = budgets.filter((one) => one.per === per && one.starts <= starts);
  const last = begun.toSorted((a, b) => b.starts.localeCompare(a.starts))[0];
  return last === undefined || (last.cents === null && last.percent === null) ? null : last;
}
