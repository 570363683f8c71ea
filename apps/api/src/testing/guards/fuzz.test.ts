import { allEndpoints, problems, type AnyEndpoint, type ProblemCode } from '@pamaina/contract';
import { crowding } from '@pamaina/engine/testing';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { refusals } from '../../platform/http/openapi.ts';
import { createDrawing, type DrawnRequest } from '../fuzz/draw-request.ts';
import { createTenant, rowsOf, type Tenant } from '../seeds/whole-tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** `npm run harden -- fuzz` draws anew each time; `FUZZ_SEED` repeats a run. */
const isLong = process.env['DRAWS'] === 'all';
const SEED = Number(process.env['FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 25));
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? (isLong ? 20_000 : 400));
/** Requests to one business, before another takes its place. */
const TURN = 200;
const SECONDS_MAX = 5;
/** Megabytes that the heap may grow by, whatever was asked. */
const GROWTH_MAX = 60;

let api: TestApp;
let endpoints: AnyEndpoint[];
/** By path and method, as openapi.json documents them. */
let documented: Record<string, Record<string, { responses: Record<string, object> }>>;
/** Of the latest answer that was a fault of ours. */
let cause = '';
beforeAll(async () => {
  const write = (line: string) => void (cause = line);
  api = await createTestApp({ parts: { log: pino({ level: 'warn' }, { write }) } });
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  documented = (await api.call('GET', '/openapi.json')).json.paths;
  endpoints = allEndpoints.filter((endpoint) => bound.has(endpoint));
});
afterAll(() => api.close());

/** Bytes in use after everything that nobody needs was collected. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function send({ who: _, ...request }: DrawnRequest): Promise<LightMyRequestResponse> {
  const response = await api.app.inject({ ...request, payloadAsStream: true });
  if (String(response.headers['content-type']).startsWith('text/event-stream')) {
    response.stream().destroy();
    return Object.assign(response, { text: '' });
  }
  const parts: Buffer[] = [];
  for await (const part of response.stream()) parts.push(part as Buffer);
  return Object.assign(response, { text: Buffer.concat(parts).toString() });
}

/** What is wrong with an answer; null if nothing is. */
function fault(
  endpoint: AnyEndpoint,
  { url }: DrawnRequest,
  response: LightMyRequestResponse,
  seconds: number,
): string | null {
  const { statusCode: status, headers } = response;
  if (seconds > SECONDS_MAX && seconds > SECONDS_MAX * crowding()) return `took ${seconds.toFixed(1)} s`;
  if (status >= 500) return `answered ${status}: ${cause.slice(0, 1_500)}`;
  const { responses = {} } = documented[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
  // Another address than the endpoint's is documented nowhere.
  const isIts = new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`).test(url);
  if (isIts && responses[status] === undefined && status !== 404) return `answered ${status}, which is not documented`;
  if (status < 400) return null;
  const type = String(headers['content-type']);
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`;
  const { code } = JSON.parse((response as unknown as { text: string }).text) as { code: ProblemCode };
  if (problems[code]?.status !== status) return `answered ${status} with ${code}`;
  // Another address than the endpoint's.
  const declared = [...refusals(endpoint), 'not_found', 'token_in_address'];
  return declared.includes(code) ? null : `answered ${code}, which it does not declare`;
}

/** A caller's session or project has ended: another business takes its place. */
const isOver = ({ who }: DrawnRequest, response: LightMyRequestResponse) =>
  who !== 'nobody' &&
  /"code":"(unauthenticated|session_over|project_\w+)"/.test((response as unknown as { text: string }).text);

test('requests in and beside the shape of the contract: never an error of ours, never late, nothing kept, nothing of others changed', async () => {
  console.log(`fuzz: FUZZ_SEED=${SEED}, ${REQUESTS} requests`);
  const sources = fc.sample(fc.gen(), { seed: SEED, numRuns: REQUESTS });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let [foreign, slowest, first] = [await createTenant(api, '2031-02-03'), 0, 0];
  for (let start = 0; start < REQUESTS;) {
    const mine: Tenant = await createTenant(api, '2031-02-03');
    const before = await rowsOf(api, foreign);
    const draw = createDrawing({ mine, foreign });
    for (const end = start + TURN; start < Math.min(end, REQUESTS); start += 1) {
      const source = sources[start]!;
      const endpoint = endpoints[source(fc.nat, endpoints.length - 1)]!;
      const request = draw(endpoint, source);
      const began = performance.now();
      const response = await send(request);
      const seconds = (performance.now() - began) / 1000;
      slowest = Math.max(slowest, seconds);
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      const wrong = fault(endpoint, request, response, seconds);
      if (wrong !== null)
        faults.push(
          `#${start} ${endpoint.method} ${endpoint.path} ${wrong}\n  ${JSON.stringify(request).slice(0, 1_500)}`,
        );
      if (isOver(request, response)) {
        start += 1;
        break;
      }
    }
    expect(await rowsOf(api, foreign)).toEqual(before);
    foreign = mine;
    first ||= heap();
  }
  const grown = (heap() - first) / 2 ** 20;
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(
    `fuzz: ${faults.length} faults; slowest ${slowest.toFixed(2)} s; heap grew by ${grown.toFixed(1)} MB; ${counts.join(', ')}`,
  );
  expect(faults).toEqual([]);
  expect(grown).toBeLessThan(GROWTH_MAX);
}, 3_600_000);
