import { crowding } from '@pamaina/engine/testing';
import { expect, test } from 'vitest';
import { addDays, datesBetween } from '../../../platform/time/zone.ts';
import { propose, type ProposalFacts } from './propose.ts';

/** Six weeks to 2026-06-28, a Sunday: 9 to 17 each day, as many guests an hour as the function says. */
function facts(guests: (weekday: number, hour: number) => number, more: Partial<ProposalFacts> = {}): ProposalFacts {
  const dates = datesBetween('2026-05-18', '2026-06-28');
  const rows = dates.flatMap((date, at) =>
    [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({
      date,
      minute: hour * 60,
      minutes: 60,
      value: guests((at % 7) + 1, hour),
      is_confirmed: false,
    })),
  );
  return {
    forecast: {
      rows,
      calendar: [],
      events: [],
      typed: [],
      opening: [null, null, null, null, null, null, null],
      dates: datesBetween('2026-07-01', '2026-08-01'),
    },
    last: '2026-07-31',
    enough_for: 'middle',
    roles: [{ role: 'waiter', per_hour: 10, least_open: 1, ...around }],
    templates: [
      { name: 'Morning', start: 9 * 60, end: 13 * 60 },
      { name: 'Afternoon', start: 13 * 60, end: 17 * 60 },
    ],
    requirements: [],
    weeks: [],
    ...more,
  };
}
const around = { before_count: 0, before_minutes: 0, after_count: 0, after_minutes: 0 };
const standard = (found: ReturnType<typeof propose>, weekday: number) =>
  found.requirements.filter((one) => one.weekday === weekday).map(({ template, count }) => [template, count]);

test('20 guests an hour in the morning and 10 in the afternoon: two and one, on each weekday, proved', () => {
  const found = propose(facts((_, hour) => (hour < 13 ? 20 : 10)));
  for (let weekday = 1; weekday <= 7; weekday++)
    expect(standard(found, weekday)).toEqual([
      ['Morning', 2],
      ['Afternoon', 1],
    ]);
  expect(found).toMatchObject({ reason: null, short_quarters: 0, over_quarters: 0, proved: true, hint: null });
  // July has 31 days, each with 16 quarters in the morning and as many in the afternoon; nobody is there now.
  expect(found.now_short_quarters).toBe(31 * (16 * 2 + 16 * 1));
  expect(found.need).toHaveLength(31 * 32);
});

test('what is right already is no change, and what is too many is taken back', () => {
  const set = (template: string, weekday: number, count: number) => ({
    template,
    role: 'waiter',
    weekday,
    date: null,
    count,
    is_proposed: false,
    week_id: null,
  });
  const requirements = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    set('Morning', weekday, 2),
    set('Afternoon', weekday, weekday === 3 ? 2 : 1),
  ]);
  const found = propose(facts((_, hour) => (hour < 13 ? 20 : 10), { requirements }));
  expect(found.requirements).toEqual([
    { template: 'Afternoon', role: 'waiter', weekday: 3, date: null, week_id: null, count: 1, before: 2 },
  ]);
  // Five Wednesdays with one too many for four hours.
  expect([found.now_over_quarters, found.over_quarters]).toEqual([5 * 16, 0]);
});

test('where templates fit badly it says how much is over, and which one would help', () => {
  const found = propose(facts(() => 10, { templates: [{ name: 'Long', start: 7 * 60, end: 19 * 60 }] }));
  // Needed are 8 of 12 hours: 16 quarters are over each day.
  expect([found.short_quarters, found.over_quarters]).toEqual([0, 31 * 16]);
  expect(found.hint).toEqual({
    role: 'waiter',
    weekday: expect.any(Number),
    over_quarters: 16,
    start_time: '09:00',
    end_time: '17:00',
    removes: 16,
  });
});

test('a holiday that is another day gets an exception, a closed day none', () => {
  const base = facts(() => 20);
  const holidays = ['2026-05-20', '2026-06-10'];
  const calendar = [
    ...holidays.map((date) => ({ date, isHoliday: true, isClosed: false })),
    { date: '2026-07-06', isHoliday: true, isClosed: false },
    { date: '2026-07-07', isHoliday: false, isClosed: true },
  ];
  const rows = base.forecast.rows.map((row) => (holidays.includes(row.date) ? { ...row, value: 5 } : row));
  const found = propose({ ...base, forecast: { ...base.forecast, rows, calendar } });
  // Two holidays with a quarter of the guests, and one usual day: (0.25 + 0.25 + 1) / 3 = half of 20, so one is enough.
  expect(found.requirements.filter(({ date }) => date !== null)).toEqual([
    { template: 'Morning', role: 'waiter', weekday: null, date: '2026-07-06', week_id: null, count: 1, before: null },
    { template: 'Afternoon', role: 'waiter', weekday: null, date: '2026-07-06', week_id: null, count: 1, before: null },
  ]);
  expect([found.short_quarters, found.over_quarters]).toEqual([0, 0]);
});

test('a role keeps to the templates that it uses, and can have those that nobody uses yet', () => {
  const templates = [
    { name: 'Ours', start: 540, end: 1020 },
    { name: 'Theirs', start: 540, end: 780 },
    { name: 'New', start: 540, end: 780 },
  ];
  const requirements = [
    { template: 'Ours', role: 'waiter', weekday: 1, date: null, count: 1, is_proposed: false, week_id: null },
    { template: 'Theirs', role: 'cook', weekday: 1, date: null, count: 1, is_proposed: false, week_id: null },
  ];
  const found = propose(facts((_, hour) => (hour < 13 ? 20 : 10), { templates, requirements }));
  expect(new Set(found.planned.map(({ template }) => template))).toEqual(new Set(['Ours', 'New']));
  expect([found.short_quarters, found.over_quarters]).toEqual([0, 0]);
});

test('an exception that somebody set by hand stays', () => {
  const requirements = [
    {
      template: 'Morning',
      role: 'waiter',
      weekday: null,
      date: '2026-07-10',
      count: 5,
      is_proposed: false,
      week_id: null,
    },
  ];
  const found = propose(facts(() => 10, { requirements, templates: [{ name: 'Morning', start: 540, end: 1020 }] }));
  expect(found.requirements.some(({ date }) => date !== null)).toBe(false);
  // One is needed from 9 to 17, five are there.
  expect(found.over_quarters).toBe(4 * 32);
});

test('what is needed after midnight is covered by the shift that began the evening before', () => {
  const dates = datesBetween('2026-05-18', '2026-06-28');
  const rows = dates.flatMap((date) =>
    [0, 22, 23].map((hour) => ({ date, minute: hour * 60, minutes: 60, value: 10, is_confirmed: false })),
  );
  const base = facts(() => 0);
  const found = propose({
    ...base,
    forecast: { ...base.forecast, rows, opening: Array.from({ length: 7 }, () => ({ from: 1320, to: 1500 })) },
    roles: [{ role: 'waiter', per_hour: 10, least_open: 0, ...around }],
    templates: [{ name: 'Night', start: 1320, end: 1500 }],
  });
  expect(found.requirements.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect([found.short_quarters, found.over_quarters, found.proved]).toEqual([0, 0, true]);
});

test('without productivity, templates, a forecast, or hours it says what is missing', () => {
  expect(propose(facts(() => 10, { roles: [] })).reason).toBe('no_productivity');
  expect(propose(facts(() => 10, { templates: [] })).reason).toBe('no_templates');
  const base = facts(() => 10);
  expect(propose({ ...base, forecast: { ...base.forecast, rows: [] } }).reason).toBe('no_forecast');
  const rows = datesBetween('2026-06-01', '2026-06-28').map((date) => ({
    date,
    minute: null,
    minutes: 1440,
    value: 80,
    is_confirmed: false,
  }));
  expect(propose({ ...base, forecast: { ...base.forecast, rows } }).reason).toBe('no_hours');
});

test('three weeks are enough', () => {
  const base = facts((_, hour) => (hour < 13 ? 20 : 10));
  const rows = base.forecast.rows.filter(({ date }) => date >= '2026-06-08');
  const found = propose({ ...base, forecast: { ...base.forecast, rows } });
  for (let weekday = 1; weekday <= 7; weekday++)
    expect(standard(found, weekday)).toEqual([
      ['Morning', 2],
      ['Afternoon', 1],
    ]);
  expect(found).toMatchObject({ reason: null, short_quarters: 0, over_quarters: 0, proved: true });
});

test('a role without productivity is asked for nothing, and keeps what it has', () => {
  const cook = {
    template: 'Morning',
    role: 'cook',
    weekday: 1,
    date: null,
    count: 3,
    is_proposed: false,
    week_id: null,
  };
  const found = propose(facts(() => 10, { requirements: [cook] }));
  expect(new Set(found.requirements.map(({ role }) => role))).toEqual(new Set(['waiter']));
  expect(new Set(found.need.map(({ role }) => role))).toEqual(new Set(['waiter']));
});

test('a curve that nobody can cover is covered as far as the templates go, and the rest is named', () => {
  const found = propose(facts(() => 10, { templates: [{ name: 'Morning', start: 9 * 60, end: 13 * 60 }] }));
  expect(standard(found, 1)).toEqual([['Morning', 1]]);
  // From 13 to 17 nobody can be there: 16 quarters on each of 31 days.
  expect(found).toMatchObject({ reason: null, short_quarters: 31 * 16, over_quarters: 0, proved: true });
});

test('a month whose first days are known is proposed from the rest', () => {
  const found = propose(facts(() => 10, { last: '2026-06-30' }));
  const base = facts(() => 10);
  const june = { ...base.forecast, dates: datesBetween('2026-06-01', addDays('2026-06-30', 1)) };
  const rest = propose({ ...base, last: '2026-06-30', forecast: june });
  expect(found.need).toEqual([]);
  expect([...new Set(rest.need.map(({ date }) => date))]).toEqual(['2026-06-29', '2026-06-30']);
});

test('three shifts around the clock that overlap a little cover everything, and nothing is advised', () => {
  const base = facts(() => 0);
  const always = Array.from({ length: 24 }, (_, hour) => hour);
  const rows = datesBetween('2026-05-18', '2026-06-28').flatMap((date) =>
    always.map((hour) => ({ date, minute: hour * 60, minutes: 60, value: 1, is_confirmed: false })),
  );
  const templates = [
    { name: 'Night', start: 22 * 60, end: 30 * 60 + 30 },
    { name: 'Morning', start: 6 * 60, end: 14 * 60 + 30 },
    { name: 'Late', start: 14 * 60, end: 22 * 60 + 30 },
  ];
  const requirements = templates.flatMap(({ name }) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      template: name,
      role: 'waiter',
      weekday,
      date: null,
      count: 1,
      is_proposed: false,
      week_id: null,
    })),
  );
  const found = propose({ ...base, forecast: { ...base.forecast, rows }, templates, requirements });
  expect(found).toMatchObject({
    requirements: [],
    short_quarters: 0,
    now_short_quarters: 0,
    proved: false,
    hint: null,
  });
});

test('a month that is known or over has nothing ahead', () => {
  const base = facts(() => 10);
  const may = datesBetween('2026-05-01', '2026-06-01');
  expect(propose({ ...base, last: '2026-05-31', forecast: { ...base.forecast, dates: may } }).reason).toBe(
    'nothing_ahead',
  );
});

test('a need of hundreds takes a moment', () => {
  const started = performance.now();
  const found = propose(
    facts((weekday, hour) => 3_000 + weekday * 100 + hour * 10, {
      roles: [{ role: 'waiter', per_hour: 20, least_open: 1, ...around }],
    }),
  );
  expect(found.reason).toBeNull();
  expect(performance.now() - started).toBeLessThan(4_000 * crowding());
});

test('a day that was typed by hand gets an exception of its own', () => {
  const base = facts(() => 10);
  // Three times as many on Friday 2026-07-10, in the usual hours.
  const typed = [{ date: '2026-07-10', hour: null, value: 240 }];
  const found = propose({ ...base, forecast: { ...base.forecast, typed } });
  expect(found.requirements.filter(({ date }) => date !== null)).toEqual([
    { template: 'Morning', role: 'waiter', weekday: null, date: '2026-07-10', week_id: null, count: 3, before: null },
    { template: 'Afternoon', role: 'waiter', weekday: null, date: '2026-07-10', week_id: null, count: 3, before: null },
  ]);
  expect(standard(found, 5)).toEqual([
    ['Morning', 1],
    ['Afternoon', 1],
  ]);
});

test('what a proposal wrote it replaces and takes away; on a date on which a person set anything all stays', () => {
  const base = facts(() => 10);
  const typed = [
    { date: '2026-07-10', hour: null, value: 240 },
    { date: '2026-07-14', hour: null, value: 240 },
  ];
  const set = (template: string, date: string, count: number, is_proposed: boolean) => ({
    template,
    role: 'waiter',
    weekday: null,
    date,
    count,
    is_proposed,
    week_id: null,
  });
  const requirements = [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      ['Morning', 'Afternoon'].map((template) => ({ ...set(template, '', 1, true), weekday, date: null })),
    ),
    // Needed are three in both.
    set('Morning', '2026-07-10', 3, true),
    set('Afternoon', '2026-07-10', 2, true),
    // A usual day again.
    set('Morning', '2026-07-08', 4, true),
    // One of two was changed by hand.
    set('Morning', '2026-07-14', 2, true),
    set('Afternoon', '2026-07-14', 5, false),
  ];
  const found = propose({ ...base, requirements, forecast: { ...base.forecast, typed } });
  expect(found.requirements).toEqual([
    { template: 'Morning', role: 'waiter', weekday: null, date: '2026-07-08', week_id: null, count: null, before: 4 },
    { template: 'Afternoon', role: 'waiter', weekday: null, date: '2026-07-10', week_id: null, count: 3, before: 2 },
  ]);
});

test('a named week has requirements of its own on its dates', () => {
  const base = facts(() => 10);
  const typed = [{ date: '2026-07-16', hour: null, value: 240 }];
  const weeks = [{ week_id: 'fair', start_date: '2026-07-13', end_date: '2026-07-19' }];
  const set = (weekday: number, count: number, week_id: string | null) => ({
    template: 'Morning',
    role: 'waiter',
    weekday,
    date: null,
    count,
    is_proposed: false,
    week_id,
  });
  const days = [1, 2, 3, 4, 5, 6, 7];
  const found = propose({
    ...base,
    templates: base.templates.slice(0, 1),
    // Right in the standard; in the week of the fair two too many on Monday, and nobody on the other days.
    requirements: [...days.map((weekday) => set(weekday, 1, null)), set(1, 3, 'fair')],
    weeks,
    forecast: { ...base.forecast, typed },
  });
  const change = { template: 'Morning', role: 'waiter' };
  // Its Thursday, the 16th, is another day: its only one in the month has an exception.
  expect(found.requirements).toEqual([
    { ...change, weekday: 1, date: null, week_id: 'fair', count: 1, before: 3 },
    ...[2, 3, 5, 6, 7].map((weekday) => ({ ...change, weekday, date: null, week_id: 'fair', count: 1, before: null })),
    { ...change, weekday: null, date: '2026-07-16', week_id: null, count: 3, before: null },
  ]);
});
