import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint, type EndpointInput } from '../call-endpoint.ts';
import { byTurns, isTurnOf } from '../seeds/draws.ts';
import { createManager, createWorker } from '../seeds/people.ts';
import { sampleOf } from '../seeds/sample-of.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Every endpoint is called many times: a busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
let tokens: Record<AnyEndpoint['role'], string | undefined>;
let endpoints: AnyEndpoint[];
beforeAll(async () => {
  api = await createTestApp();
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  tokens = { public: undefined, user: manager.token, manager: manager.token, employee: worker.token };
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  endpoints = allEndpoints.filter((endpoint) => bound.has(endpoint) && endpoint.path !== SIGN_OUT);
});
afterAll(() => api.close());

/** Ends the session that the others need; it has a body only to sign in. */
const SIGN_OUT = '/token';

const send = (endpoint: AnyEndpoint, input: EndpointInput) =>
  callEndpoint(api, endpoint, { token: tokens[endpoint.role], ...input });
const withBody = () => endpoints.filter(({ body }) => body);
const bodyOf = ({ body }: AnyEndpoint) => (body ? (sampleOf(body) as Record<string, unknown>) : {});
/** With one more field, or of a list its first row with it, as JSON and as the errors name it. */
const withField = (endpoint: AnyEndpoint, field: string, value: unknown) => {
  const body: unknown = bodyOf(endpoint);
  return Array.isArray(body)
    ? { name: `0.${field}`, body: [{ ...(body[0] as object), [field]: value }] }
    : { name: field, body: { ...(body as object), [field]: value } };
};
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** Fields that an attacker might try to set. */
const EXTRA = [
  'toString',
  'role_id',
  'registration_method',
  'projects',
  'status',
  'project_id',
  'version',
  'created_at',
  'identity_key',
  'password_hash',
  'must_change_password',
  'is_admin',
  'minutes',
];

test('a field that the contract does not know is refused by its name', async () => {
  let tried = 0;
  const isTurn = byTurns();
  for (const endpoint of withBody()) {
    for (const extra of EXTRA.filter(isTurn)) {
      const { name, body } = withField(endpoint, extra, 'x');
      const reply = await send(endpoint, { body });
      expect([reply.status, Object.keys(reply.json.errors ?? {})], nameOf(endpoint)).toEqual([422, [name]]);
      tried += 1;
    }
  }
  for (const endpoint of endpoints.filter(({ query }) => query)) {
    const reply = await send(endpoint, { query: { ...(sampleOf(endpoint.query!) as object), extra: 'x' } });
    expect([reply.status, Object.keys(reply.json.errors ?? {})], nameOf(endpoint)).toEqual([422, ['extra']]);
  }
  expect(tried).toBeGreaterThan(150);
});

const deep = `${'['.repeat(60)}${']'.repeat(60)}`;

test.each<[string, number, string | ((body: object, endpoint: AnyEndpoint) => string)]>([
  ['half an object', 400, '{"name":'],
  ['words', 400, 'name=Ona'],
  ['a prototype', 400, '{"__proto__":{"role":"manager"}}'],
  ['a prototype in other letters', 400, '{"\\u005f_proto__":{"role":"manager"}}'],
  ['a constructor deep down', 400, '{"name":[{"\\u0063onstructor":{}}]}'],
  ['nesting', 400, (body) => JSON.stringify(body).replace('{', `{"deep":${deep},`)],
  [
    'half more than its limit',
    413,
    (body, { bodyBytesMax = 100_000 }) => JSON.stringify({ ...body, name: 'x'.repeat(bodyBytesMax * 1.5) }),
  ],
  ['a list', 422, '[]'],
])('a body of %s is refused with %i', async (_, status, body) => {
  for (const endpoint of withBody()) {
    const reply = await send(endpoint, { body: typeof body === 'string' ? body : body(bodyOf(endpoint), endpoint) });
    expect(reply.status, `${nameOf(endpoint)} ${reply.text}`).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
  }
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of type %s is refused',
  async (contentType) => {
    for (const endpoint of withBody()) {
      const reply = await send(endpoint, { contentType });
      expect(reply.status, nameOf(endpoint)).toBe(415);
    }
  },
);

test('bytes that are not UTF-8 are refused', async () => {
  for (const endpoint of withBody()) {
    const reply = await api.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, 'x')}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[endpoint.role] ?? ''}` },
      payload: Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
    });
    expect(reply.statusCode, nameOf(endpoint)).toBe(400);
  }
});

test.each(['a\u0000b', '\uD800', 'b\uDC00'])('text that cannot be kept is refused everywhere: %j', async (text) => {
  let tried = 0;
  for (const endpoint of withBody()) {
    for (const body of replacingStrings(bodyOf(endpoint), text)) {
      const reply = await send(endpoint, { body });
      expect(reply.status, `${nameOf(endpoint)} ${JSON.stringify(body)}`).toBe(422);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test('strange paths and queries are rejected, never a 500', async () => {
  for (const endpoint of endpoints) {
    for (const [at, value] of [
      'a\u0000b',
      '-1',
      'x'.repeat(250),
      "'; drop table shift; --",
      '../..',
      '%',
      '💥',
      '2031-02-30',
    ].entries()) {
      for (const part of ['params', 'query'] as const) {
        const sample = endpoint[part] && (sampleOf(endpoint[part]) as object);
        for (const field of Object.keys(sample ?? {}).filter((_, field) => isTurnOf(at + field))) {
          const reply = await send(endpoint, { [part]: { ...sample, [field]: value } });
          expect(reply.status, `${nameOf(endpoint)} ${field} ${value}`).toBeLessThan(500);
        }
      }
    }
  }
});

test('a field of a wrong type or size is rejected, never a 500', async () => {
  const values = [{}, [], [[]], { a: { b: 1 } }, null, '', -1, -1.5, 1e308, 'x'.repeat(5_000), false, '٣', '\u202e'];
  let tried = 0;
  const isTurn = byTurns();
  for (const endpoint of withBody()) {
    for (const field of Object.keys(bodyOf(endpoint))) {
      for (const value of values.filter(isTurn)) {
        const reply = await send(endpoint, { body: { ...bodyOf(endpoint), [field]: value } });
        expect(reply.status, `${nameOf(endpoint)} ${field} ${JSON.stringify(value)} ${reply.text}`).toBeLessThan(500);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
});

/** Copies of the value, each with another of its strings replaced, at any depth. */
function replacingStrings(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    replacingStrings(inner, text).map((replaced) =>
      Array.isArray(value) ? value.with(Number(key), replaced) : { ...value, [key]: replaced },
    ),
  );
}
