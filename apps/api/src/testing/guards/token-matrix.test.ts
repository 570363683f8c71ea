import { allEndpoints, apiTokens, type AnyEndpoint } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callEndpoint } from '../call-endpoint.ts';
import { createManager } from '../seeds/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Every endpoint is called with a token of every scope: a busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** How the guard must answer a token with one scope, by the endpoint's record; null: it must admit it. */
function refusal(endpoint: AnyEndpoint, scope: string): 'token_refused' | 'scope_missing' | 'employees_only' | null {
  const { role, project, ability, peopleOnly, method } = endpoint;
  if (role === 'public') return null;
  if (role === 'employee') return 'employees_only';
  if (peopleOnly || !project || ability === undefined) return 'token_refused';
  if (ability === 'member') return method === 'GET' ? null : 'token_refused';
  return ability === scope ? null : 'scope_missing';
}

test('a token does what its scope allows, and every other call is rejected before it is read', async () => {
  const manager = await createManager(api);
  const surprises: string[] = [];
  let cells = 0;
  for (const scope of apiTokens.tokenScopes) {
    const made = await api.call('POST', '/api-tokens', {
      token: manager.token,
      body: { name: scope, scopes: [scope] },
    });
    expect(made.status, made.text).toBe(201);
    for (const endpoint of allEndpoints) {
      const reply = await callEndpoint(api, endpoint, { token: made.json.token });
      const refused = refusal(endpoint, scope);
      const isExpected = refused
        ? reply.status === 403 && reply.json.code === refused
        : reply.status < 500 && !['unauthenticated', 'token_refused', 'scope_missing'].includes(reply.json?.code);
      cells += 1;
      if (!isExpected && endpoint.role !== 'public')
        surprises.push(`${scope}: ${endpoint.method} ${endpoint.path}: ${reply.status} ${reply.text.slice(0, 200)}`);
    }
  }
  console.log(`tokens: ${allEndpoints.length} endpoints, ${apiTokens.tokenScopes.length} scopes, ${cells} cells`);
  expect(surprises).toEqual([]);
});
