import type { z } from 'zod';

/**
 * Validates a form with the schema that the API also uses; returns texts by field, and by path within it
 * (`limits.max_weekends`). The schemas' messages are keys of the texts `invalid`.
 */
export function validateWith<Values>(
  schema: z.ZodType,
  t: (keys: string[]) => string,
  toBody: (values: Values) => unknown = (values) => values,
): (values: Values) => Record<string, string> {
  return (values) => {
    const result = schema.safeParse(toBody(values));
    const errors: Record<string, string> = {};
    for (const issue of result.error?.issues ?? []) {
      const text = t([`invalid:${issue.message}`, 'invalid:wrong_value']);
      errors[String(issue.path[0] ?? '')] ??= text;
      errors[issue.path.join('.')] ??= text;
    }
    return errors;
  };
}
