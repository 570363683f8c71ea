import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datesBetween } from '../../../platform/time/zone.ts';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember, createWorker, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countMinutes } from '../planning-input/index.ts';

let api: TestApp;
let small: TestCafe;
let large: TestCafe;
/** A cook is needed on each of the 27 days of May 2031 that are no Sundays. */
const MAY = 'start=2031-05-01&end=2031-05-31';
const MONDAY = 'date=2031-05-05&template=DAY&role=cook';

beforeAll(async () => {
  api = await createTestApp({ planning: true });
  [small, large] = [await createCafe(api, 0), await createCafe(api, 0)];
  await createWorker(api, small, { name: 'Eglė', roles: ['waiter'] });
  for (let number = 0; number < 40; number += 1) {
    const body = { id: unique('waiter'), name: 'Eglė', roles: ['waiter'] };
    await api.call('POST', '/employees', { token: large.token, body });
  }
});
afterAll(() => api.close());

const get = (path: string, token = small.token, headers = {}) => api.call('GET', path, { token, headers });

test('a summary has the reason of each employee for each open place, and how many each rule stops', async () => {
  const { json } = await get(`/schedule/summary?${MAY}`);
  expect(json.unfilled).toHaveLength(27);
  const [first] = json.unfilled;
  expect(first).toMatchObject({ date: '2031-05-01', missing: 1, stopped: [{ rule: 'role', count: 1 }] });
  expect(first.reasons).toMatchObject([{ name: 'Eglė', rule: 'role' }]);
  expect((await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`)).json[0].reasons).toEqual(first.reasons);
});

// 27 places times 40 waiters are 1,080 reasons: 1,000 of them are those of the first 25 places, 1 to 29 May.
test('a summary has the first thousand reasons and the numbers of the others, which are read alone', async () => {
  const { json } = await get(`/schedule/summary?${MAY}`, large.token);
  expect(json.unfilled).toHaveLength(27);
  const complete = json.unfilled.filter(({ reasons }: { reasons: object[] }) => reasons.length > 0);
  expect(complete).toHaveLength(25);
  expect(complete.at(-1)).toMatchObject({ date: '2031-05-29', stopped: [{ rule: 'role', count: 40 }] });
  expect(complete.at(-1).reasons).toHaveLength(40);
  expect(json.unfilled.slice(25)).toMatchObject([
    { date: '2031-05-30', reasons: [], stopped: [{ rule: 'role', count: 40 }] },
    { date: '2031-05-31', reasons: [], stopped: [{ rule: 'role', count: 40 }] },
  ]);
  const path = `/schedule/summary/reasons?${MAY}&date=2031-05-31&template=DAY&role=cook`;
  const { json: places } = await get(path, large.token, { 'accept-language': 'lt' });
  expect(places).toMatchObject([{ date: '2031-05-31', template: 'DAY', role: 'cook', missing: 1 }]);
  expect(places[0].reasons).toHaveLength(40);
  expect(places[0].reasons[0]).toMatchObject({ name: 'Eglė', rule: 'role' });
});

/** Of an answer: its places, those with their reasons, and how many employees are stopped from each. */
const placesOf = (open: { reasons: object[]; stopped: { count: number }[] }[]) => ({
  places: open.length,
  complete: open.filter(({ reasons }) => reasons.length > 0).length,
  stopped: [...new Set(open.map(({ stopped }) => stopped.reduce((sum, { count }) => sum + count, 0)))],
});

// A cook is needed on the 27 days of July 2031 that are no Sundays.
test('a draft has the first thousand reasons too', async () => {
  const { token } = large;
  const { status, json } = await api.call('POST', '/generate-schedule?year=2031&month=7', { token, body: {} });
  expect(status).toBe(200);
  expect(placesOf(json.open)).toEqual({ places: 27, complete: 25, stopped: [40] });
  const { result } = (await get(`/generate-schedule/${json.job_id}`, token)).json;
  expect(placesOf(result.open)).toEqual({ places: 27, complete: 25, stopped: [40] });
});

/** Employees whose IDs are like that work as cooks every day of these but Sundays, in summer time. */
const fill = ({ from, to, employees }: { from: string; to: string; employees: string }) =>
  api.deps.database.inProject(large.projectId, async (tx) => {
    const days = datesBetween(from, to).filter((date) => Temporal.PlainDate.from(date).dayOfWeek < 7);
    await sql`insert into shift (project_id, id, date, start_time, end_time, starts_at, ends_at, break_minutes, template,
        role, employee_id, status)
      select ${large.projectId}, gen_random_uuid(), day, '08:00', '16:30', (day || ' 08:00+03')::timestamptz,
        (day || ' 16:30+03')::timestamptz, 30, 'DAY', 'cook', employee.id, 'draft'
      from employee, unnest(${days}::date[]) as day
      where employee.project_id = ${large.projectId} and employee.id like ${employees}`.execute(tx);
    await countMinutes(tx);
  });
const ruleOf = ({ rule, severity }: { rule: string; severity: string }) => ({ rule, severity });

// 40 waiters who each work nine days as a cook break a hard rule 360 times.
test('a summary counts the broken rules and has the first three hundred, which are read by pages', async () => {
  for (const [from, to] of [
    ['2031-06-02', '2031-06-04'],
    ['2031-06-09', '2031-06-11'],
    ['2031-06-16', '2031-06-18'],
  ] as const)
    await fill({ from, to, employees: '%' });
  const JUNE = 'start=2031-06-01&end=2031-06-30';
  const { json } = await get(`/schedule/summary?${JUNE}`, large.token);
  expect(json.broken[0]).toEqual({ rule: 'role', severity: 'hard', count: 360 });
  expect(json.violations.map(ruleOf)).toEqual(Array(300).fill({ rule: 'role', severity: 'hard' }));
  const page = (number: number) => get(`/schedule/summary/violations?${JUNE}&page=${number}`, large.token);
  const [first, second, beyond] = [await page(1), await page(2), await page(9)];
  expect(first.json).toEqual(json.violations);
  expect(second.json.slice(0, 60).map(ruleOf)).toEqual(Array(60).fill({ rule: 'role', severity: 'hard' }));
  const counts: number[] = json.broken.map(({ count }: { count: number }) => count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(first.headers['x-total-count']).toBe(String(total));
  expect(second.json).toHaveLength(total - 300);
  expect(beyond.json).toEqual([]);
  const every = [...first.json, ...second.json];
  expect(new Set(every.map((one) => JSON.stringify(one))).size).toBe(total);
  expect((await get(`/schedule/summary/violations?${JUNE}&page=0`)).json.errors).toHaveProperty('page');
});

// 26 places, each with the reasons of 40 waiters and of the cook who is away: those of 24 places are 984.
test('what an absence leaves open has the first thousand reasons', async () => {
  const cook = await createWorker(api, large, { name: 'Jonas', roles: ['cook'] });
  await fill({ from: '2031-08-01', to: '2031-08-31', employees: cook.id });
  const body = { employee_id: cook.id, start: '2031-08-01', end: '2031-08-31' };
  const { status, json } = await api.call('POST', '/schedule/repair', { token: large.token, body });
  expect(status).toBe(200);
  expect(placesOf(json.open)).toEqual({ places: 26, complete: 24, stopped: [41] });
});

test('nothing is open, and nobody works here: there are no reasons', async () => {
  const sunday = await get('/schedule/summary?start=2031-05-04&end=2031-05-04');
  expect(sunday.json).toMatchObject({ open: 0, unfilled: [] });
  expect((await get(`/schedule/summary/reasons?${MAY}&date=2031-05-04&template=DAY&role=cook`)).json).toEqual([]);
  const empty = await createCafe(api, 0);
  const { json } = await get(`/schedule/summary?${MAY}`, empty.token);
  expect(json.unfilled).toHaveLength(27);
  expect(json.unfilled[0]).toMatchObject({ missing: 1, reasons: [], stopped: [] });
  const [place] = (await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`, empty.token)).json;
  expect(place).toMatchObject({ missing: 1, reasons: [] });
});

test('only managers read the reasons, of a place that they name', async () => {
  const path = `/schedule/summary/reasons?${MAY}&${MONDAY}`;
  expect((await api.call('GET', path)).status).toBe(401);
  const { token } = await createWorker(api, small, { name: 'Rasa', roles: ['waiter'] });
  expect((await get(path, token)).json.code).toBe('managers_only');
  expect((await get(`/schedule/summary/violations?${MAY}`, token)).json.code).toBe('managers_only');
  expect((await get(`/schedule/summary/reasons?${MAY}&date=2031-05-05`)).json.code).toBe('invalid');
});

// Both projects need a cook from the template DAY on that day.
test('a manager of another project reads the places and the employees of that one alone', async () => {
  const other = await createCafe(api, 0);
  const ona = await createWorker(api, other, { name: 'Ona', roles: ['waiter'] });
  const reasons = await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`, other.token);
  expect(reasons.status).toBe(200);
  expect(reasons.json).toMatchObject([{ missing: 1, reasons: [{ employee_id: ona.id, name: 'Ona', rule: 'role' }] }]);
  expect(reasons.json[0].reasons).toHaveLength(1);
  const empty = await createManager(api);
  const nothing = await get(`/schedule/summary/reasons?${MAY}&${MONDAY}`, empty.token);
  expect([nothing.status, nothing.json]).toEqual([200, []]);
  const broken = await get('/schedule/summary/violations?start=2031-06-01&end=2031-06-30', other.token);
  expect(broken.status).toBe(200);
  expect(broken.json.map(ruleOf)).not.toContainEqual({ rule: 'role', severity: 'hard' });
});

// Two cooks are ill today, one of them without an end yet, and planned all the same. A lead reads this week alone.
test('who may not read absences sees in the broken rules that somebody is away, not that they are ill', async () => {
  const own = await createCafe(api, 2);
  const today = Temporal.Now.plainDateISO('Europe/Vilnius').toString();
  const { token } = own;
  const [first = '', second = ''] = own.workers.map(({ id }) => id);
  for (const [employee_id, end] of [
    [first, today],
    [second, null],
  ] as const) {
    const body = { employee_id, start: today, end, type: 'sick_leave' };
    const { json } = await api.call('POST', '/schedule/repair', { token, body });
    expect((await api.call('POST', `/schedule/repair/${json.id}/apply`, { token })).status).toBe(200);
    const shift = { date: today, template: 'DAY', role: 'cook', employee_id };
    expect((await api.call('POST', '/schedule/shifts', { token, body: shift })).status).toBe(201);
  }
  const lead = await createMember(api, own, { role: 'lead' });
  const trusted = await createMember(api, own, { role: 'lead', grants: ['absences.read'] });
  const made = { name: 'Screen', scopes: ['plan.read'] };
  const program = (await api.call('POST', '/api-tokens', { token, body: made })).json;
  const range = `start=${today}&end=${today}`;
  const paths = [`/schedule/summary/violations?${range}`, `/schedule/summary?${range}`, `/schedule?${range}`];
  const seen = async (path: string, by: string, language: string) => {
    const { status, text } = await get(path, by, { 'accept-language': language });
    expect(status).toBe(200);
    return text;
  };
  for (const path of paths) {
    for (const by of [token, trusted.token]) {
      const english = await seen(path, by, 'en');
      expect(english).toMatch(/Is ill on \d+ \w+ \d+\./);
      expect(english).toMatch(/Is ill since \d+ \w+ \d+; the end is not known yet\./);
      expect(await seen(path, by, 'lt')).toContain(`Serga nuo ${today}`);
    }
    for (const by of [lead.token, program.token]) {
      const english = await seen(path, by, 'en');
      expect(english).toMatch(/Is absent on \d+ \w+ \d+\./);
      expect(english).toMatch(/Is absent since \d+ \w+ \d+\./);
      expect(english).not.toMatch(/\bill\b|sick/i);
      expect(await seen(path, by, 'lt')).not.toMatch(/serg|nedarbing/i);
    }
  }
});
