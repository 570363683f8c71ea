import { z } from 'zod';
import { date, integer, text } from '../base/fields.ts';

/** A limit of a collective agreement or a business rule, on top of the law from one day to another, both included. */
export const AgreedLimit = z
  .strictObject({
    /** As the pack names it. */
    rule: text(40),
    /** Which of its values. */
    part: text(40),
    /** In the unit of the limit. */
    value: integer(0, 1_000_000),
    kind: z.enum(['collective', 'house'], 'choice'),
    /** What it is called where the limit is cited. */
    name: text(80),
    from: date,
    until: date.nullable(),
  })
  .refine(({ from, until }) => until === null || from <= until, { path: ['until'], message: 'end_date_before_start' });
export type AgreedLimit = z.output<typeof AgreedLimit>;
