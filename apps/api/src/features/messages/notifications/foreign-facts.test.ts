import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp();
  cafe = await createCafe(api);
});
afterAll(() => api.close());

/** Notifications of Ona as other versions could have stored them; the last one is the newest. */
const KEPT: [kind: string, facts: object][] = [
  [
    'shift_changed',
    { variant: 'given', date: '2032-03-01', start: '08:00', end: '16:00', role: 'cook', colour: 'red' },
  ],
  ['shift_changed', { variant: 'lent', date: '2032-03-01' }],
  ['shift_changed', { variant: 'given', date: 'tomorrow', start: '08:00', end: '16:00', role: 'cook' }],
  ['shift_changed', { variant: 'given', start: '08:00', end: '16:00', role: 'cook' }],
  ['schedule_published', {}],
  ['shift_praised', { variant: 'much' }],
];

test('what cannot be read has a general text, and a kind that this version does not know waits', async () => {
  const [ona] = cafe.workers;
  await api.deps.database.inProject(cafe.projectId, async (tx) => {
    for (const [nth, [kind, facts]] of KEPT.entries())
      await sql`insert into notification (project_id, id, account_id, kind, subject, facts, shown, created_at)
        select ${cafe.projectId}, gen_random_uuid(), account.id, ${kind}, ${`${nth}`}, ${JSON.stringify(facts)}::jsonb, true, now()
        from account where employee_id = ${ona?.id}`.execute(tx);
  });
  const list = async (language: string) => {
    const headers = { 'accept-language': language };
    const { status, json, text } = await api.call('GET', '/notifications', { token: ona?.token, headers });
    expect(status, text).toBe(200);
    expect(json.unread).toBe(5);
    return json.items.map(({ title, path }: { title: string; path: string }) => `${title} ${path}`);
  };
  const general = 'Something has changed /worker';
  expect(await list('en')).toEqual([
    general,
    general,
    general,
    general,
    'You have a new shift /worker/schedule?from=2032-03-01',
  ]);
  expect((await list('lt'))[0]).toBe('Yra naujienų /worker');
});
