import { languageCodes, notifications } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { isUrgent } from './due-at.ts';
import { type Facts, noticeText, pathOf } from './notice.ts';

const facts: Facts = {
  date: '2026-11-24',
  start_date: '2026-12-30',
  end_date: '2027-01-02',
  year: 2026,
  month: 11,
  start: '07:00',
  end: '15:30',
  role: 'barista',
  back_date: '2026-11-26',
  back_start: '12:00',
  back_end: '20:30',
  back_role: 'cashier',
  name: 'Ona Petraitė',
  from: 'Jonas Jonaitis',
  title: 'Vėlesnė pradžia',
  certificate: 'Sveikatos pažyma',
  count: 3,
  minutes: 930,
  version: 2,
  zone: 'Europe/Vilnius',
  by_date: '2026-11-23',
  by_time: '18:30',
};
const all = notifications.Kind.options.flatMap((kind) =>
  Object.keys(notifications.kinds[kind].variants).map((variant) => ({ kind, variant })),
);

test('every notification has texts in both languages, and its title names nobody', () => {
  for (const language of languageCodes)
    for (const { kind, variant } of all) {
      const { title, text } = noticeText(language, kind, { ...facts, variant });
      const said = `${language} ${kind} ${variant}: ${title} ${text}`;
      expect(said).not.toMatch(/notices\.|\{\{|undefined/);
      expect(title, said).not.toMatch(/Ona|Jonas|barista|07:00|Vėlesnė/);
    }
});

test.each([
  ['2026-11-27', '2026-11-27', '27 November 2026', '2026 m. lapkričio 27 d.'],
  ['2026-11-02', '2026-11-12', '2–12 November 2026', '2026 m. lapkričio 2–12 d.'],
  ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027', '2026 m. gruodžio 30 d. – 2027 m. sausio 2 d.'],
])('days from %s to %s are written as the language does', (start_date, end_date, en, lt) => {
  const textIn = (language: 'en' | 'lt') =>
    noticeText(language, 'time_off_answered', { variant: 'approved', start_date, end_date }).text;
  expect([textIn('en'), textIn('lt')]).toEqual([en, lt]);
});

test('the notice of a ring of swaps leads to where the ring is, and waits for nobody', () => {
  const pathFor = (kind: notifications.Kind, variant: string) => pathOf(kind, { ...facts, variant });
  expect([pathFor('swap_offered', 'ring'), pathFor('swap_answered', 'ring_ended')]).toEqual([
    '/worker/swap-requests',
    '/worker/swap-requests?tab=mine',
  ]);
  expect(pathFor('swap_answered', 'ring_done')).toBe('/worker/schedule?from=2026-11-24');
  expect([pathFor('swap_waiting', 'ring'), pathFor('swap_waiting', 'no_ring')]).toEqual([
    '/manager/swap-requests?tab=rings',
    '/manager/swap-requests?tab=rings',
  ]);
  expect(pathFor('swap_waiting', 'asked')).toBe('/manager/swap-requests');
  expect([notifications.kinds.swap_waiting.ability, isUrgent('swap_waiting')]).toEqual(['requests.decide', false]);
});

test('numbers have their plural forms, and user text is a sentence of its own', () => {
  const textFor = (count: number) =>
    noticeText('lt', 'schedule_published', { variant: 'first', year: 2026, month: 11, count }).text;
  expect([1, 3, 18, 21].map(textFor)).toEqual([
    '2026 m. lapkritis: 1 pamaina',
    '2026 m. lapkritis: 3 pamainos',
    '2026 m. lapkritis: 18 pamainų',
    '2026 m. lapkritis: 21 pamaina',
  ]);
  const { text } = noticeText('lt', 'request_answered', {
    variant: 'rejected',
    title: 'Kita diena',
    note: 'Trūksta rankų',
  });
  expect(text).toBe('Kita diena\nPastaba: Trūksta rankų');
});
