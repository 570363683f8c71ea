import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

const DEPTH_MAX = 20;
const POISON = ['__proto__', 'constructor'];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies: an empty one is `undefined` (many calls need none); bytes that are not UTF-8 are rejected instead
 * of silently changed, and so are keys that would reach a prototype and nesting deeper than any of our calls (threats,
 * 43 to 45).
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
