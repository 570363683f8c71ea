import type { AnyEndpoint } from '@pamaina/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { sampleFile } from '../call-endpoint.ts';
import { POOL, sampleOf } from '../seeds/sample-of.ts';
import { replaceReferences, type Tenant } from '../seeds/whole-tenant.ts';
import {
  hostileBodies,
  hostileCredentials,
  hostileHeaders,
  hostileQueries,
  hostileTexts,
  hostileTypes,
  hostileValues,
} from './hostile.ts';

/** A request as it is sent. */
export interface DrawnRequest {
  method: AnyEndpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Whose credentials it has, if they are whole. */
  who: 'manager' | 'employee' | 'nobody';
}

/** A source of choices that a seed repeats: `fc.gen()`. */
type Source = (build: typeof fc.nat, max: number) => number;

/** Whose keys a request names. */
export interface World {
  mine: Tenant;
  foreign: Tenant;
}

/**
 * Draws requests to endpoints: in the shape of the contract, with keys of one's own and of others, then with some of it
 * replaced, missing or added.
 */
export function createDrawing({ mine, foreign }: World) {
  const keys = [...mine.keys.values()].flat();
  const pool = [...POOL, ...keys, ...[...foreign.keys.values()].flat(), mine.manager.projectId];
  const fitting = new WeakMap<z.ZodType, unknown[]>();
  const fits = (schema: z.ZodType) => {
    const known = fitting.get(schema) ?? pool.filter((value) => schema.safeParse(value).success);
    fitting.set(schema, known);
    return known;
  };

  return (endpoint: AnyEndpoint, source: Source): DrawnRequest => {
    const draw = choosing(source);
    const value = (schema: z.ZodType): unknown => {
      if (draw.chance(2)) return drawn(schema, draw, fits);
      const from = draw.chance(5) ? foreign : mine;
      return replaceReferences(sampleOf(schema), (table) => draw.pick(from.keys.get(table) ?? [undefined]));
    };
    const object = (schema: z.ZodType) => value(schema) as Record<string, unknown>;
    const params = endpoint.params ? object(endpoint.params) : {};
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (draw.chance(12)) return draw.pick(['%ff', '%', '..', '%2e%2e%2f', '%00', '']);
      return encodeURIComponent(draw.chance(6) ? draw.pick(hostileTexts) : String(params[name]));
    });
    const search = endpoint.query ? queryOf(object(endpoint.query), draw) : '';
    const raw = draw.chance(15) ? `${search && '&'}${draw.pick(hostileQueries)}` : '';
    const who = draw.pick(['manager', 'manager', 'manager', 'employee', 'employee', 'nobody'] as const);
    const isForged = draw.chance(25);
    return {
      method: endpoint.method,
      url: `/api${path}${search || raw ? `?${search}${raw}` : ''}`,
      who: isForged ? 'nobody' : who,
      headers: {
        prefer: 'respond-async',
        // Each from a network of its own: limits have tests of their own.
        'x-forwarded-for': [10, ...[255, 255, 255].map((most) => draw.upTo(most))].join('.'),
        ...(who !== 'nobody' && { authorization: `Bearer ${mine.tokens[who]}` }),
        ...(isForged && { authorization: draw.pick(hostileCredentials) }),
        ...(draw.chance(4) && { 'idempotency-key': `key-${draw.upTo(1_000_000)}` }),
        ...(draw.chance(3) && draw.pick(hostileHeaders)),
        ...(draw.chance(8) && draw.pick(hostileHeaders)),
        ...contentOf(endpoint, draw).headers,
      },
      ...bodyOf(endpoint, draw, value),
    };
  };
}

interface Choices {
  upTo(most: number): number;
  chance(oneIn: number): boolean;
  pick<T>(list: readonly T[]): T;
}

function choosing(source: Source): Choices {
  const upTo = (most: number) => source(fc.nat, most);
  return {
    upTo,
    chance: (oneIn) => upTo(oneIn - 1) === 0,
    pick: <T>(list: readonly T[]) => list[upTo(list.length - 1)] as T,
  };
}

/** A value in the shape of a schema, field by field; rules between fields may refuse it. */
function drawn(schema: z.ZodType, draw: Choices, fits: (schema: z.ZodType) => unknown[]): unknown {
  const inner = (part: unknown) => drawn(part as z.ZodType, draw, fits);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return draw.chance(3) ? undefined : inner(schema.unwrap());
  if (schema instanceof z.ZodNullable) return draw.chance(4) ? null : inner(schema.unwrap());
  if (schema instanceof z.ZodArray) return Array.from({ length: draw.upTo(3) }, () => inner(schema.element));
  if (schema instanceof z.ZodEnum) return draw.pick(schema.options);
  if (schema instanceof z.ZodLiteral) return draw.pick([...schema.values]);
  if (schema instanceof z.ZodUnion) return inner(draw.pick(schema.options));
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, inner(field)]));
  const fitting = fits(schema);
  if (fitting.length > 0) return draw.pick(fitting);
  return schema instanceof z.ZodPipe ? inner(schema.in) : draw.pick(hostileValues);
}

function queryOf(query: Record<string, unknown>, draw: Choices): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || draw.chance(15)) continue;
    search.append(name, draw.chance(8) ? draw.pick(hostileTexts) : String(value as string));
    if (draw.chance(30)) search.append(name, draw.pick(hostileTexts));
  }
  return search.toString();
}

/** Replaces, removes or adds somewhere in it. */
function spoiled(value: unknown, draw: Choices): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || draw.chance(6))
    return draw.pick(hostileValues);
  const entries = Object.entries(value);
  const at = draw.upTo(entries.length - 1);
  const [name, inner] = entries[at] as [string, unknown];
  if (Array.isArray(value)) {
    if (draw.chance(5)) return Array.from({ length: 2_000 }, () => inner);
    return draw.chance(5) ? value.toSpliced(at, 1) : value.with(at, spoiled(inner, draw));
  }
  if (draw.chance(6)) return Object.fromEntries(entries.toSpliced(at, 1));
  if (draw.chance(8))
    return { ...value, [draw.pick(['extra', 'toString', 'version', '\u0000', ''])]: draw.pick(hostileValues) };
  return { ...value, [name]: spoiled(inner, draw) };
}

function contentOf({ body, upload, bodyKind }: AnyEndpoint, draw: Choices): { headers: Record<string, string> } {
  const usual = upload ? draw.pick(upload) : bodyKind === 'form' ? 'application/x-www-form-urlencoded' : JSON_TYPE;
  if (!body && !upload) return { headers: draw.chance(20) ? { 'content-type': draw.pick(hostileTypes) } : {} };
  return { headers: { 'content-type': draw.chance(15) ? draw.pick(hostileTypes) : usual } };
}

const JSON_TYPE = 'application/json';

function bodyOf(
  { body, bodyKind, upload }: AnyEndpoint,
  draw: Choices,
  valueOf: (schema: z.ZodType) => unknown,
): { payload?: string | Buffer } {
  if (upload) return { payload: draw.chance(2) ? sampleFile(upload[0] ?? '') : draw.pick(hostileBodies) };
  if (!body) return draw.chance(20) ? { payload: draw.pick(hostileBodies) } : {};
  if (draw.chance(20)) return { payload: draw.pick(hostileBodies) };
  let value = valueOf(body);
  for (let left = draw.pick([0, 0, 1, 1, 2, 3]); left > 0; left -= 1) value = spoiled(value, draw);
  if (bodyKind !== 'form') return { payload: JSON.stringify(value) ?? '' };
  const fields = Object.entries((value ?? {}) as object).map(([name, inner]) => [name, String(inner).toWellFormed()]);
  return { payload: new URLSearchParams(fields as [string, string][]).toString() };
}
