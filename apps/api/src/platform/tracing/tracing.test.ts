import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crowding } from '@pamaina/engine/testing';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueWebhooks } from '../../features/access/webhooks/index.ts';
import { startTraceCollector, type CollectedSpan, type TraceCollector } from '../../testing/fakes/trace-collector.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/fakes/webhook-receiver.ts';
import { createCafe, type TestCafe } from '../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createOutgoing } from '../ground/outgoing.ts';
import { createTracer } from './create-tracer.ts';
import { startTracing } from './tracing.ts';

const jwtSecret = 'a secret of thirty-two characters, or more';
const traced = (url: string, share = 1) => ({
  tracing: { url: `${url}/v1/traces`, headers: { 'x-team': 'kava' }, serviceName: 'rytas', share },
  jwtSecret,
  role: 'all' as const,
});
const silent = pino({ level: 'silent' });

let collector: TraceCollector;
let receiver: WebhookReceiver;
let api: TestApp;
let cafe: TestCafe;
let stop: () => Promise<void>;
beforeAll(async () => {
  collector = await startTraceCollector();
  stop = await startTracing(traced(collector.url), silent);
  receiver = await startWebhookReceiver();
  const outgoing = createOutgoing({ isOpenEndpoint: () => true, isOpenAddress: () => true, ca: receiver.ca });
  api = await createTestApp({ planning: true, mailing: true, parts: { outgoing } });
  cafe = await createCafe(api);
});
afterAll(async () => {
  await api.close();
  await receiver.close();
  await stop();
  await collector.close();
});

let count = 0;
/** As a browser makes it, each call in a trace of its own. */
const newTrace = () => {
  const id = (count += 1).toString(16).padStart(32, 'a');
  return { id, headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } };
};
const of = (trace: string) => collector.spans.filter(({ traceId }) => traceId === trace);
const arrived = async (trace: string, name: string) => {
  await expect.poll(() => of(trace).map((span) => span.name), { timeout: 30_000 }).toContain(name);
};
const named = (trace: string, name: string) => of(trace).find((span) => span.name === name) as CollectedSpan;
const isUnder = (span: CollectedSpan, parent: CollectedSpan) =>
  span.parentSpanId === parent.spanId && span.start >= parent.start - 1 && span.end <= parent.end + 1;

test('a request continues the trace of the browser, and its statements are below it', async () => {
  const { id, headers } = newTrace();
  await api.call('GET', '/schedule?start=2031-05-01&end=2031-05-31', { token: cafe.token, headers });
  await arrived(id, 'GET /api/schedule');
  const request = named(id, 'GET /api/schedule');
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2 });
  expect(request.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/schedule',
    'http.response.status_code': 200,
    'pamaina.request_id': 'request-of-a-test',
    'pamaina.account': expect.stringMatching(/^[\w-]{10}$/) as string,
    'pamaina.project': expect.stringMatching(/^[\w-]{10}$/) as string,
  });
  expect(request.process).toMatchObject({ 'service.name': 'rytas', 'pamaina.role': 'all' });
  const statements = of(id).filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.every((span) => span.kind === 3 && isUnder(span, request))).toBe(true);
  // Who calls, the project of the transaction, and what they read.
  for (const part of [
    /from session\s+join account/,
    /set_config\('app\.project_id', \$1, true\)/,
    /with alike as .* from shift\s/s,
  ])
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(expect.stringMatching(part));
  expect(collector.headers.every((sent) => sent['x-team'] === 'kava')).toBe(true);
});

test('a refused request with a body is traced with its problem, and what is asked all the time is not traced', async () => {
  const { id, headers } = newTrace();
  const body = { name: 'Žydrūnė', phone: 5 };
  expect((await api.call('POST', '/employees', { token: cafe.token, body, headers })).status).toBe(422);
  for (const path of ['/health', '/ready', '/metrics', '/openapi.json', '/nothing'])
    await api.call('GET', path, { headers });
  await arrived(id, 'POST /api/employees');
  expect(named(id, 'POST /api/employees').attributes).toMatchObject({
    'http.response.status_code': 422,
    'pamaina.problem': 'invalid',
  });
  expect(of(id).filter(({ kind }) => kind === 2)).toHaveLength(1);
});

test('the counting of limits is below the request that it slows down', async () => {
  const { id, headers } = newTrace();
  await api.call('POST', '/password/forgot', { body: { login: 'nobody' }, headers });
  await arrived(id, 'POST /api/password/forgot');
  const texts = of(id).map(({ attributes }) => attributes['db.query.text']);
  expect(texts).toContainEqual(expect.stringMatching(/take_limit/));
});

test('what is no traceparent begins a new trace', async () => {
  for (const traceparent of [
    '',
    'x',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `ff-${'a'.repeat(32)}-00f067aa0ba902b7-01`,
  ])
    await api.call('GET', '/users/me', { token: cafe.token, headers: { traceparent } });
  const roots = () =>
    collector.spans.filter(({ name, parentSpanId }) => name === 'GET /api/users/me' && parentSpanId === '');
  await expect.poll(() => roots().length, { timeout: 30_000 }).toBe(4);
  expect(new Set(roots().map(({ traceId }) => traceId)).size).toBe(4);
});

test('a plan is generated in the trace of who asked for it, in its phases', async () => {
  const { id, headers } = newTrace();
  const path = '/generate-schedule?year=2031&month=5';
  const { status } = await api.call('POST', path, { token: cafe.token, body: { seconds: 30, seed: 1 }, headers });
  expect(status).toBe(200);
  for (const name of ['POST /api/generate-schedule', 'generate a month']) await arrived(id, name);
  const [request, plan] = [named(id, 'POST /api/generate-schedule'), named(id, 'generate a month')];
  expect(plan).toMatchObject({ parentSpanId: request.spanId, kind: 5 });
  expect(plan.attributes['pamaina.project']).toBe(request.attributes['pamaina.project']);
  const phases = ['wait for a planner', 'read the month', 'search', 'write the draft'].map((name) => named(id, name));
  expect(phases.map(({ parentSpanId }) => parentSpanId)).toEqual(Array(4).fill(plan.spanId));
  expect(phases.toSorted((a, b) => a.end - b.end)).toEqual(phases);
  const [, , search, write] = phases as [CollectedSpan, CollectedSpan, CollectedSpan, CollectedSpan];
  expect(search.attributes).toMatchObject({ 'pamaina.filled': 27, 'pamaina.needed': 27 });
  expect(of(id).some((span) => span.parentSpanId === write.spanId && span.name === 'update generation')).toBe(true);
  // Heartbeats are not traced.
  expect(of(id).filter(({ parentSpanId }) => parentSpanId === search.spanId)).toEqual([]);
});

test('a webhook and an email are sent in the trace of the request that they follow from', async () => {
  const { token } = cafe;
  const { json } = await api.call('POST', '/webhooks', {
    token,
    body: { url: receiver.url, events: ['schedule.published'] },
  });
  const { id, headers } = newTrace();
  await api.call('POST', `/webhooks/${json.id}/test`, { token, headers });
  await sendDueWebhooks(api.deps, new AbortController().signal);
  await arrived(id, 'send webhook');
  const webhook = named(id, 'send webhook');
  expect(webhook).toMatchObject({ kind: 3, parentSpanId: named(id, 'POST /api/webhooks/:id/test').spanId });
  expect(webhook.attributes).toMatchObject({ 'pamaina.attempt': 1, 'http.response.status_code': 204 });
  const mailed = newTrace();
  const body = { email: 'rasa@example.lt' };
  expect((await api.call('PUT', '/settings/profile', { token, body, headers: mailed.headers })).status).toBe(200);
  await arrived(mailed.id, 'send email');
});

test('a trace names nobody: no names, no IDs, no values', async () => {
  const { id, headers } = newTrace();
  const people = (await api.call('GET', '/employees', { token: cafe.token })).json as { id: string; name: string }[];
  for (const one of people) await api.call('GET', `/employees/${one.id}/departure`, { token: cafe.token, headers });
  await arrived(id, 'GET /api/employees/:id/departure');
  const me = (await api.call('GET', '/users/me', { token: cafe.token })).json as { id: string; username: string };
  const all = collector.bodies.join('\n');
  const secrets = [me.id, me.username, cafe.projectId, receiver.url, 'rasa@example.lt', 'Žydrūnė'];
  for (const value of [...secrets, ...people.flatMap((one) => [one.id, one.name])]) expect(all).not.toContain(value);
});

test('a share of the traces is kept by a secret: no caller can make up numbers that are kept', async () => {
  const tracerWith = (secret: string) => createTracer({ ...traced(collector.url, 0.01), jwtSecret: secret }, silent);
  const tracers = [jwtSecret, jwtSecret, 'another secret of thirty-two characters'].map(tracerWith);
  // Half of each number cancels the other half where a sampler combines its parts; the last digits are as they come.
  const numbers = Array.from({ length: 5_000 }, (_, index) => [
    `aaaaaaaa${index.toString(16).padStart(8, '0').repeat(3)}`,
    index.toString(16).padStart(32, 'a'),
  ]).flat();
  const [kept = [], again, elsewhere] = tracers.map((tracer) =>
    numbers.filter((id) => tracer.start('one', { parent: `00-${id}-00f067aa0ba902b7-01` }).isRecording()),
  );
  // 100 of 10,000; the deviation is 10.
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length).toBeLessThan(150);
  expect(again).toEqual(kept);
  expect(elsewhere).not.toEqual(kept);
  await Promise.all(tracers.map((tracer) => tracer.stop()));
});

test('a share of 0 sends nothing, whatever the caller says', async () => {
  const nothing = await startTraceCollector();
  const end = await startTracing(traced(nothing.url, 0), silent);
  const other = await createTestApp({ beside: api });
  try {
    const { headers } = newTrace();
    expect((await other.call('GET', '/users/me', { token: cafe.token, headers })).status).toBe(200);
  } finally {
    await other.close();
    await end();
    await nothing.close();
    stop = await again();
  }
  expect(nothing.spans).toEqual([]);
});

test.each(['hangs', 'is gone'])('a collector that %s costs a line of the log and nothing else', async (how) => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const bad = await startTraceCollector();
  if (how === 'hangs') bad.hang();
  else await bad.close();
  const end = await startTracing(traced(bad.url), log);
  const other = await createTestApp({ beside: api });
  try {
    const { headers } = newTrace();
    for (let calls = 0; calls < 20; calls += 1)
      expect((await other.call('GET', '/users/me', { token: cafe.token, headers })).status).toBe(200);
    const told = () => lines.filter((line) => line.includes('traces could not be sent'));
    await expect.poll(() => told().length, { timeout: 30_000 }).toBe(1);
    await other.call('GET', '/users/me', { token: cafe.token, headers });
  } finally {
    await other.close();
    const began = performance.now();
    await end();
    expect(performance.now() - began).toBeLessThan(10_000 * crowding());
    if (how === 'hangs') await bad.close();
    stop = await again();
  }
  expect(lines).toHaveLength(1);
});

/** The tracer is one for the process: another test has replaced it. */
async function again() {
  await stop();
  return startTracing(traced(collector.url), silent);
}

test('only one module loads the libraries of tracing, when it is asked for', () => {
  const source = join(import.meta.dirname, '../..');
  const loading = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return false;
    const imports = readFileSync(join(source, path), 'utf8').matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm);
    return [...imports].some(([, from = '']) => from.startsWith('@opentelemetry') || from.endsWith('create-tracer.ts'));
  });
  expect(loading).toEqual([join('platform', 'tracing', 'create-tracer.ts')]);
});
