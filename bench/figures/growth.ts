import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growProject } from './grow-project.ts';
import { cafeManager, callsOf, type Calls } from './product-calls.ts';
import { startProduct } from './start-product.ts';

/** The duration of a call at the client, in milliseconds (median), with a history of one month and of five years. */
export interface Growth {
  what: string;
  month: number;
  years: number;
}

const ROUNDS = 31;
const WARM_UP = 5;
const YEARS = 5;
/** Measured for comparison: the smallest possible call. */
export const SMALL_CALL = 'GET /users/me';

/**
 * Measures the main calls of the demo café's manager in two concurrent products, one with a history of one month and
 * one of five years: alternately, so that other load on the machine affects both equally.
 */
export async function growth(): Promise<Growth[]> {
  const folders = await Promise.all([0, 12 * YEARS].map(grown));
  const products = await Promise.all(folders.map((folder) => startProduct({ DATA_DIR: folder })));
  try {
    const sides = await Promise.all(products.map(({ url }) => sideOf(callsOf(url))));
    const taken = await timedByTurns(sides.map(({ calls }) => calls));
    for (const { end } of sides) await end();
    return taken.map(([what, month, years]) => ({ what, month, years }));
  } finally {
    for (const product of products) await product.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** A folder with the demo and the given number of months of history. */
async function grown(months: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  const product = await startProduct({ DATA_DIR: folder });
  const send = callsOf(product.url);
  const [project] = await send<{ id: string }[]>('GET', '/projects', { token: await cafeManager(send) });
  await product.stop();
  await growProject(folder, project?.id ?? '', months);
  return folder;
}

type TimedCall = [what: string, call: () => Promise<unknown>];

/** The calls of one product, and the function that ends it. */
async function sideOf(send: Calls): Promise<{ calls: TimedCall[]; end: () => Promise<unknown> }> {
  const token = await cafeManager(send);
  const next = Temporal.Now.plainDateISO().add({ months: 1 }).with({ day: 10 });
  const date = next.toString();
  const [start, end] = [next.with({ day: 1 }), next.with({ day: next.daysInMonth })];
  const range = `start=${start.toString()}&end=${end.toString()}`;
  const past = Temporal.Now.plainDateISO().with({ day: 1 }).subtract({ days: 1 });
  const pastRange = `start=${past.with({ day: 1 }).toString()}&end=${past.toString()}`;
  const people = await send<{ id: string; roles: string[] }[]>('GET', '/employees', { token });
  const [one] = people;
  const body = { date, start_time: '09:00', end_time: '17:00', break_minutes: 30, role: one?.roles[0] ?? '' };
  const shift = await send<{ id: string }>('POST', '/schedule/shifts', { token, body: { ...body, employee_id: null } });
  const targets = people.map(({ id }) => ({ date, employee_id: id }));
  const calls: TimedCall[] = [
    [SMALL_CALL, () => send('GET', '/users/me', { token })],
    ['GET /schedule', () => send('GET', `/schedule?${range}`, { token })],
    ['GET /schedule/summary', () => send('GET', `/schedule/summary?${range}`, { token })],
    ['POST /schedule/judge', () => send('POST', '/schedule/judge', { token, body: { shift_id: shift.id, targets } })],
    ['GET /schedule/{id}/candidates', () => send('GET', `/schedule/${shift.id}/candidates`, { token })],
    [
      'PUT /schedule/{id}',
      () => send('PUT', `/schedule/${shift.id}`, { token, body: { ...body, employee_id: one?.id } }),
    ],
    ['GET /ledger', () => send('GET', `/ledger?date=${date}`, { token })],
    ['GET /ledger/fairness', () => send('GET', '/ledger/fairness', { token })],
    ['GET /timesheets', () => send('GET', `/timesheets?${pastRange}`, { token })],
    ['GET /dashboard/manager-stats', () => send('GET', '/dashboard/manager-stats', { token })],
    ['GET /analytics', () => send('GET', `/analytics?period=this_month`, { token })],
  ];
  return { calls, end: () => send('DELETE', `/schedule/${shift.id}`, { token }) };
}

/** The medians of each call on both sides; the order alternates. */
async function timedByTurns([month = [], years = []]: TimedCall[][]): Promise<[string, number, number][]> {
  const taken = month.map(() => [[], []] as [number[], number[]]);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, times] of taken.entries())
      for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const started = performance.now();
        await (side === 0 ? month : years)[index]?.[1]();
        if (round >= 0) times[side]?.push(performance.now() - started);
      }
  return taken.map(([one, many], index) => [month[index]?.[0] ?? '', median(one), median(many)]);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
