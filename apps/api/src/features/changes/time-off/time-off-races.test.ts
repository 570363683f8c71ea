import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  ona = await createWorker(api, manager);
});
afterAll(() => api.close());

const RACES = draws(200);
const TIMEOUT_MS = 300_000;
const [APPROVE, REJECT, WITHDRAW, EDIT] = ['approve', 'reject', 'withdraw', 'edit'] as const;
type Deed = typeof APPROVE | typeof REJECT | typeof WITHDRAW | typeof EDIT;

let year = 2030;
/** A new request on separate days; all of a test are within two years. */
async function ask(index: number) {
  const date = new Date(Date.UTC(year, 0, 1 + index * 3)).toISOString().slice(0, 10);
  const body = { type: 'personal', start_date: date, end_date: date, reason: 'Race' };
  const { json } = await api.call('POST', '/time-off', { token: ona.token, body });
  return { id: json.id as string, body };
}

function run(deed: Deed, { id, body }: Awaited<ReturnType<typeof ask>>): Promise<Reply> {
  const path = `/time-off/${id}`;
  if (deed === WITHDRAW) return api.call('DELETE', path, { token: ona.token });
  if (deed === EDIT) return api.call('PUT', path, { token: ona.token, body: { ...body, reason: 'Edited' } });
  const status = deed === APPROVE ? 'approved' : 'rejected';
  // The version that the manager saw, as the product's own page sends it.
  return api.call('PUT', path, { token: manager.token, body: { status }, headers: { 'if-match': '"1"' } });
}

test.each([
  [APPROVE, APPROVE],
  [APPROVE, REJECT],
  [APPROVE, WITHDRAW],
  [APPROVE, EDIT],
  [REJECT, WITHDRAW],
  [REJECT, EDIT],
] as const)(
  '%s against %s has one winner, and an approval makes one unavailability',
  async (left, right) => {
    year += 2;
    for (let index = 0; index < RACES; index += 1) {
      const asked = await ask(index);
      const deeds: Deed[] = index % 2 === 0 ? [left, right] : [right, left];
      const replies = await Promise.all(deeds.map((deed) => run(deed, asked)));
      const statuses = replies.map(({ status }) => status);
      expect(
        statuses.filter((status) => status < 300),
        JSON.stringify(statuses),
      ).toHaveLength(1);
      const loser = replies.find(({ status }) => status >= 300);
      expect(['time_off_decided', 'stale']).toContain(loser?.json.code);
      const won = deeds[statuses.findIndex((status) => status < 300)];
      const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
        tx.selectFrom('unavailability').select('id').where('time_off_id', '=', asked.id).execute(),
      );
      expect(rows).toHaveLength(won === APPROVE ? 1 : 0);
    }
  },
  TIMEOUT_MS,
);

test(
  'an approval against the publishing of its month leaves no shift with somebody who is away',
  async () => {
    year += 2;
    for (let index = 0; index < RACES; index += 1) {
      const asked = await ask(index);
      const date = asked.body.start_date;
      const shift = { date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
      const created = await api.call('POST', '/schedule/shifts', { token: manager.token, body: shift });
      const [y, month] = date.split('-').map(Number);
      const [approved, published] = await Promise.all([
        run(APPROVE, asked),
        api.call('POST', `/schedule/publish?year=${y}&month=${month}`, { token: manager.token }),
      ]);
      expect([approved.status, published.status]).toEqual([200, 200]);
      const { json } = await api.call('GET', `/schedule?start=${date}&end=${date}`, { token: manager.token });
      expect(json.shifts).toMatchObject([{ id: created.json.id, employee_id: null, status: 'published' }]);
    }
  },
  TIMEOUT_MS,
);
