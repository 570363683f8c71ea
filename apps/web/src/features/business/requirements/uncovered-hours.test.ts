import type { ClockTime, requirements, templates } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { uncoveredHours } from './uncovered-notice.tsx';

const template = (name: string, start_time: ClockTime, end_time: ClockTime) =>
  ({ name, start_time, end_time }) as templates.Template;
const need = (template: string, weekday: number, count = 1) =>
  ({ template, weekday, count, role: 'cook' }) as requirements.Requirement;
const templateList = [template('Day', '09:00', '17:00'), template('Night', '22:00', '06:00')];
const on = (day: number, open: ClockTime, close: ClockTime) =>
  Array.from({ length: 7 }, (_, index) => (index === day ? { open, close } : null));

test('before the first shift, between two, and after the last', () => {
  expect(uncoveredHours(on(0, '08:00', '23:00'), [need('Day', 1), need('Night', 1)], templateList)).toEqual([
    { day: 0, from: '08:00', to: '09:00' },
    { day: 0, from: '17:00', to: '22:00' },
  ]);
});

test('the night of the day before counts, from Sunday to Monday too; nobody needed is nobody there', () => {
  expect(uncoveredHours(on(0, '05:00', '09:30'), [need('Night', 7), need('Day', 1)], templateList)).toEqual([
    { day: 0, from: '06:00', to: '09:00' },
  ]);
  expect(uncoveredHours(on(0, '09:00', '17:00'), [need('Day', 1, 0)], templateList)).toEqual([
    { day: 0, from: '09:00', to: '17:00' },
  ]);
});

test('somebody on call at home covers no hour', () => {
  const atHome = [{ ...template('Day', '09:00', '17:00'), on_call: 'at_home' as const }];
  expect(uncoveredHours(on(0, '09:00', '17:00'), [need('Day', 1)], atHome)).toEqual([
    { day: 0, from: '09:00', to: '17:00' },
  ]);
});

test('open over midnight', () => {
  expect(uncoveredHours(on(4, '18:00', '02:00'), [need('Night', 5)], templateList)).toEqual([
    { day: 4, from: '18:00', to: '22:00' },
  ]);
  expect(uncoveredHours(on(4, '09:00', '00:00'), [need('Day', 5)], templateList)).toEqual([
    { day: 4, from: '17:00', to: '00:00' },
  ]);
});

test('without opening hours, and covered to the minute', () => {
  expect(uncoveredHours(on(0, '09:00', '17:00'), [need('Day', 1)], templateList)).toEqual([]);
  expect(
    uncoveredHours(
      Array.from({ length: 7 }, () => null),
      [],
      [],
    ),
  ).toEqual([]);
});
