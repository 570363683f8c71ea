import type { Logger } from 'pino';
import { repeat, type Repeated } from '../ground/repeat.ts';

/** Between two looks at the database's clock. */
const EVERY_MS = 30_000;
/** An answer that took longer says too little; the clock goes on as it was. */
const SLOW_MS = 500;
/** The machine's clock may differ by so much before operators are told. */
const OFF_MS = 5_000;
/** The machine's clock was set, or the machine slept: the database's is looked at immediately. */
const JUMP_MS = 2_000;
/** Between two looks for this reason, also when the database can't be asked. */
const AGAIN_MS = 1_000;

/** What was measured: the database's time at a moment of the machine's steady clock, which nobody sets. */
interface Measured {
  databaseMs: number;
  steadyMs: number;
  machineMs: number;
}

let measured: Measured | null = null;
let wake: () => void = () => undefined;
let wokenMs = Number.NEGATIVE_INFINITY;

/**
 * Now, in milliseconds since 1970, by the database's clock: all processes agree, and one on a machine whose clock is
 * wrong signs nobody out (docs/decisions/059). Until `followDatabaseClock`, and on our own database, which runs on this
 * machine, it is the machine's.
 */
export function currentTime(): number {
  if (measured === null) return Date.now();
  const passed = performance.now() - measured.steadyMs;
  const hasJumped = Math.abs(Date.now() - measured.machineMs - passed) > JUMP_MS;
  if (hasJumped && performance.now() - wokenMs > AGAIN_MS) {
    wokenMs = performance.now();
    wake();
  }
  return Math.round(measured.databaseMs + passed);
}

/** Now, as it is stored. */
export const currentInstant = (): string => new Date(currentTime()).toISOString();

/** Today in a time zone. */
export const currentDate = (zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(currentTime()).toZonedDateTimeISO(zone).toPlainDate();

/** By how many milliseconds the machine's clock is ahead of the time that counts, where operators should know. */
export function machineAheadMs(): number {
  const ahead = Date.now() - currentTime();
  return Math.abs(ahead) > OFF_MS ? ahead : 0;
}

interface AsksDatabase {
  query(text: string): Promise<{ rows: { now_ms: number }[] }>;
}

interface Connects {
  connect(): Promise<AsksDatabase & { release(): void }>;
}

/**
 * Measures the database's clock, and from then on again and again.
 * @throws the database's error when it can't be had at the start
 */
export async function followDatabaseClock(pool: Connects, log: Logger): Promise<Pick<Repeated, 'stop'>> {
  let isTold = false;
  const measure = async () => {
    const { rows, before, took } = await askTime(pool);
    if (rows[0] === undefined || (took > SLOW_MS && measured !== null)) return;
    const steadyMs = before + took / 2;
    measured = { databaseMs: rows[0].now_ms, steadyMs, machineMs: Date.now() - (performance.now() - steadyMs) };
    const ahead = machineAheadMs();
    if (ahead !== 0 && !isTold)
      log.warn(
        { ahead_seconds: Math.round(ahead / 1000) },
        'the clock of this machine is wrong: the database’s is used',
      );
    isTold = ahead !== 0;
  };
  await measure();
  const measuring = repeat(measure, EVERY_MS, log);
  wake = () => measuring.wake();
  return {
    async stop() {
      wake = () => undefined;
      await measuring.stop();
      [measured, wokenMs] = [null, Number.NEGATIVE_INFINITY];
    },
  };
}

/** Without the time that it takes to wait for a connection, or to make one. */
async function askTime(pool: Connects) {
  const client = await pool.connect();
  try {
    const before = performance.now();
    const { rows } = await client.query('select extract(epoch from clock_timestamp())::float8 * 1000 as now_ms');
    return { rows, before, took: performance.now() - before };
  } finally {
    client.release();
  }
}
