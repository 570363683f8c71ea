import { createHash } from 'node:crypto';
import { createAllowances } from './allowances.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../ground/problem-error.ts';
import { tracedStatement } from '../tracing/tracing.ts';

/**
 * Counts what an attacker would repeat, for all processes together: a row for each key in `limit_window`, counted by
 * one statement on connections apart. So it counts whatever becomes of the transaction around it, and never waits for
 * a connection that a transaction holds. Without the database each throws what makes the answer 503: nobody guesses
 * uncounted.
 */
export interface Limits {
  /**
   * Takes `key` once, or `count` times; zero only checks whether any are left. Taking more than are left uses up the
   * rest.
   * @param key its kind, a colon, and what is counted: the number of keys of a kind is limited
   * @throws `too_many_requests` with Retry-After when `key` was taken `most` times within the last `seconds`
   */
  take(key: string, most: number, seconds: number, count?: number): Promise<void>;
  /**
   * Takes all keys once, or none of them.
   * @param stop when the first key was taken so often, the others are not looked at
   */
  takeAll(keys: readonly Counted[], stop: number): Promise<Taken>;
  /**
   * The same as `take` for requests that are many and harmless: a process takes some in advance and mostly answers from
   * memory. No more than `most` pass in all, but what a process has taken in advance others can't use.
   * @throws `too_many_requests` with Retry-After
   */
  spend(key: string, most: number, seconds: number): Promise<void>;
  /**
   * Takes `key` once, where each one after the free ones waits longer than the one before; one that comes too early is
   * rejected uncounted.
   * @throws `too_many_requests` with Retry-After
   */
  step(key: string, pace: Pace): Promise<void>;
  /** How often `key` was taken, and for how many seconds that is stored. */
  seen(key: string): Promise<Seen>;
  /** Returns one of each: the attempt was honest, or was rejected for another reason. */
  refund(...keys: string[]): Promise<void>;
  /** It was honest: resets the count. */
  forget(key: string): Promise<void>;
}

export interface Counted {
  key: string;
  /** Taken only while it was taken less often than this. */
  below: number;
  seconds: number;
}

export interface Taken {
  isTaken: boolean;
  /** Of each key, before; missing for those that were not looked at. */
  seen: Seen[];
}

export interface Seen {
  count: number;
  seconds: number;
}

export interface Pace {
  free: number;
  /** The first wait; each further one is twice as long, up to the longest. */
  firstSeconds: number;
  longestSeconds: number;
  /** From the last one on. */
  keptSeconds: number;
}

/** Of PostgreSQL's integer. */
const COUNT_MAX = 2 ** 31 - 1;
const bounded = (count: number) => Math.min(count, COUNT_MAX);
/** Stored and shown to operators as it is. */
const PLAIN_KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * @param pool of connections that no transaction holds (`Database.apart`)
 * @param now milliseconds since 1970, the same in all processes (`clock.ts`)
 */
export function createLimits(pool: Pick<Database['apart'], 'query'>, now: () => number): Limits {
  const at = () => new Date(now()).toISOString();
  const query = <Row extends object>(text: string, values: unknown[]) =>
    tracedStatement(text, () => pool.query<Row>(text, values));
  const one = async <Row extends object>(text: string, values: unknown[]): Promise<Row> => {
    const [row] = (await query<Row>(text, values)).rows;
    if (row === undefined) throw new Error('A limit was not counted.');
    return row;
  };
  const takeSome = (key: string, most: number, seconds: number, wanted: number) =>
    one<{ granted: number; left: number; milliseconds: number }>(
      'select granted, left_over as left, wait_ms as milliseconds from take_limit($1, $2, $3, $4, $5)',
      [storedKey(key), bounded(most), seconds * 1000, bounded(wanted), at()],
    );
  return {
    async take(key, most, seconds, count = 1) {
      const { granted, left, milliseconds } = await takeSome(key, most, seconds, count);
      if (left === 0 || granted < count) throw tooMany(milliseconds);
    },
    async takeAll(keys, stop) {
      if (keys.length === 0) return { isTaken: true, seen: [] };
      const row = await one<{ taken: boolean; counts: number[]; waits_ms: number[] }>(
        'select taken, counts, waits_ms from take_limits($1, $2, $3, $4, $5)',
        [
          keys.map(({ key }) => storedKey(key)),
          keys.map(({ below }) => bounded(below)),
          keys.map(({ seconds }) => seconds * 1000),
          bounded(stop),
          at(),
        ],
      );
      const seen = row.counts.map((count, place) => ({ count, seconds: whole(row.waits_ms[place] ?? 0) }));
      return { isTaken: row.taken, seen };
    },
    spend: createAllowances(takeSome, now, tooMany),
    async step(key, { free, firstSeconds, longestSeconds, keptSeconds }) {
      const { wait } = await one<{ wait: number }>('select step_limit($1, $2, $3, $4, $5, $6) as wait', [
        storedKey(key),
        free,
        ...[firstSeconds, longestSeconds, keptSeconds].map((seconds) => seconds * 1000),
        at(),
      ]);
      if (wait > 0) throw tooMany(wait);
    },
    async seen(key) {
      const { rows } = await query<{ count: number; wait: number }>(
        'select count, milliseconds_until(until, $2) as wait from limit_window where key = $1 and until > $2',
        [storedKey(key), at()],
      );
      return { count: rows[0]?.count ?? 0, seconds: whole(rows[0]?.wait ?? 0) };
    },
    async refund(...keys) {
      if (keys.length > 0) await query('select refund_limits($1, $2)', [keys.map(storedKey), at()]);
    },
    async forget(key) {
      await query('delete from limit_window where key = $1', [storedKey(key)]);
    },
  };
}

/** A try that is rejected before it is checked, e.g. by a full queue for passwords, does not count. */
export async function uncountedIfRefused<T>(limits: Limits, key: string, work: Promise<T>): Promise<T> {
  return work.catch(async (error: unknown) => {
    await limits.refund(key);
    throw error;
  });
}

/** What people typed may be long, or nothing that a database stores. */
const storedKey = (key: string): string =>
  PLAIN_KEY.test(key)
    ? key
    : `${key.split(':', 1)[0]?.slice(0, 50)}:sha256:${createHash('sha256').update(key).digest('base64url')}`;

const whole = (milliseconds: number) => Math.ceil(milliseconds / 1000);

const tooMany = (milliseconds: number) =>
  new ProblemError('too_many_requests', { retryAfterSeconds: Math.max(1, whole(milliseconds)) });
