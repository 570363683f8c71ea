import { z } from 'zod';

/** How a published shift changes for the person who has it; one that gets longer isn't priced. */
export const changes = ['cancelled', 'given_away', 'cut', 'moved'] as const;
export type Change = (typeof changes)[number];

/**
 * `due`: it is paid; `rate_unknown`: it is, and the rate isn't known; `in_time`: early enough; `no_amount`: late,
 * and the law names no amount for it; `unset`: nothing is due until a regulation that isn't there yet begins it.
 */
export const priceStates = ['due', 'rate_unknown', 'in_time', 'no_amount', 'unset'] as const;

/** What the change of one published shift costs for the person who had it. */
export const Price = z.object({
  /** Of the published shift. */
  shift_id: z.string(),
  employee_id: z.string(),
  employee_name: z.string(),
  /** Of the published shift. */
  date: z.string(),
  change: z.enum(changes),
  /** How much later it is than the longest notice that was asked for; 0: in time. */
  hours_late: z.number(),
  /** Paid minutes; null for an amount that doesn't depend on hours. */
  minutes: z.number().nullable(),
  /** Null: not known, by `state`; or the caller may not see pay. */
  amount_cents: z.number().nullable(),
  /** Of the law, as the caller's language cites it; null under the business rule, and where it is in time. */
  article: z.string().nullable(),
  /** What it is paid by; null: nothing is. */
  basis: z.enum(['law', 'house']).nullable(),
  state: z.enum(priceStates),
});
export type Price = z.infer<typeof Price>;
