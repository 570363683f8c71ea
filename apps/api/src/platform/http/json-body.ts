import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

const DEPTH_MAX = 20;
const POISON = ['__proto__', 'constructor'];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads JSON bodies: none at all is `undefined` (many calls need none), bytes that are not UTF-8 are refused instead of silently
 * changed, so are keys that would reach a prototype and nesting that no call of ours has (threats, 43 to 45).
 */
export function readJsonBodies(app: FastifyInstance): void {
  // Fastify reads plain text on its own; no call of ours takes it.
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

function readJson(body: Buffer): unknown {
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

/** Looked at once it is read: the same key can be written in many ways. */
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
