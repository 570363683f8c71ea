import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { queryInteger, year } from '../base/fields.ts';

export const normKinds = ['full', 'part', 'reduced'] as const;
export type NormKind = (typeof normKinds)[number];

/** Hours of a contract in a query: `20` or `37.5`. */
const weekHours = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, 'number_format')
  .transform(Number)
  .pipe(z.number().min(1, 'number_range').max(60, 'number_range'));

const NormQuery = z
  .strictObject({
    year,
    kind: z.enum(normKinds, 'choice'),
    /** Optional, because the full norm is 40. */
    hours_per_week: weekHours.optional(),
    days_per_week: queryInteger(5, 6, 'choice').default(5),
  })
  .superRefine(({ kind, hours_per_week: hours }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['hours_per_week'], message });
    if (kind === 'full' && hours !== undefined && hours !== 40) refuse('number_range');
    if (kind !== 'full' && hours === undefined) refuse('required');
    if (kind === 'reduced' && hours !== undefined && hours >= 40) refuse('reduced_norm');
  });

export const NormMonth = z.object({
  /** 1 January. */
  month: z.number(),
  /** Working days that are not public holidays. */
  days: z.number(),
  minutes: z.number(),
});
export type NormMonth = z.infer<typeof NormMonth>;

export const listNorms = endpoint({
  method: 'GET',
  path: '/norms',
  summary: 'Norm hours of each month of a year by the public holidays of the project’s country',
  role: 'user',
  ability: 'member',
  project: true,
  query: NormQuery,
  status: 200,
  reply: z.array(NormMonth),
  errors: [],
});
