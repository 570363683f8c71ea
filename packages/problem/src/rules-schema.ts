import { ruleNumbers } from '@pamaina/engine';
import { z } from 'zod';
import { count, name } from './field-schemas.ts';

/** The numbers of rules: each a field of its own. */
const numbers: object = Object.fromEntries(
  Object.entries(ruleNumbers).map(([field, { least, most = {}, ordered }]) => {
    const fields = Object.fromEntries(
      Object.entries(least).map(([name, from]) => {
        const { [name]: to } = most;
        return [name, to === undefined ? count.min(from) : count.min(from).max(to, `must be at most ${to}`)];
      }),
    );
    const [low = '', high = ''] = ordered ?? [];
    const isOrdered = (of: Record<string, number>): boolean => (of[low] ?? 0) <= (of[high] ?? 0);
    const schema = z.strictObject(fields).refine(isOrdered, { path: [low], error: `must be at most ${high}` });
    return [field, schema.exactOptional()];
  }),
);

/** The business's own rules. */
export const rules = z.strictObject({
  ...numbers,
  closingBeforeOpening: z.boolean().exactOptional(),
  maxOfTemplate: z
    .array(z.strictObject({ template: name, perWeek: count.exactOptional(), perPeriod: count.exactOptional() }))
    .exactOptional(),
  pairs: z.array(z.strictObject({ first: name, second: name, kind: z.enum(['together', 'apart']) })).exactOptional(),
  certificates: z
    .array(z.strictObject({ kind: name, role: name.nullable(), template: name.nullable() }))
    .exactOptional(),
  templateRuns: z
    .array(
      z
        .strictObject({ template: name, least: count.min(1).exactOptional(), most: count.min(1).exactOptional() })
        .refine(({ least, most }) => (least ?? 0) <= (most ?? Infinity), {
          path: ['least'],
          error: 'must be at most most',
        })
        .refine(({ least, most }) => least !== undefined || most !== undefined, {
          path: ['most'],
          error: 'is required, or least',
        }),
    )
    .exactOptional(),
  seniors: z.array(z.strictObject({ template: name, role: name.nullable(), least: count })).exactOptional(),
  alcoholRoles: z.array(name).exactOptional(),
  severities: z.record(name, z.enum(['off', 'soft', 'consent', 'hard'])).exactOptional(),
});

/** A template, any shift, or a day off. */
const place = z.union([name, z.strictObject({ work: z.boolean() })], {
  error: 'must be a template, { "work": true } or { "work": false }',
});

export const forbiddenSequences = z
  .array(
    z.strictObject({
      first: place,
      next: place,
      third: place.exactOptional(),
      weekday: z.int().min(1).max(7).exactOptional(),
    }),
  )
  .max(1000);
