import { expect, test } from 'vitest';
import { attentionOf, monthToPlan } from './get-manager-stats.ts';

const december = { year: 2026, month: 12, drafts: 0, published: 0 };
const calm = {
  today: '2026-11-10',
  law_pack: 'lt',
  employees: 12,
  templates: 8,
  requirements: 50,
  unfilled: 0,
  first_unfilled: null,
  pending_place: null,
  months: [{ year: 2026, month: 11, drafts: 0, published: 220 }, december],
};
const open = { unfilled: 3, first_unfilled: '2026-11-21' };

test('nothing waits', () => {
  expect(attentionOf(calm, 0)).toBeNull();
});

test.each([
  [{ employees: 0, templates: 0, requirements: 0 }, 'employees'],
  [{ templates: 0, requirements: 0 }, 'templates'],
  [{ requirements: 0 }, 'requirements'],
])('what planning lacks comes first: %o', (lacking, missing) => {
  expect(attentionOf({ ...calm, ...open, ...lacking }, 4)).toEqual({ kind: 'set_up', missing });
});

test.each([
  ['2026-11-16', null],
  ['2026-11-17', 7],
  ['2026-11-24', 0],
  ['2026-11-29', -5],
])('December is due on 24 November; asked on %s', (today, days_left) => {
  const due = { kind: 'publish', year: 2026, month: 12, due: '2026-11-24', days_left, has_draft: false };
  expect(attentionOf({ ...calm, today }, 0)).toEqual(days_left === null ? null : due);
});

test('the coming month is planned next, and once it is published the one after', () => {
  expect(monthToPlan(calm)).toBe('2026-12');
  const published = calm.months.with(1, { ...december, published: 10 });
  expect(monthToPlan({ ...calm, months: published })).toBe('2027-01');
});

test('a published month is not asked for again', () => {
  const months = calm.months.with(1, { ...december, published: 10 });
  expect(attentionOf({ ...calm, today: '2026-11-24', months }, 0)).toBeNull();
});

test('drafts of the current month that nobody has been shown are late', () => {
  const months = calm.months.with(0, { year: 2026, month: 11, drafts: 9, published: 0 });
  expect(attentionOf({ ...calm, months }, 0)).toMatchObject({ kind: 'publish', month: 11, days_left: -16 });
});

test.each([
  ['2026-11-20', 'unfilled'],
  ['2026-11-21', 'publish'],
])('open shifts wait behind a month that is due within three days: %s', (today, kind) => {
  expect(attentionOf({ ...calm, ...open, today }, 5)).toMatchObject({ kind });
});

test('requests come when nothing else waits', () => {
  const place = 'swaps';
  expect(attentionOf({ ...calm, pending_place: place }, 2)).toEqual({ kind: 'requests', count: 2, place });
  expect(attentionOf({ ...calm, ...open }, 2)).toEqual({ kind: 'unfilled', count: 3, first_date: '2026-11-21' });
});
