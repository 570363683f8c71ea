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
});

test('OpenAPI 3.1 names every call of the contract, with its role, its headers and its refusals', async () => {
  const { json } = await api.call('GET', '/openapi.json');
  expect(json.openapi).toMatch(/^3[.]1/);
  for (const { method, path } of allEndpoints)
    expect(json.paths[path][method.toLowerCase()], `${method} ${path}`).toBeDefined();
  const update = json.paths['/employees/{id}'].put;
  expect(update['x-role']).toBe('manager');
  expect(Object.keys(update.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '412', '422']));
  expect(update.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'If-Match', 'Accept-Language']);
  expect(json.paths['/token'].post.requestBody.content).toHaveProperty(['application/x-www-form-urlencoded']);
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
