import type { BodyOf, costTerms } from '@pamaina/contract';

/** As the fields of the form have them: money in units of the currency, an empty number as an empty text. */
export interface TermsValues {
  employer_shares: { year: number | ''; percent: number | '' }[];
  role_rates: { role: string; starts: string | null; hourly_rate_cents: number | '' }[];
  budgets: BudgetValues[];
}

export interface BudgetValues {
  per: 'month' | 'week';
  starts: string | null;
  /** `none` ends what was before. */
  unit: 'money' | 'percent' | 'none';
  amount: number | '';
  planning: costTerms.Budget['planning'];
}

export const toValues = (stored: costTerms.CostTerms): TermsValues => ({
  employer_shares: stored.employer_shares,
  role_rates: stored.role_rates.map((rate) => ({
    ...rate,
    hourly_rate_cents: rate.hourly_rate_cents === null ? '' : rate.hourly_rate_cents / 100,
  })),
  budgets: stored.budgets.map(({ cents, percent, ...budget }) => ({
    ...budget,
    unit: cents !== null ? 'money' : percent !== null ? 'percent' : 'none',
    amount: cents !== null ? cents / 100 : (percent ?? ''),
  })),
});

/** What the API takes; what isn't typed yet is left as it is, so that it says what is missing. */
export const toBody = (values: TermsValues): BodyOf<typeof costTerms.putCostTerms> =>
  ({
    employer_shares: values.employer_shares,
    role_rates: values.role_rates.map((rate) => ({
      ...rate,
      starts: rate.starts ?? '',
      hourly_rate_cents: centsOf(rate.hourly_rate_cents),
    })),
    budgets: values.budgets.map(({ unit, amount, starts, ...budget }) => ({
      ...budget,
      starts: starts ?? '',
      cents: unit === 'money' ? centsOf(amount) : null,
      percent: unit === 'percent' ? amount : null,
    })),
  }) as BodyOf<typeof costTerms.putCostTerms>;

const centsOf = (amount: number | '') => (amount === '' ? '' : Math.round(amount * 100));
