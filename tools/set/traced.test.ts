import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTraceCollector, type TraceCollector } from '../../apps/api/src/testing/fakes/trace-collector.ts';
import { createSetManager, jobOf, REGISTRATION_CODE } from './people.ts';
import { startSet, type ProcessSet } from './start-set.ts';

let folder: string;
let set: ProcessSet;
let collector: TraceCollector;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-traced-'));
  collector = await startTraceCollector();
  const env = { REGISTRATION_CODE, WORKERS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  set = await startSet({ dataDir: folder, web: 1, planners: 1, databaseSettings: ['fsync=off'], env });
}, 240_000);
afterAll(async () => {
  await set.stop();
  await collector.close();
  await rm(folder, { recursive: true });
});

test('one trace leads from the browser through a web process and its statements to the planner on another', async () => {
  const manager = await createSetManager(set.url, 'cafe');
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const { job_id: id } = await manager.send<{ job_id: string }>('POST', '/generate-schedule?year=2031&month=3', {
    token: manager.token,
    body: { seconds: 1, seed: 1 },
    headers: { prefer: 'respond-async', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  await expect.poll(async () => (await jobOf(manager, id)).state, { timeout: 60_000 }).toBe('done');
  const spans = () => collector.spans.filter(({ traceId }) => traceId === trace);
  const named = (name: string) => spans().find((span) => span.name === name);
  await expect.poll(() => named('generate a month'), { timeout: 30_000 }).toBeDefined();
  const [request, insert, plan] = ['POST /api/generate-schedule', 'insert generation', 'generate a month'].map(named);
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(insert?.parentSpanId).toBe(request?.spanId);
  expect(plan?.parentSpanId).toBe(request?.spanId);
  expect([request, insert, plan].map((span) => span?.process['pamaina.role'])).toEqual(['web', 'web', 'planner']);
  expect(JSON.stringify(spans())).not.toContain(id);
});
