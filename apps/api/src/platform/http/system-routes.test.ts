import { allEndpoints } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the process is up, the database answers and is migrated', async () => {
  expect((await api.call('GET', '/health')).json).toEqual({ status: 'ok' });
  expect((await api.call('GET', '/ready')).json).toEqual({ status: 'ready' });
});

test('metrics are for this machine only', async () => {
  expect((await api.call('GET', '/metrics')).text).toContain('http_request_duration_seconds');
  const elsewhere = await api.app.inject({ method: 'GET', url: '/api/metrics', remoteAddress: '203.0.113.7' });
  expect(elsewhere.statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    expect((await api.call('GET', '/metrics', { headers: { [header]: '127.0.0.1' } })).status, header).toBe(404);
});

test('with a token the metrics are for anyone who has it, and for nobody else', async () => {
  const settings = { ...api.deps.settings, metricsToken: 'a-token-of-the-operator' };
  const other = await createTestApp({ beside: api, parts: { settings } });
  const ask = async (authorization?: string) =>
    (await other.call('GET', '/metrics', { headers: { ...(authorization && { authorization }) } })).status;
  expect([await ask(), await ask('Bearer wrong'), await ask('Bearer a-token-of-the-operator')]).toEqual([
    404, 404, 200,
  ]);
  await other.close();
});

test('behind a proxy on this machine everybody is counted by their own address, and nobody can invent one', async () => {
  const guess = (remoteAddress: string, forwarded: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/register',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
      payload: { username: 'guesser', password: 'secret-7', registration_code: 'wrong' },
    });
  const tries = async (times: number, remoteAddress: string, forwarded: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push((await guess(remoteAddress, forwarded(index))).statusCode);
    return statuses.filter((status) => status === 429).length;
  };
  // The proxy is trusted: one client is blocked, another is not.
  expect(await tries(40, '127.0.0.1', () => '198.51.100.1')).toBeGreaterThan(0);
  expect((await guess('127.0.0.1', '198.51.100.2')).statusCode).not.toBe(429);
  // All addresses of one IPv6 network count as one.
  expect(await tries(40, '127.0.0.1', (index) => `2001:db8:1:2::${index + 1}`)).toBeGreaterThan(0);
  // An external client invents an address for each call.
  expect(await tries(40, '203.0.113.9', (index) => `192.0.2.${index + 1}`)).toBeGreaterThan(0);
});

test('OpenAPI 3.1 names every call of the contract, with its role, its headers and its refusals', async () => {
  const { json } = await api.call('GET', '/openapi.json');
  expect(json.openapi).toMatch(/^3[.]1/);
  for (const { method, path } of allEndpoints)
    expect(json.paths[path][method.toLowerCase()], `${method} ${path}`).toBeDefined();
  const update = json.paths['/employees/{id}'].put;
  expect(update['x-role']).toBe('manager');
  expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '412', '422']));
  expect(update.parameters.map(({ name }: { name: string }) => name)).toEqual([
    'id',
    'Idempotency-Key',
    'If-Match',
    'Accept-Language',
  ]);
  type Operation = { parameters?: { name: string }[]; requestBody?: object; responses: Record<string, object> };
  const operations = Object.values(json.paths).flatMap((path) => Object.values(path as Record<string, Operation>));
  const undocumented = (status: number, of: (operation: Operation) => boolean) =>
    operations.filter((operation) => of(operation) && operation.responses[status] === undefined);
  // Two calls with a key at once; another body with it; a body that is no JSON.
  const takesKey = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'Idempotency-Key');
  expect(operations.filter(takesKey).length).toBeGreaterThan(100);
  expect([undocumented(409, takesKey), undocumented(422, takesKey)]).toEqual([[], []]);
  expect(undocumented(415, ({ requestBody }) => requestBody !== undefined)).toEqual([]);
  expect(json.paths['/token'].post.requestBody.content).toHaveProperty(['application/x-www-form-urlencoded']);
});

test('the page of the API loads its own files and nothing of other hosts', async () => {
  const page = await api.call('GET', '/docs');
  expect(page.headers['content-type']).toContain('text/html');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toContain('/api/docs/swagger-ui-bundle.js');
  expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  for (const file of files) {
    const plain = await api.call('GET', file.replace('/api', ''));
    expect([plain.status, plain.text.length > 100], file).toEqual([200, true]);
    const zipped = await api.app.inject({ method: 'GET', url: file, headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.statusCode).toBe(200);
    expect(zipped.rawPayload.length).toBeLessThan(480 * 1024);
  }
});

test.each(['/nothing', '/employees/%ff'])(
  'an address that is none is a problem in the language of the caller: %s',
  async (path) => {
    const reply = await api.call('GET', path, { headers: { 'accept-language': 'de, lt;q=0.8, en;q=0.5' } });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json.title).toMatch(/Nerasta|Neperskaitoma/);
  },
);
