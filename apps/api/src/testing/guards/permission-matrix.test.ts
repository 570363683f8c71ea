import { allEndpoints, problems, weekOnly, type AnyEndpoint, type ProblemCode } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writesProject } from '../../platform/http/steps/check-rights.ts';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { refusals } from '../../platform/http/openapi.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { createCallers, type Caller } from '../callers.ts';
import { createManager } from '../seeds/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Every endpoint is called by every kind of caller: a busy machine is slow. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
let callers: Caller[];
let endpoints: AnyEndpoint[];
beforeAll(async () => {
  api = await createTestApp();
  callers = await createCallers(api, [await createManager(api), await createManager(api, 'Other')]);
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  endpoints = allEndpoints.filter((endpoint) => bound.has(endpoint));
});
afterAll(() => api.close());

const GUARDS: readonly ProblemCode[] = [
  'unauthenticated',
  'password_temporary',
  'managers_only',
  'employees_only',
  'project_not_selected',
  'second_factor_missing',
  'ability_missing',
  'project_pending',
  'project_ending',
  'project_ended',
];

/** How the guard must reject this caller by the endpoint's record; null: it must admit them. */
function refusal(endpoint: AnyEndpoint, caller: Caller): ProblemCode | null {
  if (endpoint.role === 'public') return null;
  if (caller.role === null) return 'unauthenticated';
  if (caller.hasTemporaryPassword && !endpoint.withTemporaryPassword) return 'password_temporary';
  if (endpoint.role === 'manager' && caller.role === 'employee') return 'managers_only';
  if (endpoint.role === 'employee' && caller.role === 'manager') return 'employees_only';
  if (endpoint.project && !caller.hasProject) return 'project_not_selected';
  if (endpoint.project && caller.lacksSecondFactor) return 'second_factor_missing';
  if (
    endpoint.ability !== undefined &&
    endpoint.ability !== 'member' &&
    caller.abilities?.has(endpoint.ability) === false
  )
    return 'ability_missing';
  if (caller.billing !== undefined && writesProject(endpoint)) return `project_${caller.billing}`;
  return endpoint.fresh === true && caller.isStale ? 'reauthentication_required' : null;
}

/** A lead does this on no day but those of this week, and the record names none. */
const isOutsideWeek = (endpoint: AnyEndpoint, caller: Caller): boolean =>
  caller.isWeekOnly === true &&
  refusal(endpoint, caller) === null &&
  endpoint.ability !== undefined &&
  endpoint.ability !== 'member' &&
  weekOnly.includes(endpoint.ability) &&
  endpoint.days === undefined;

test('every caller of every endpoint gets what its record says, and no other refusal than it declares', async () => {
  const surprises: string[] = [];
  let cells = 0;
  for (const endpoint of endpoints) {
    const declared = refusals(endpoint).filter((code) => !GUARDS.includes(code));
    for (const caller of callers) {
      const reply = await callEndpoint(api, endpoint, { token: (await caller.token()) ?? undefined });
      const refused = refusal(endpoint, caller);
      const isExpected = isOutsideWeek(endpoint, caller)
        ? reply.status >= 400 && reply.status < 500 && ['week_only', ...declared].includes(reply.json.code)
        : refused
          ? reply.status === problems[refused].status && reply.json.code === refused
          : reply.status < 300 || (reply.status < 500 && declared.includes(reply.json?.code));
      cells += 1;
      if (!isExpected)
        surprises.push(`${endpoint.method} ${endpoint.path}, ${caller.name}: ${reply.status} ${reply.text}`);
    }
  }
  console.log(
    `permission matrix: ${endpoints.length} endpoints, ${callers.length} kinds of caller, ${cells} cells, ${surprises.length} surprises`,
  );
  expect(surprises).toEqual([]);
  expect(cells).toBe(endpoints.length * callers.length);
  expect(cells).toBeGreaterThan(8_000);
});

/** What a lead is refused although the role has the ability: it is about whole months, or about no week at all. */
const BEYOND_WEEKS = [
  // Who is notified of changes that are not published, and who has confirmed whole months.
  'GET /schedule/amendment',
  'GET /schedule/amendments',
  'GET /schedule/amendments/{id}',
  'GET /schedule/receipts',
  'GET /schedule/receipts/open',
  'GET /generate-schedule',
  'GET /generate-schedule/{job_id}',
  'GET /generate-schedule/{job_id}/best',
  // What clearing a month and publishing an amendment cost.
  'GET /amendments/price',
  'GET /schedule/clear/price',
  'GET /advice',
  'GET /advice/leave',
  'GET /scenarios',
  'GET /scenarios/{id}',
  'GET /wishes/choices',
  // They can be for others than the lead.
  'GET /announcements',
  'GET /announcements/{id}/attachment',
  // Hours of months and accounting periods.
  'GET /ledger',
  'GET /ledger/course',
  'GET /ledger/fairness',
  'GET /timesheets/open',
  'GET /working-time-sheet',
  'GET /working-time-sheet/export',
  'GET /working-time-sheet/signs',
  'PUT /working-time-sheet/answer',
  'PUT /working-time-sheet/marks',
];

test('whatever else the abilities of a lead allow says where its days are', () => {
  const silent = endpoints.filter(
    ({ ability, days }) =>
      ability !== undefined && ability !== 'member' && weekOnly.includes(ability) && days === undefined,
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(BEYOND_WEEKS.toSorted());
});

test('the guard’s rejection reveals nothing: it comes before the input is read', async () => {
  for (const endpoint of endpoints.filter(({ role }) => role !== 'public')) {
    const reply = await callEndpoint(api, endpoint, { ...(endpoint.body && { body: { nonsense: 1 } }) });
    expect([reply.status, reply.json.code], endpoint.path).toEqual([401, 'unauthenticated']);
  }
});
