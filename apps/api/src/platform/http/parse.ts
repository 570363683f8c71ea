import { constants } from '@pamaina/contract';
import type { z } from 'zod';
import { ProblemError } from './problem-error.ts';

/** A field's name is set by the caller: it is returned truncated to this length. */
const FIELD_NAME_TOLD = 100;
const KEY = /^[a-z][a-z_]*$/;

/**
 * The caller's input, parsed by the contract's schema.
 * @throws `invalid` with message keys by field (`invalid.<key>` in the language files)
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  // A Map, because callers name the fields: `constructor` can be one of them.
  const fields = new Map<string, Set<string>>();
  for (const [field, key] of result.error.issues.flatMap(keysOf))
    fields.set(field, (fields.get(field) ?? new Set()).add(key));
  throw new ProblemError('invalid', {
    fields: Object.fromEntries([...fields].map(([field, keys]) => [field, [...keys]])),
  });
}

function keysOf(issue: z.core.$ZodIssue): [field: string, key: string][] {
  const field = issue.path.join('.') || 'body';
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, constants.unknownFieldsTold)
      .map((key) => [issue.path.concat(key.slice(0, FIELD_NAME_TOLD)).join('.'), 'unknown_field']);
  if (issue.code === 'invalid_type')
    return [[field, issue.input === undefined || issue.input === null ? 'required' : 'wrong_type']];
  return [[field, KEY.test(issue.message) ? issue.message : 'wrong_value']];
}
