import type { rings } from '@pamaina/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { addTemplate } from '../../../testing/seeds/cafe.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = { id: string; token: string };

const RACES = draws(40);
const NOW = Date.parse('2031-05-01T05:00:00Z');

let now = NOW;
let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: Person;
let zydre: Person;
let jonas: Person;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  other = await createManager(api, 'Other');
});
afterAll(() => api.close());
beforeEach(async () => {
  now = NOW;
  manager = await createManager(api);
  await addTemplate(api, manager, { name: 'DAY', start_time: '08:00', end_time: '16:00' });
  for (const weekday of [1, 2, 3, 4, 5])
    await post('/requirements', manager.token, { template: 'DAY', role: 'cook', count: 1, weekday });
  ona = await createWorker(api, manager, { name: 'Ona' });
  zydre = await createWorker(api, manager, { name: 'Žydrė' });
  jonas = await createWorker(api, manager, { name: 'Jonas' });
});

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });
const get = async (path: string, token = manager.token) => (await api.call('GET', path, { token })).json;
const day = (number: number) => `2031-05-${String(number).padStart(2, '0')}`;
const add = async (employee: Person | null, number: number, more: object = {}) => {
  const body = { date: day(number), template: 'DAY', role: 'cook', employee_id: employee?.id ?? null, ...more };
  return (await post('/schedule/shifts', manager.token, body)).json.id as string;
};
const publish = (month = '2031-05') =>
  post(`/schedule/publish?year=${month.slice(0, 4)}&month=${Number(month.slice(5))}`, manager.token);
const off = (person: Person, number: number) => post('/wishes', person.token, { date: day(number), kind: 'off' });

/** Ona works on the 12th, Žydrė on the 13th, Jonas on the 14th, published. */
async function threeShifts() {
  const ids = [await add(ona, 12), await add(zydre, 13), await add(jonas, 14)];
  expect((await publish()).status).toBe(200);
  return ids;
}
const offer = (shift_ids: readonly string[], token = manager.token) => post('/manager/rings', token, { shift_ids });
const agree = (id: string, { token }: Person) => post(`/schedule/rings/${id}/agree`, token);
const decline = (id: string, { token }: Person) => post(`/schedule/rings/${id}/decline`, token);
const own = async ({ token }: Person) => (await get('/schedule/rings', token))[0];
const agreedOf = ({ people, agreed }: rings.Ring) => [people.map(({ has_agreed }) => has_agreed), agreed];
const holders = (ids: readonly string[]) =>
  api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx.selectFrom('shift').select(['id', 'employee_id']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.employee_id ?? null);
  });
const notices = async (person: Person) => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('outbox').select(['facts', 'audience']).orderBy('id').execute(),
  );
  const facts = rows.filter(({ audience }) => JSON.stringify(audience).includes(person.id)).map((row) => row.facts);
  return (facts as { variant: string }[]).flatMap(({ variant }) => (variant.startsWith('ring') ? variant : []));
};
const managersNotices = () =>
  api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx.selectFrom('outbox').select(['kind', 'facts']).where('kind', '=', 'swap_waiting').execute();
    return rows.map(({ facts }) => (facts as { variant: string }).variant);
  });
const history = async () => {
  const rows = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select('action_type').where('action_type', 'like', 'ring.%').orderBy('id').execute(),
  );
  return rows.map(({ action_type }) => action_type);
};

test('who is no manager looks for none and offers none, and nobody answers for another', async () => {
  const ids = await threeShifts();
  expect((await api.call('GET', '/manager/rings/found?year=2031&month=5')).status).toBe(401);
  for (const path of ['/manager/rings/found?year=2031&month=5', '/manager/rings'])
    expect((await api.call('GET', path, { token: ona.token })).json.code).toBe('managers_only');
  expect((await offer(ids, ona.token)).json.code).toBe('managers_only');
  expect((await offer(ids, other.token)).json.code).toBe('not_found');
  const { json } = await offer(ids.slice(0, 2));
  expect((await agree(json.id, jonas)).json.code).toBe('not_found');
  expect((await decline(json.id, jonas)).json.code).toBe('not_found');
  expect((await post(`/manager/rings/${json.id}/withdraw`, other.token)).json.code).toBe('not_found');
});

test('what is no ring: one shift, one twice, five, an open one, two of one person, another month', async () => {
  const ids = await threeShifts();
  for (const bad of [ids.slice(0, 1), [...ids, ids[0], ids[1]]])
    expect((await offer(bad as string[])).json.code).toBe('invalid');
  expect((await offer([ids[0], ids[0]] as string[])).json.code).toBe('not_found');
  const open = await add(null, 20);
  const second = await add(ona, 21);
  const june = await add(zydre, 1, { date: '2031-06-03' });
  await publish();
  await publish('2031-06');
  const draft = await add(zydre, 1, { date: '2031-07-03' });
  for (const bad of [open, second, june, draft])
    expect((await offer([ids[0] as string, bad])).json.code).toBe('not_found');
});

test('three who would each rather have the next one’s day: found, offered, agreed to by all, done at once', async () => {
  await off(ona, 12);
  await off(ona, 13);
  await off(zydre, 13);
  await off(zydre, 14);
  await off(jonas, 14);
  await off(jonas, 12);
  const ids = await threeShifts();
  const found = await get('/manager/rings/found?year=2031&month=5');
  // Ona would rather have the 14th, Žydrė the 12th, Jonas the 13th.
  const [ring] = found.rings;
  expect([found.complete, found.has_shifts, found.rings.length]).toEqual([true, true, 1]);
  expect(
    ring.people.map(({ name, shift, is_better_off }: rings.FoundRing['people'][number]) => [
      name,
      shift.date,
      shift.start_time,
      is_better_off,
    ]),
  ).toEqual([
    ['Ona', day(12), '08:00', true],
    ['Žydrė', day(13), '08:00', true],
    ['Jonas', day(14), '08:00', true],
  ]);
  // Each passes their shift on: Ona's to Žydrė, hers to Jonas, his to Ona.
  const offered = await offer(ring.people.map(({ shift }: { shift: { id: string } }) => shift.id));
  expect(offered.status).toBe(201);
  const { id } = offered.json;
  expect((await get('/manager/rings/found?year=2031&month=5')).rings).toEqual([]);
  expect(await notices(ona)).toEqual(['ring']);
  expect((await own(ona)).allowed_actions).toEqual(['agree', 'decline']);
  expect((await agree(id, ona)).json.status).toBe('pending');
  expect((await agree(id, ona)).json.allowed_actions).toEqual(['decline']);
  await agree(id, zydre);
  expect(await holders(ids)).toEqual([ona.id, zydre.id, jonas.id]);
  expect((await agree(id, jonas)).json).toMatchObject({ status: 'done', allowed_actions: [] });
  expect(await holders(ids)).toEqual([zydre.id, jonas.id, ona.id]);
  expect(await notices(ona)).toEqual(['ring', 'ring_done']);
  expect(await managersNotices()).toEqual(['ring']);
  // The third agreement is what is done.
  expect(await history()).toEqual(['ring.offered', 'ring.agreed', 'ring.agreed', 'ring.done']);
  expect((await agree(id, jonas)).status).toBe(200);
  expect((await decline(id, ona)).json.code).toBe('swap_over');
});

test('hours of a shift’s own, that no requirement asks for, are in no ring: no preference is known about them', async () => {
  await off(ona, 12);
  await off(ona, 13);
  await add(ona, 12);
  await add(zydre, 13, { template: null, start_time: '09:00', end_time: '15:00' });
  expect((await publish()).status).toBe(200);
  // Ona would have the 13th for the 12th, and prefers neither.
  const found = async () => (await get('/manager/rings/found?year=2031&month=5')).rings;
  expect(await found()).toEqual([]);
  await add(jonas, 14);
  await publish();
  const [{ people }] = await found();
  expect(people.map(({ name }: rings.FoundRing['people'][number]) => name).toSorted()).toEqual(['Jonas', 'Ona']);
});

test('a café’s month is searched in a thread, a few shifts are searched at once', async () => {
  const run = vi.spyOn(api.deps.work, 'run');
  const searched = async () => {
    run.mockClear();
    expect((await get('/manager/rings/found?year=2031&month=5')).has_shifts).toBe(true);
    return run.mock.calls.map(([, task]) => task.name);
  };
  await threeShifts();
  expect(await searched()).toEqual([]);
  // With 9 more each, 30 shifts.
  for (const person of [ona, zydre, jonas])
    for (const date of [15, 16, 19, 20, 21, 22, 23, 26, 27]) await add(person, date);
  await publish();
  expect(await searched()).toEqual(['findRings']);
  run.mockRestore();
});

test('a no ends it, whose it was is in the history alone; a manager withdraws one', async () => {
  const ids = await threeShifts();
  const first = (await offer(ids)).json.id;
  await agree(first, ona);
  expect((await decline(first, zydre)).json.status).toBe('declined');
  expect(await notices(ona)).toEqual(['ring', 'ring_ended']);
  expect(await notices(zydre)).toEqual(['ring']);
  expect(await managersNotices()).toEqual(['no_ring']);
  // Jonas hasn't answered, like Žydrė, whose no he can't read; a manager reads all of it.
  expect(agreedOf(await own(jonas))).toEqual([[null, null, false], 1]);
  expect(agreedOf(await own(ona))).toEqual([[true, null, null], 1]);
  expect(agreedOf((await get('/manager/rings'))[0])).toEqual([[true, false, false], 1]);
  expect((await agree(first, jonas)).json.code).toBe('swap_over');
  const second = (await offer(ids)).json.id;
  expect((await offer(ids.slice(0, 2))).json.code).toBe('swap_exists');
  expect((await post(`/manager/rings/${second}/withdraw`, manager.token)).json.status).toBe('withdrawn');
  expect((await post(`/manager/rings/${second}/withdraw`, manager.token)).json.code).toBe('swap_over');
  expect((await own(ona)).status).toBe('withdrawn');
  expect(await holders(ids)).toEqual([ona.id, zydre.id, jonas.id]);
});

test('another has a shift of it meanwhile, somebody leaves: it ends with why, and all hear it', async () => {
  const ids = await threeShifts();
  const given = (await offer(ids)).json.id;
  const rasa = await createWorker(api, manager, { name: 'Rasa' });
  const reason = { employee_id: rasa.id, reason: 'Trip' };
  expect((await post(`/schedule/${ids[1]}/replace`, manager.token, reason)).status).toBe(200);
  expect(await own(ona)).toMatchObject({ id: given, status: 'ended', reason: 'shift' });
  expect(await notices(ona)).toContain('ring_ended');
  expect((await agree(given, ona)).json.code).toBe('swap_over');
  const pair = [ids[0] as string, ids[2] as string];
  const left = (await offer(pair)).json.id;
  expect((await api.call('DELETE', `/employees/${jonas.id}`, { token: manager.token })).status).toBeLessThan(300);
  expect(await own(ona)).toMatchObject({ id: left, status: 'ended', reason: 'person' });
});

test('the month is cleared, or amended, meanwhile: it ends with why, and a yes is too late', async () => {
  const ids = await threeShifts();
  const amended = (await offer(ids)).json.id;
  await agree(amended, ona);
  const { json } = await post('/schedule/amend?year=2031&month=5', manager.token);
  const draft = json.shifts.find((shift: { date: string }) => shift.date === day(13));
  const rasa = await createWorker(api, manager, { name: 'Rasa' });
  const moved = await api.call('PUT', `/schedule/${draft.id}`, {
    token: manager.token,
    body: { date: day(13), template: 'DAY', role: 'cook', employee_id: rasa.id },
  });
  expect(moved.status, JSON.stringify(moved.json)).toBe(200);
  // Until it is published, what was published holds.
  expect((await own(ona)).status).toBe('pending');
  const at = `/schedule/amendments/${json.amendment_id}`;
  const { seen } = await get(at);
  const published = await post(`${at}/publish`, manager.token, { seen, reason: 'Fair', consents: [zydre.id, rasa.id] });
  expect(published.status, JSON.stringify(published.json)).toBeLessThan(300);
  expect(await own(ona)).toMatchObject({ id: amended, status: 'ended', reason: 'shift' });
  expect((await agree(amended, jonas)).json.code).toBe('swap_over');
  const pair = [ids[0] as string, ids[2] as string];
  const cleared = (await offer(pair)).json.id;
  expect((await api.call('DELETE', '/schedule?year=2031&month=5', { token: manager.token })).status).toBe(200);
  expect(await own(ona)).toMatchObject({ id: cleared, status: 'ended', reason: 'shift' });
  expect(await notices(jonas)).toContain('ring_ended');
  expect((await agree(cleared, jonas)).json.code).toBe('swap_over');
});

test('a shift has begun: it is over though nobody said no', async () => {
  const ids = await threeShifts();
  const { json } = await offer(ids);
  now = Date.parse(`${day(12)}T06:00:00Z`);
  expect(await own(jonas)).toMatchObject({ status: 'ended', reason: 'begun', allowed_actions: [] });
  expect((await agree(json.id, jonas)).json.code).toBe('swap_over');
  expect((await offer(ids)).json.code).toBe('shift_begun');
  now = NOW;
  expect((await own(jonas)).status).toBe('pending');
});

test('who is ill on the day that they would get: refused when it is offered, and ended when it comes later', async () => {
  const ids = await threeShifts();
  const { json } = await offer(ids);
  await agree(json.id, ona);
  const ill = { employee_ids: [ona.id], type: 'sick_leave', start: day(14), end: day(14) };
  const noted = await post('/absences', manager.token, ill);
  expect(noted.status, JSON.stringify(noted.json)).toBeLessThan(300);
  const agreed = await agree(json.id, zydre);
  expect(agreed.json).toMatchObject({ status: 'ended', reason: 'rules' });
  expect(await notices(ona)).toContain('ring_ended');
  expect((await offer(ids)).json.code).toBe('repair_stale');
});

test.each([
  'the last one twice',
  'the last two',
  'a yes and a no',
  'a yes and a replacement',
  'two rings with one shift',
])(
  '%s at once: all shifts change hands or none',
  async (race) => {
    for (let index = 0; index < RACES; index += 1) {
      const month = `${2032 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
      const ids = [
        await add(ona, 12, { date: `${month}-12` }),
        await add(zydre, 13, { date: `${month}-13` }),
        await add(jonas, 14, { date: `${month}-14` }),
      ] as const;
      await publish(month);
      let acts: (() => ReturnType<typeof post>)[];
      if (race === 'two rings with one shift') acts = [() => offer(ids), () => offer(ids.slice(0, 2))];
      else {
        const { id } = (await offer(ids)).json;
        await agree(id, ona);
        if (race !== 'the last two') await agree(id, zydre);
        const rival = { employee_id: jonas.id, reason: 'Trip' };
        acts = [
          () => agree(id, jonas),
          race === 'the last one twice'
            ? () => agree(id, jonas)
            : race === 'the last two'
              ? () => agree(id, zydre)
              : race === 'a yes and a no'
                ? () => decline(id, ona)
                : () => post(`/schedule/${ids[0]}/replace`, manager.token, rival),
        ];
      }
      const replies = await Promise.all((index % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const statuses = replies.map(({ status }) => status);
      expect(statuses.every((status) => status < 500)).toBe(true);
      const after = await holders(ids);
      const last = await own(zydre);
      if (race === 'two rings with one shift') expect(statuses.toSorted()).toEqual([201, 409]);
      else if (race.startsWith('the last')) expect([statuses, last.status]).toEqual([[200, 200], 'done']);
      else expect(['done', 'declined', 'ended']).toContain(last.status);
      if (last.status === 'done' && race !== 'a yes and a replacement')
        expect(after).toEqual([zydre.id, jonas.id, ona.id]);
      if (last.status === 'declined') expect(after).toEqual([ona.id, zydre.id, jonas.id]);
      if (last.status === 'ended') expect(after.slice(1)).toEqual([zydre.id, jonas.id]);
    }
  },
  300_000,
);
