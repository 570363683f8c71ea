import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const RACES = draws(200);
const A_MONTH = 20;
const TIMEOUT_MS = 300_000;

let api: TestApp;
let cafe: TestCafe;
let ids: string[];
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
  ids = cafe.workers.map(({ id }) => id);
});
afterAll(() => api.close());

const asManager = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  api.call(method, path, { token: cafe.token, body });
const shiftOn = (date: string, employee_id: string | undefined) => ({
  date,
  template: 'DAY',
  role: 'cook',
  employee_id,
});

type Held = { id: string; employee_id: string; status: string };
const held = (shifts: Held[]) => shifts.map(({ id, employee_id }) => `${id} ${employee_id}`).toSorted();

test(
  'what an edit, a deletion or a new shift races a publication ends in one of two orders; the archive is what was published',
  async () => {
    for (let round = 0; round < RACES; round += 1) {
      const month = Math.floor(round / A_MONTH) + 1;
      const first = `2032-${String(month).padStart(2, '0')}`;
      const date = `${first}-${String((round % A_MONTH) + 1).padStart(2, '0')}`;
      const { id } = (await asManager('POST', '/schedule/shifts', shiftOn(date, ids[0]))).json;
      const deeds = [
        () => asManager('PUT', `/schedule/${id}`, shiftOn(date, ids[1])),
        () => asManager('DELETE', `/schedule/${id}`),
        () => asManager('POST', '/schedule/shifts', shiftOn(date, ids[1])),
      ] as const;
      const deed = deeds[(round % deeds.length) as 0 | 1 | 2];
      const [edit, publication] = await Promise.all([
        deed(),
        asManager('POST', `/schedule/publish?year=2032&month=${month}`),
      ]);
      // The shift deleted first may have been the only one to publish.
      const isNothingLeft = edit.status === 204 && publication.json.code === 'nothing_to_publish';
      expect(isNothingLeft || publication.status === 200, publication.text).toBe(true);
      if (isNothingLeft) continue;
      expect([200, 201, 204, 409], `round ${round}`).toContain(edit.status);
      const archive = await asManager('GET', `/schedule/history/${publication.json.archive_id}`);
      const live = await asManager('GET', `/schedule?start=${first}-01&end=${first}-28`);
      const published = live.json.shifts.filter(({ status }: Held) => status === 'published');
      expect(held(archive.json.entries), `round ${round}`).toEqual(held(published));
      const own = published.find((shift: Held) => shift.id === id);
      // A successful edit is in the published version; a rejected one is not.
      if (round % 3 === 0) expect(own?.employee_id).toBe(edit.status === 200 ? ids[1] : ids[0]);
      if (round % 3 === 1) expect(own === undefined).toBe(edit.status === 204);
    }
  },
  TIMEOUT_MS,
);
