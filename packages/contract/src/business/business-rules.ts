import { z } from 'zod';
import { integer } from '../base/fields.ts';

/** A number of a rule: the range that is allowed, and what the form begins with. */
interface RuleNumber {
  least: number;
  most: number;
  initial: number;
}

/**
 * A rule that numbers define.
 * @param ordered two numbers: the first is at most the second
 */
function ruleOf<Name extends string>(
  numbers: Record<Name, RuleNumber>,
  ordered?: readonly [NoInfer<Name>, NoInfer<Name>],
) {
  const names = Object.keys(numbers) as Name[];
  const shape = Object.fromEntries(names.map((name) => [name, integer(numbers[name].least, numbers[name].most)]));
  const schema = z.strictObject(shape as Record<Name, z.ZodInt>).superRefine((values, context) => {
    const [low, high] = ordered ?? [];
    const of = values as Record<Name, number>;
    if (low !== undefined && high !== undefined && of[low] > of[high])
      context.addIssue({ code: 'custom', path: [low], message: 'number_range' });
  });
  return { numbers, schema };
}

/**
 * The rules of a business that numbers define, by their field in the settings: the rule's code with underscores. The
 * contract, what is stored, the engine's problem, the form and the history are derived from this list; the engine has
 * the rule under the same name, `i18n` its texts (CONTRIBUTING, "Adding a rule").
 */
export const businessRules = {
  /** At least so many weekends off in any so many weeks. */
  weekends_off: ruleOf({ least: { least: 1, most: 3, initial: 1 }, in_weeks: { least: 2, most: 4, initial: 2 } }, [
    'least',
    'in_weeks',
  ]),
  /** Both days of a weekend, or neither. */
  complete_weekends: ruleOf({}),
  /** The same template on both days of a weekend. */
  same_weekend_shift: ruleOf({}),
  /** After so many nights in a row or more, at least so many hours of rest. */
  rest_after_nights: ruleOf({
    nights: { least: 1, most: 7, initial: 2 },
    hours: { least: 12, most: 168, initial: 48 },
  }),
  /** Split days (DK 113): the least and the longest break in hours, and how many from Monday to Sunday. */
  split_days: ruleOf(
    {
      least_break: { least: 1, most: 6, initial: 2 },
      most_break: { least: 1, most: 12, initial: 5 },
      most_per_week: { least: 1, most: 7, initial: 2 },
    },
    ['least_break', 'most_break'],
  ),
  /** At most so many different times of day at which an employee starts to work, from Monday to Sunday. */
  start_times: ruleOf({ most_per_week: { least: 1, most: 7, initial: 2 } }),
};

/** The rules that a business has, each with its numbers; a rule left out does not apply. */
export const BusinessRules = z.strictObject(
  Object.fromEntries(Object.entries(businessRules).map(([name, { schema }]) => [name, schema.optional()])) as {
    [Name in keyof typeof businessRules]: z.ZodOptional<(typeof businessRules)[Name]['schema']>;
  },
);
export type BusinessRules = z.infer<typeof BusinessRules>;
