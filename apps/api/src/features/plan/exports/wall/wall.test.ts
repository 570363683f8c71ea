import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfTexts } from '../../../../testing/fakes/pdf-texts.ts';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { shiftInstants } from '../../../../platform/time/zone.ts';
import { asPdf } from '../as-pdf.ts';
import type { Sheet } from '../read-sheet.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api, 'UAB „Rytas“');
  worker = await createWorker(api, manager, { name: 'Žydrė Šiaulienė' });
  await add('2026-12-07', worker.id);
  await add('2026-12-08', worker.id, { break_minutes: 0, role: 'Barista' });
  await api.call('POST', '/schedule/publish?year=2026&month=12', { token: manager.token });
});
afterAll(() => api.close());

const add = (date: string, employee_id: string | null, other = {}) =>
  api.call('POST', '/schedule/shifts', {
    token: manager.token,
    body: { date, employee_id, start_time: '07:00', end_time: '15:30', break_minutes: 30, role: 'Virėja', ...other },
  });

async function wall(query: string, { language = 'lt', token = manager.token } = {}) {
  const reply = await api.app.inject({
    url: `/api/schedule/export?format=pdf&${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return { status: reply.statusCode, pages: reply.statusCode === 200 ? pdfTexts(reply.rawPayload) : [], reply };
}

const december = 'start=2026-12-01&end=2026-12-31';

test('the announced schedule: company, version, day of announcement, approval, breaks, signatures', async () => {
  const { pages } = await wall(`${december}&paper=a3`);
  expect(pages).toHaveLength(1);
  const [page = []] = pages;
  expect(page.slice(0, 7)).toEqual([
    'UAB „Rytas“',
    'Darbo grafikas 2026-12-01 – 2026-12-31',
    expect.stringMatching(/^2026 m\. gruodis: 1 versija, paskelbta \d{4}-\d\d-\d\d \d\d:\d\d\.$/),
    'TVIRTINU',
    'pareigos, vardas, pavardė',
    'parašas',
    'data',
  ]);
  expect(page.join(' | ')).toContain('Susipažinau | parašas, data');
  // 07:00 to 15:30 with a break of 30 minutes is 8 h, without one 8.5 h.
  expect(page.join(' | ')).toContain(
    '07:00 | 15:30 | (30) V | 07:00 | 15:30 | B | Žydrė Šiaulienė | Virėja, Barista | 16,5',
  );
  expect(page).toContain('(30) – pertrauka minutėmis, į darbo laiką neįskaitoma');
  expect(page.at(-1)).toBe('1 psl. iš 1');
  expect(page.join()).not.toContain('JUODRAŠTIS');
});

test('A4 holds half a month, with headings on each page and the totals of both halves on the last', async () => {
  const { pages } = await wall(`${december}`, { language: 'en' });
  expect(pages).toHaveLength(2);
  pages.forEach((page, index) => {
    expect(page).toContain('Schedule 1 Dec 2026 – 31 Dec 2026');
    expect(page).toContain('Employee');
    expect(page.at(-1)).toBe(`Page ${index + 1} of 2`);
  });
  const [first = [], second = []] = pages;
  expect([first.includes('APPROVED BY'), second.includes('APPROVED BY')]).toEqual([true, false]);
  expect([first.includes('Read and understood'), second.includes('Read and understood')]).toEqual([false, true]);
  expect(second.join(' | ')).toContain('Žydrė Šiaulienė | Virėja, Barista | 0 | 16.5');
});

test('drafts are marked as drafts and can be left out; employees never get them', async () => {
  const january = 'start=2027-01-04&end=2027-01-10';
  await add('2027-01-05', worker.id);
  const [page = []] = (await wall(january, { language: 'en' })).pages;
  expect(page).toContain('Not published yet');
  expect(page).toContain('DRAFT: contains unpublished shifts');
  expect(page).toContain('Dashed frame: draft, not published');
  expect(page).toContain('07:00–15:30 (30)');
  for (const call of [wall(`${january}&drafts=no`), wall(january, { token: worker.token })])
    expect((await call).pages.flat().join()).not.toMatch(/07:00|JUODRAŠTIS/);
});

test('says what has changed since the announcement', async () => {
  const { json } = await add('2026-11-10', worker.id);
  await add('2026-11-11', worker.id);
  await api.call('POST', '/schedule/publish?year=2026&month=11', { token: manager.token });
  const november = 'start=2026-11-01&end=2026-11-30&paper=a3';
  expect((await wall(november)).pages.flat().join()).not.toContain('Nuo tada');
  const deleted = await api.call('DELETE', `/schedule/shifts/${json.id}`, {
    token: manager.token,
    headers: { 'if-match': String(json.version) },
  });
  expect(deleted.status).toBeLessThan(500);
  const changed = (await wall(november)).pages.flat().join();
  expect(changed.includes('Nuo tada pakeista 1 pamaina.')).toBe(deleted.status < 300);
});

test('on paper for the inspector: who has confirmed the announced month, which version and when, and who has not', async () => {
  const second = await createWorker(api, manager, { name: 'Jonas Ąžuolas' });
  await add('2027-03-02', worker.id);
  await add('2027-03-03', second.id);
  await api.call('POST', '/schedule/publish?year=2027&month=3', { token: manager.token });
  const march = 'start=2027-03-01&end=2027-03-31&paper=a3';
  const confirm = (version: number) =>
    api.call('POST', `/schedule/receipts/confirm?year=2027&month=3&version=${version}`, { token: worker.token });
  await confirm(1);
  const first = (await wall(march)).pages.flat();
  expect(first).toContain('Kas susipažino: 2027 m. kovas');
  expect(first).toContainEqual(
    expect.stringMatching(/^Žydrė Šiaulienė: 1 versija, susipažino \d{4}-\d\d-\d\d \d\d:\d\d$/),
  );
  expect(first).toContain('Jonas Ąžuolas: 1 versija, dar nesusipažino');

  // The next version asks only her, and her earlier confirmation is not one of it. A name stays when its person goes.
  await add('2027-03-09', worker.id);
  await api.call('POST', '/schedule/publish?year=2027&month=3', { token: manager.token });
  await api.call('DELETE', `/employees/${second.id}`, { token: manager.token });
  const later = (await wall(march, { language: 'en' })).pages.flat();
  expect(later).toContain('Confirmations: March 2027');
  expect(later).toContain('Žydrė Šiaulienė: version 2, not confirmed');
  expect(later).toContain('Jonas Ąžuolas: version 1, not confirmed');
  expect((await wall(december)).pages.flat().join()).not.toContain('2027 m. kovas');
});

test('an unknown paper has its error beside its field', async () => {
  const { status, reply } = await wall(`${december}&paper=a5`);
  expect([status, reply.json()]).toMatchObject([422, { errors: { paper: expect.anything() } }]);
});

const LONG = 'Aleksandra Konstancija Žemaitaitė-Brazdžionienė Šventaragienė Kunigaikštienė Ždž';

function monthOf(people: number, paper: 'a4' | 'a3'): Sheet {
  const dates = Array.from({ length: 31 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
  const team = Array.from({ length: people }, (_, i) => ({ id: `e${i}`, name: i === 0 ? LONG : `Žaneta Nr. ${i}` }));
  const shifts = team.flatMap((person, i) =>
    dates.flatMap((date, day) => {
      if ((day + i) % 7 > 4) return [];
      const { startsAt, endsAt } = shiftInstants('Europe/Vilnius', date, '14:00', '22:30');
      return {
        id: `${i} ${day}`,
        date,
        start: '14:00',
        end: '22:30',
        breakMinutes: 30,
        minutes: 480,
        role: 'Virėja',
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        template: 'Vakaras',
        person,
        status: 'published' as const,
      };
    }),
  );
  return {
    project: 'Rytas',
    zone: 'Europe/Vilnius',
    language: 'lt',
    start: '2026-12-01',
    end: '2026-12-31',
    dates,
    holidays: new Set(['2026-12-25']),
    people: team,
    shifts,
    announcements: [],
    paper,
    madeAt: new Date(0),
  };
}

test.each([
  [12, 'a4', 4],
  [35, 'a4', 7],
  [80, 'a4', 13],
  [12, 'a3', 1],
  [35, 'a3', 2],
  [80, 'a3', 4],
] as const)(
  '%i people on %s take %i pages; every page has its headings, every name all its letters',
  async (...given) => {
    const [people, paper, count] = given;
    const pages = pdfTexts(Buffer.from(await asPdf(monthOf(people, paper))));
    expect(pages).toHaveLength(count);
    pages.forEach((page, index) => {
      expect(page).toContain('Rytas');
      expect(page.at(-1)).toBe(`${index + 1} psl. iš ${pages.length}`);
    });
    const parts = paper === 'a4' ? 2 : 1;
    const whole = pages.flat();
    const found = whole.filter((text) => text.startsWith('Žaneta Nr. ')).length;
    expect(found).toBe((people - 1) * parts);
    expect(whole.join('').split(LONG).length - 1).toBe(parts);
    expect(whole).toContain('Vakaras: 14:00–22:30, pertrauka 30 min.');
  },
);
