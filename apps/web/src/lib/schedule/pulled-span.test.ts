import { expect, test } from 'vitest';
import { createClock } from '../dates/clock.ts';
import { hoursOn, pulledSpan, type Pull } from './day-axis.ts';

const clock = createClock('Europe/Vilnius');
const at = (time: string) => Date.parse(`2026-12-01T${time}:00+02:00`);
const minutes = (count: number) => count * 60_000;

test.each<[Pull, number, string, string]>([
  ['all', 37, '07:30', '16:00'],
  ['all', -7, '07:00', '15:30'],
  ['start', 50, '07:45', '15:30'],
  ['start', 999, '15:15', '15:30'],
  ['end', -68, '07:00', '14:15'],
  ['end', -999, '07:00', '07:15'],
  ['end', 9999, '07:00', '06:45'],
  ['end', 10 * 60, '07:00', '01:30'],
])('pulled by %s, %i minutes: %s to %s', (pull, by, start_time, end_time) => {
  const span = pulledSpan({ from: at('07:00'), to: at('15:30') }, pull, minutes(by));
  expect(hoursOn('2026-12-01', span, clock)).toEqual({ start_time, end_time });
});

test('what would begin on another date is no shift of this day', () => {
  const early = pulledSpan({ from: at('07:00'), to: at('15:30') }, 'all', -minutes(8 * 60));
  expect(hoursOn('2026-12-01', early, clock)).toBeNull();
});
