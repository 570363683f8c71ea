import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../ground/problem-error.ts';
import { constants } from '@pamaina/contract';
import type { z } from 'zod';

const DEPTH_MAX = 20;
const POISON = ['__proto__', 'constructor'];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies: an empty one is `undefined` (many calls need none); bytes that are not UTF-8 are rejected instead
 * of silently changed, and so are keys that would reach a prototype and nesting deeper than any of our calls.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // Fastify parses plain text by default; none of our calls accepts it.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    (_request, body, done) => {
      try {
        done(null, readJson(body as Buffer));
      } catch (error) {
        done(error instanceof Error ? error : new ProblemError('malformed'));
      }
    },
  );
}

/** @throws `malformed` */
export function readJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw new ProblemError('malformed');
  }
  if (!isHarmless(value)) throw new ProblemError('malformed');
  return value;
}

/** Checked after parsing: the same key can be written in many ways. */
function isHarmless(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth < DEPTH_MAX; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => POISON.some((key) => Object.hasOwn(value, key)))) return false;
    level = objects.flatMap((value): unknown[] => Object.values(value));
    if (level.length === 0) return true;
  }
  return false;
}

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
