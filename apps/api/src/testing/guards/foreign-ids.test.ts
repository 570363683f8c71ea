import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { sampleOf } from '../seeds/sample-of.ts';
import { createTenant, referencesIn, replaceReferences, rowsOf, type Tenant } from '../seeds/whole-tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Every endpoint is called many times: a busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
let owner: Tenant;
let stranger: Tenant;
let endpoints: AnyEndpoint[];
beforeAll(async () => {
  api = await createTestApp();
  [owner, stranger] = [await createTenant(api, '2031-02-03'), await createTenant(api, '2031-03-04')];
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  endpoints = allEndpoints.filter((endpoint) => bound.has(endpoint) && endpoint.role !== 'public');
});
afterAll(() => api.close());

/** Keys that never existed. */
const NEVER = ['01900000-0000-7000-8000-0000000000bb', '2099-12-30', 'never-was'];

/** Reveals every tenant's IDs by design, since they are unique across all; or is the key of no row. */
const OF_NO_TENANT = ['/employees/check-id/{id}', '/roster-grid/{id}/apply'];

test("another project's key in the path reads exactly like one that never was, and nothing changes", async () => {
  const before = await rowsOf(api, owner);
  let tried = 0;
  for (const endpoint of endpoints.filter(({ params, path }) => params && !OF_NO_TENANT.includes(path))) {
    const params = sampleOf(endpoint.params!) as object;
    const [param = ''] = Object.keys(params);
    const fits = (value: string) => endpoint.params!.safeParse({ ...params, [param]: value }).success;
    const foreignKeys = [owner.manager.projectId, ...[...owner.keys.values()].flat()].filter(fits);
    expect(foreignKeys.length, endpoint.path).toBeGreaterThan(0);
    for (const token of tokensFor(endpoint)) {
      const ask = async (value: string) => {
        const sample = endpoint.body && (sampleOf(endpoint.body) as object);
        const body = sample && param in sample ? { ...sample, [param]: value } : sample;
        const { status, text } = await callEndpoint(api, endpoint, {
          token,
          params: { ...params, [param]: value },
          body,
        });
        return { status, text: text.replaceAll(value, '*').replace(/"request_id":"\w+"/, '') };
      };
      const never = await ask(NEVER.find(fits) ?? '');
      expect(never.status, endpoint.path).toBe(404);
      for (const key of foreignKeys) {
        expect(await ask(key), `${endpoint.method} ${endpoint.path} ${key}`).toEqual(never);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
  expect(await rowsOf(api, owner)).toEqual(before);
});

test("another project's key in a body or query reads exactly like one that never was, and nothing changes", async () => {
  const before = await rowsOf(api, owner);
  let tried = 0;
  for (const endpoint of endpoints) {
    for (const part of ['body', 'query'] as const) {
      const sample = endpoint[part] && sampleOf(endpoint[part]);
      for (const table of new Set(referencesIn(sample))) {
        const ownParams = paramsOf(endpoint, stranger);
        for (const token of tokensFor(endpoint)) {
          for (const params of ownParams) {
            const ask = async (value: string) => {
              const own = replaceReferences(sample, (name) => stranger.keys.get(name)?.[0]);
              const given = replaceReferences(own, (name) => (name === table ? value : undefined));
              const { status, text } = await callEndpoint(api, endpoint, { token, ...params, [part]: given });
              return { status, text: text.replaceAll(value, '*').replace(/"request_id":"\w+"/, '') };
            };
            const foreign = owner.keys.get(table)?.[0] ?? '';
            // A table that is missing here has no row in `createTenant`.
            expect(foreign, `${endpoint.path} ${table}`).not.toBe('');
            const isUuid = foreign.length === 36;
            expect(await ask(foreign), `${endpoint.path} ${table}`).toEqual(await ask(NEVER[isUuid ? 0 : 2] ?? ''));
            tried += 1;
          }
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(10);
  expect(await rowsOf(api, owner)).toEqual(before);
});

const tokensFor = ({ role }: AnyEndpoint) =>
  role === 'user' ? [stranger.tokens.manager, stranger.tokens.employee] : [stranger.tokens[role as 'manager']];

/** The stranger's own keys for the path, so that the body is checked. */
function paramsOf({ params }: AnyEndpoint, { keys }: Tenant): { params?: Record<string, string> }[] {
  if (!params) return [{}];
  const [param = ''] = Object.keys(sampleOf(params) as object);
  return [...keys.values()]
    .flat()
    .map((value) => ({ params: { [param]: value } }))
    .filter((input) => params.safeParse(input.params).success);
}
