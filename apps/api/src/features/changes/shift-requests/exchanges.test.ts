import { afterAll, beforeAll, expect, test } from 'vitest';
import { draws } from '../../../testing/seeds/draws.ts';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../../../testing/test-app.ts';

const RACES = draws(40);
const TIMEOUT_MS = 300_000;

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };
let jonas: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { name: 'Ona' });
  petras = await createWorker(api, manager, { name: 'Petras', roles: ['cook', 'cashier'] });
  jonas = await createWorker(api, manager, { name: 'Jonas' });
});
afterAll(() => api.close());

const post = (path: string, token: string, body?: object) => api.call('POST', path, { token, ...(body && { body }) });

let month = 0;
/** The days of another month, which no other test writes to. */
function newMonth(): (day: number) => string {
  month += 1;
  const [year, number] = [2032 + Math.floor(month / 12), (month % 12) + 1];
  return (day) => `${year}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const add = async (employee: { id: string } | null, date: string, start_time = '08:00', end_time = '16:00') => {
  const body = { date, start_time, end_time, role: 'cook', employee_id: employee?.id ?? null };
  return (await post('/schedule/shifts', manager.token, body)).json.id as string;
};
const publish = (date: string) =>
  post(`/schedule/publish?year=${Number(date.slice(0, 4))}&month=${Number(date.slice(5, 7))}`, manager.token);

/** Ona works on the 7th and Petras on the 14th of a month, published. */
async function twoShifts() {
  const day = newMonth();
  const [given, returned] = [await add(ona, day(7)), await add(petras, day(14))];
  await publish(day(7));
  return { day, given, returned };
}
const ask = (given: string, returned: string, fields: object = {}) =>
  post('/schedule/requests', ona.token, {
    shift_id: given,
    target_employee_id: petras.id,
    return_shift_id: returned,
    ...fields,
  });
const accept = (id: string) => post(`/schedule/requests/${id}/accept`, petras.token);
const approve = (id: string) => post(`/manager/swaps/${id}/approve`, manager.token);
const giveToJonas = (id: string) =>
  post(`/schedule/${id}/replace`, manager.token, { employee_id: jonas.id, reason: 'Trip' });
const holders = (...ids: string[]) =>
  api.deps.database.inProject(manager.projectId, async (tx) => {
    const rows = await tx.selectFrom('shift').select(['id', 'employee_id']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.employee_id ?? null);
  });
const statusOf = async (id: string) => {
  const { json } = await api.call('GET', '/schedule/requests/outgoing', { token: ona.token });
  return json.find((row: { id: string }) => row.id === id).status;
};
const codeOf = ({ json }: Reply) => json.code;

test('an exchange is offered, accepted and approved: both shifts change hands, and everyone reads both', async () => {
  const { day, given, returned } = await twoShifts();
  const made = await ask(given, returned);
  expect(made.json).toMatchObject({
    shift: { id: given, date: day(7) },
    return_shift: { id: returned, date: day(14), start_time: '08:00', end_time: '16:00', role: 'cook' },
    target: { name: 'Petras' },
    status: 'pending',
  });
  const incoming = (await api.call('GET', '/schedule/requests/incoming', { token: petras.token })).json;
  expect(incoming[0]).toMatchObject({ id: made.json.id, return_shift: { id: returned } });
  expect((await accept(made.json.id)).json.status).toBe('accepted');
  expect(await holders(given, returned)).toEqual([ona.id, petras.id]);
  expect((await approve(made.json.id)).json.status).toBe('approved');
  expect(await holders(given, returned)).toEqual([petras.id, ona.id]);
  expect(codeOf(await approve(made.json.id))).toBe('swap_over');
  expect(await holders(given, returned)).toEqual([petras.id, ona.id]);

  const kept = await api.deps.database.inProject(manager.projectId, async (tx) => ({
    history: await tx
      .selectFrom('activity')
      .select(['action_type', 'details'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute(),
    notices: await tx.selectFrom('outbox').select(['kind', 'facts']).orderBy('id', 'desc').limit(2).execute(),
  }));
  const both = { date: day(7), return_date: day(14), return_role: 'cook' };
  expect(kept.history).toEqual(
    ['swap.approved', 'swap.accepted', 'swap.offered'].map((action_type) =>
      expect.objectContaining({ action_type, details: expect.objectContaining(both) }),
    ),
  );
  expect(kept.notices.map(({ facts }) => facts)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ variant: 'exchanged', date: day(7), back_date: day(14) }),
      expect.objectContaining({ variant: 'exchanged', date: day(14), back_date: day(7) }),
    ]),
  );
});

test('shifts of the same hours, and of two months, are exchanged too', async () => {
  const day = newMonth();
  const [early, late] = [await add(ona, day(7), '08:00', '16:00'), await add(petras, day(7), '12:00', '20:00')];
  await publish(day(7));
  const next = newMonth();
  const [last, first] = [await add(ona, day(28)), await add(petras, next(1))];
  for (const date of [day(7), next(1)]) await publish(date);
  for (const [given, returned] of [
    [early, late],
    [last, first],
  ] as const) {
    const { json } = await ask(given, returned);
    await accept(json.id);
    expect((await approve(json.id)).status).toBe(200);
    expect(await holders(given, returned)).toEqual([petras.id, ona.id]);
  }
});

test('what cannot be exchanged is refused: own, foreign, drafts, begun, somebody else’s, nobody asked', async () => {
  const { day, given, returned } = await twoShifts();
  const [own, draft] = [await add(ona, day(20)), await add(petras, newMonth()(3))];
  const elsewhere = await post('/schedule/shifts', other.token, {
    date: day(9),
    start_time: '08:00',
    end_time: '16:00',
    role: 'cook',
    employee_id: null,
  });
  await publish(day(7));
  for (const id of [own, draft, elsewhere.json.id, '01900000-0000-7000-8000-000000000000'])
    expect((await ask(given, id)).status, id).toBe(404);
  expect((await ask(returned, given)).status).toBe(404);
  expect((await ask(given, returned, { target_employee_id: jonas.id })).status).toBe(404);
  expect((await ask(given, returned, { target_employee_id: null })).json.errors).toHaveProperty('target_employee_id');
  const later = api.deps.now;
  try {
    api.deps.now = () => Date.parse(`${day(7)}T05:00:00Z`);
    const past = await add(petras, day(2));
    await publish(day(7));
    expect((await ask(given, past)).status).not.toBe(201);
  } finally {
    api.deps.now = later;
  }
  const list = (employee: string, token = ona.token) =>
    api.call('GET', `/schedule/requests/returns?shift_id=${given}&employee_id=${employee}`, { token });
  expect((await list(ona.id)).status).toBe(404);
  expect((await list(petras.id, jonas.token)).status).toBe(404);
  expect((await list(petras.id)).json[0]).toMatchObject({ is_possible: true });
});

test('both rosters are judged: what either may not have is listed with the reason, and refused', async () => {
  const day = newMonth();
  const [given, free, busy] = [await add(ona, day(7)), await add(petras, day(14)), await add(petras, day(21))];
  await add(ona, day(21), '10:00', '12:00');
  await publish(day(7));
  const { json } = await api.call('GET', `/schedule/requests/returns?shift_id=${given}&employee_id=${petras.id}`, {
    token: ona.token,
  });
  const [one, two] = [free, busy].map((id) => json.find((row: { id: string }) => row.id === id));
  expect([one.is_possible, one.obstacles]).toEqual([true, []]);
  expect([two.is_possible, two.obstacles.length > 0]).toEqual([false, true]);
  expect(codeOf(await ask(given, busy))).toBe('swap_not_eligible');

  // What comes in between is judged at every step, and the manager reads it before the decision.
  const made = await ask(given, free);
  const verdicts = (token = manager.token) => api.call('GET', `/manager/swaps/${made.json.id}/verdicts`, { token });
  expect((await verdicts()).json).toEqual([]);
  await accept(made.json.id);
  expect((await verdicts()).json).toEqual([
    { employee_id: ona.id, name: 'Ona', broken: [] },
    { employee_id: petras.id, name: 'Petras', broken: [] },
  ]);
  await add(ona, day(14), '10:00', '12:00');
  const [hers, his] = (await verdicts()).json;
  expect([hers.broken.length > 0, his.broken]).toEqual([true, []]);
  expect([(await verdicts(other.token)).status, codeOf(await verdicts(ona.token))]).toEqual([404, 'managers_only']);
  expect(codeOf(await approve(made.json.id))).toBe('swap_not_eligible');
  expect(await holders(given, free)).toEqual([ona.id, petras.id]);
});

test('an illness or absence of a colleague is not in a refusal, the caller’s own reasons are', async () => {
  const { day, given, returned } = await twoShifts();
  const away = (employee_id: string, date: string, type: string) =>
    post('/absences', manager.token, { employee_ids: [employee_id], start: date, end: date, type });
  const made = await ask(given, returned);
  const gift = await twoShifts();
  expect((await away(ona.id, day(14), 'sick_leave')).status).toBe(201);
  expect((await away(petras.id, gift.day(7), 'vacation')).status).toBe(201);
  const refused = 'This employee can’t take the shift.';
  const [accepted, asked, given1] = [
    await accept(made.json.id),
    await ask(gift.given, gift.returned),
    await ask(gift.given, gift.returned, { return_shift_id: null }),
  ];
  for (const { status, json } of [accepted, asked, given1])
    expect([status, json.code, json.detail]).toEqual([
      409,
      'swap_not_eligible',
      `${refused} A rule stops the other employee.`,
    ]);

  // Of what is against themselves they read the rule.
  const own = await twoShifts();
  const third = (await ask(own.given, own.returned)).json.id;
  await away(petras.id, own.day(7), 'vacation');
  expect((await accept(third)).json.detail).toMatch(/Has time off on \S/);
});

test('an exchange ends with either shift, and with what they agreed on', async () => {
  const gone = await twoShifts();
  const [lost, changed, left] = [await twoShifts(), await twoShifts(), await twoShifts()];
  const made = [];
  for (const { given, returned } of [gone, lost, changed, left]) made.push((await ask(given, returned)).json.id);
  const [first, second, third, fourth] = made;
  await accept(second);
  const [year, number] = gone.day(7).split('-').map(Number);
  await api.call('DELETE', `/schedule?year=${year}&month=${number}`, { token: manager.token });
  expect((await giveToJonas(lost.returned)).status).toBe(200);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('shift').set({ start_time: '09:00' }).where('id', '=', changed.returned).execute(),
  );
  expect(await Promise.all([first, second, third, fourth].map(statusOf))).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
    'pending',
  ]);
  for (const id of [first, third]) expect(codeOf(await accept(id))).toBe('swap_over');
  expect(codeOf(await approve(second))).toBe('swap_over');
  expect(await holders(lost.given, lost.returned)).toEqual([ona.id, jonas.id]);
  // One that ended does not stand in the way of another offer.
  expect((await post('/schedule/requests', ona.token, { shift_id: changed.given })).status).toBe(201);
  const now = api.deps.now;
  try {
    api.deps.now = () => Date.parse(`${left.day(7)}T12:00:00Z`);
    expect(await statusOf(fourth)).toBe('expired');
    expect(codeOf(await accept(fourth))).toBe('swap_over');
  } finally {
    api.deps.now = now;
  }
});

test('who ends an employment sees that exchanges for a shift after the last day end', async () => {
  const { day, given, returned } = await twoShifts();
  await ask(given, returned);
  const swapsAfter = async (employee: { id: string }, last: string) => {
    const path = `/employees/${employee.id}/employment/end?last_day=${last}`;
    return (await api.call('GET', path, { token: manager.token })).json.swaps;
  };
  // Of the months before nothing waits any more after the last day.
  const before = [await swapsAfter(petras, day(14)), await swapsAfter(ona, day(7))];
  expect([await swapsAfter(petras, day(13)), await swapsAfter(ona, day(6))]).toEqual(before.map((count) => count + 1));
});

test.each(['given', 'returned'] as const)(
  'an exchange ends with another role of the %s shift, published',
  async (which) => {
    const { day, given, returned } = await twoShifts();
    const { id } = (await ask(given, returned)).json;
    await accept(id);
    const [year, number] = day(7).split('-').map(Number);
    const date = which === 'given' ? day(7) : day(14);
    const begun = await post(`/schedule/amend?year=${year}&month=${number}&from=${date}&to=${date}`, manager.token);
    const path = `/schedule?start=${date}&end=${date}`;
    const draft = (await api.call('GET', path, { token: manager.token })).json.shifts[0];
    const body = { date, start_time: '08:00', end_time: '16:00', role: 'cashier', employee_id: draft.employee_id };
    expect((await api.call('PUT', `/schedule/${draft.id}`, { token: manager.token, body })).status).toBe(200);
    const amendment = `/schedule/amendments/${begun.json.amendment_id}`;
    const { seen } = (await api.call('GET', amendment, { token: manager.token })).json;
    expect((await post(`${amendment}/publish`, manager.token, { seen, reason: 'A till is open' })).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
    const notices = await api.deps.database.inProject(manager.projectId, (tx) =>
      tx
        .selectFrom('outbox')
        .select(['facts', 'audience'])
        .where('kind', '=', 'swap_answered')
        .orderBy('id', 'desc')
        .limit(2)
        .execute(),
    );
    expect(notices.map(({ facts }) => facts)).toEqual([
      expect.objectContaining({ variant: 'exchange_ended', date: day(7), back_date: day(14) }),
      expect.objectContaining({ variant: 'exchange_ended', date: day(7), back_date: day(14) }),
    ]);
    for (const { id: who } of [ona, petras])
      expect(JSON.stringify(notices.map(({ audience }) => audience))).toContain(who);
  },
);

test.each(['two approvals', 'an approval and a replacement', 'two exchanges for one shift'])(
  '%s at once: both shifts change hands or neither',
  async (race) => {
    for (let index = 0; index < RACES; index += 1) {
      const { day, given, returned } = await twoShifts();
      const { json } = await ask(given, returned);
      await accept(json.id);
      const replies = [() => approve(json.id)];
      if (race === 'two approvals') replies.push(() => approve(json.id));
      else if (race === 'an approval and a replacement') replies.push(() => giveToJonas(returned));
      else {
        const second = await add(ona, day(10));
        await publish(day(7));
        const again = (await ask(second, returned)).json.id;
        expect((await accept(again)).status).toBe(200);
        replies.push(() => approve(again));
      }
      const order = index % 2 === 0 ? replies : replies.toReversed();
      const statuses = (await Promise.all(order.map((act) => act()))).map(({ status }) => status);
      expect(statuses.every((status) => status < 500)).toBe(true);
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(1);
      const [hasGiven, hasReturned] = await holders(given, returned);
      const [approved, replaced] = index % 2 === 0 ? statuses : statuses.toReversed();
      if (race === 'two approvals')
        expect([hasGiven, hasReturned, statuses.toSorted()]).toEqual([petras.id, ona.id, [200, 409]]);
      if (race === 'an approval and a replacement')
        // Jonas has it from Petras, and nothing is exchanged, or from Ona, after it was.
        expect([approved, replaced, hasGiven, hasReturned]).toEqual(
          approved === 200
            ? [200, replaced, petras.id, replaced === 200 ? jonas.id : ona.id]
            : [409, 200, ona.id, jonas.id],
        );
      if (race === 'two exchanges for one shift')
        expect([hasReturned, statuses.toSorted()]).toEqual([ona.id, [200, 409]]);
    }
  },
  TIMEOUT_MS,
);
