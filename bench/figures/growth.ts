import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growProject } from './grow-project.ts';
import { cafeManager, callsOf, type Calls } from './product-calls.ts';
import { startProduct } from './start-product.ts';

/** What a call costs a client, in milliseconds (median), with one month of clocked work behind and with five years. */
export interface Growth {
  what: string;
  month: number;
  years: number;
}

const ROUNDS = 31;
const YEARS = 5;
/** Asked beside the others: as little as a call can be. */
export const SMALL_CALL = 'GET /users/me';

/** Times the main calls of the demo café's manager; its database grows from one month to five years between two starts of the product. */
export async function growth(): Promise<Growth[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-growth-'));
  try {
    const projectId = await inProduct(folder, async (send, token) => {
      const [project] = await send<{ id: string }[]>('GET', '/projects', { token });
      return project?.id ?? '';
    });
    await growProject(folder, projectId, 0);
    const month = await inProduct(folder, measured);
    await growProject(folder, projectId, 12 * YEARS);
    const years = await inProduct(folder, measured);
    return month.map(([what, taken], index) => ({ what, month: taken, years: years[index]?.[1] ?? Number.NaN }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function inProduct<T>(folder: string, work: (send: Calls, token: string) => Promise<T>): Promise<T> {
  const product = await startProduct({ DATA_DIR: folder });
  const send = callsOf(product.url);
  try {
    return await work(send, await cafeManager(send));
  } finally {
    await product.stop();
  }
}

async function measured(send: Calls, token: string): Promise<[string, number][]> {
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
  const calls: [string, () => Promise<unknown>][] = [
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
  const taken = calls.map(([what]) => ({ what, milliseconds: [] as number[] }));
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [index, [, call]] of calls.entries()) {
      const started = performance.now();
      await call();
      if (round >= 0) taken[index]?.milliseconds.push(performance.now() - started);
    }
  }
  await send('DELETE', `/schedule/${shift.id}`, { token });
  return taken.map(({ what, milliseconds }) => [what, median(milliseconds)]);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
