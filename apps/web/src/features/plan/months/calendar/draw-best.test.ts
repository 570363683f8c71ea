import { expect, it } from 'vitest';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { createClock } from '../../../../lib/dates/clock.ts';
import { drawBest } from './draw-best.ts';

const clock = createClock('Europe/Vilnius');
const templates = [{ name: 'Morning', break_minutes: 30 }];
const names = new Map([
  ['ona', 'Ona'],
  ['rasa', 'Rasa'],
]);
/** 8:00 to 16:30 of a winter day in Lithuania. */
const on = (date: string, employee_id: string | null) => ({
  date,
  template: 'Morning',
  role: 'barista',
  employee_id,
  starts_at: `${date}T06:00:00.000Z`,
  ends_at: `${date}T14:30:00.000Z`,
});
const stored = (id: string, date: string, employee_id: string | null, more: object = {}) =>
  sampleShift({ ...on(date, employee_id), id, employee_name: names.get(employee_id ?? '') ?? null, ...more });
const draw = (shifts: ReturnType<typeof stored>[], found: ReturnType<typeof on>[]) =>
  drawBest({ shifts, found, month: '2026-12', nameOf: (id) => names.get(id) ?? null, templates, clock });
const seen = (shifts: ReturnType<typeof draw>) => shifts.map(({ id, date, employee_id }) => [id, date, employee_id]);

it('adds what was found with local hours, the break of its template, and the same ID each time', () => {
  const [shift] = draw([], [on('2026-12-03', 'ona')]);
  expect(shift).toMatchObject({
    employee_name: 'Ona',
    start_time: '08:00',
    end_time: '16:30',
    break_minutes: 30,
    status: 'draft',
  });
  expect(draw([], [on('2026-12-04', 'rasa'), on('2026-12-03', 'ona')])[1]?.id).toBe(shift?.id);
});

it('leaves what is published, pinned, made by hand, or of another month; other drafts give way', () => {
  const shifts = [
    stored('published', '2026-12-01', 'ona', { status: 'published' }),
    stored('pinned', '2026-12-02', 'ona', { pinned: true }),
    stored('hand', '2026-12-03', 'ona', { by_hand: true }),
    stored('before', '2026-11-30', 'ona'),
    stored('draft', '2026-12-04', 'ona'),
    stored('same', '2026-12-05', 'ona'),
  ];
  const found = [on('2026-12-01', 'ona'), on('2026-12-05', 'ona'), on('2026-12-04', 'rasa')];
  expect(seen(draw(shifts, found)).map(([id, , who]) => (String(id).startsWith('best') ? who : id))).toEqual([
    'published',
    'pinned',
    'hand',
    'before',
    'same',
    'rasa',
  ]);
});

it('fills as many open shifts as it has people for, and leaves the others open', () => {
  const shifts = ['a', 'b', 'c'].map((id) => stored(id, '2026-12-03', null));
  expect(seen(draw(shifts, [on('2026-12-03', 'ona'), on('2026-12-03', 'rasa')]))).toEqual([
    ['c', '2026-12-03', null],
    [expect.stringMatching(/^best ona/), '2026-12-03', 'ona'],
    [expect.stringMatching(/^best rasa/), '2026-12-03', 'rasa'],
  ]);
});

it('leaves out whom the page does not know', () => {
  expect(draw([], [on('2026-12-03', 'somebody')])).toEqual([]);
});
