import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Calls } from '../figures/product-calls.ts';

/** Fewer than one network may have. */
const COPIES = 16;
const ROUNDS = 3;
const EXPORTS = 15;
/** The planner of the paying account is busy with its own month for so long; then the next one begins. */
const PLAN_SECONDS = 4;
const LOOK_MS = 20;
const REFUSED_MS = 250;
const FLOOD_PLAN_SECONDS = 160;

export interface Ratios {
  /** When the second of two plans begins, with the flood and without it. */
  start: { idleMs: number; floodMs: number };
  exported: { idleMs: number; floodMs: number };
}

/** A paying account's plans and exports beside copies of the demo that plan and export all the time. */
export async function demoFlood(url: string, shop: string, send: Calls): Promise<Ratios> {
  const next = Temporal.Now.plainDateISO('UTC').toPlainYearMonth().add({ months: 1 });
  const exportPath = `/schedule/export?start=${next.toString()}-01&end=${next.toString()}-${next.daysInMonth}&format=pdf`;
  const starts = () => medianOf(ROUNDS, () => secondStarts(shop, send, next));
  const exports = () =>
    medianOf(EXPORTS, async () => {
      const asked = performance.now();
      await answered(url, shop, 'GET', exportPath);
      return performance.now() - asked;
    });
  // What is exported is a whole month; the first of each is not counted.
  await send('POST', `/generate-schedule?year=${next.year}&month=${next.month}`, {
    token: shop,
    body: { seconds: PLAN_SECONDS },
  });
  await exports();
  const idle = { start: await starts(), exported: await exports() };
  const copies = [];
  for (let copy = 0; copy < COPIES; copy += 1) copies.push(await openCopy(url));
  const end = new AbortController();
  const lines = copies.flatMap((token) => [
    repeated(end.signal, () => answered(url, token, 'GET', exportPath)),
    ...[0, 1, 2].map((later) => {
      const month = next.add({ months: later });
      const path = `/generate-schedule?year=${month.year}&month=${month.month}`;
      return repeated(end.signal, () => answered(url, token, 'POST', path, { seconds: FLOOD_PLAN_SECONDS }));
    }),
  ]);
  const flood = await (async () => ({ start: await starts(), exported: await exports() }))().finally(async () => {
    end.abort();
    await Promise.all(lines);
  });
  return {
    start: { idleMs: idle.start, floodMs: flood.start },
    exported: { idleMs: idle.exported, floodMs: flood.exported },
  };
}

/** Two plans of an account, one planner: how many milliseconds until the second one begins. */
async function secondStarts(token: string, send: Calls, next: Temporal.PlainYearMonth): Promise<number> {
  const asked = performance.now();
  const jobs = [];
  for (const later of [0, 1]) {
    const month = next.add({ months: later });
    const { job_id } = await send<{ job_id: string }>(
      'POST',
      `/generate-schedule?year=${month.year}&month=${month.month}`,
      {
        token,
        body: { seconds: PLAN_SECONDS },
        headers: { prefer: 'respond-async' },
      },
    );
    jobs.push(`/generate-schedule/${job_id}`);
  }
  const second = jobs[1] ?? '';
  const stateOf = async () => (await send<{ state: string }>('GET', second, { token })).state;
  while ((await stateOf()) === 'queued') await delay(LOOK_MS);
  const took = performance.now() - asked;
  await send('DELETE', second, { token });
  while ((await stateOf()) === 'running') await delay(LOOK_MS);
  return took;
}

async function repeated(end: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!end.aborted) {
    const status = await work();
    if (status >= 400) await delay(REFUSED_MS);
  }
}

async function answered(url: string, token: string, method: string, path: string, body?: object): Promise<number> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', prefer: 'respond-async' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** As a browser does it: the server asks for a proof of work from the seventh copy on. */
async function openCopy(url: string): Promise<string> {
  let proof: string | null = null;
  for (;;) {
    const headers: Record<string, string> = proof === null ? {} : { 'x-proof-of-work': proof };
    const reply = await fetch(`${url}/api/demo`, { method: 'POST', headers });
    const said = (await reply.json()) as { access_token?: string; challenge?: string; code?: string };
    if (said.access_token !== undefined) return said.access_token;
    if (said.challenge === undefined && said.code !== 'demo_busy') throw new Error(`No copy: ${said.code}`);
    proof = said.challenge === undefined ? null : solved(said.challenge);
    if (proof === null) await delay(1000);
  }
}

function solved(challenge: string): string {
  const most = 2 ** (32 - Number(challenge.split('.')[0]));
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}:${number}`;
    if (createHash('sha256').update(proof).digest().readUInt32BE(0) < most) return proof;
  }
}

async function medianOf(times: number, work: () => Promise<number>): Promise<number> {
  const taken = [];
  for (let time = 0; time < times; time += 1) taken.push(await work());
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? NaN;
}
