import { describe, expect, it } from 'vitest';
import { createClock } from '../dates/clock.ts';
import { dayAxis, placeOn, spanOf, lanes, hourlyNeeds } from './day-axis.ts';

const clock = createClock('Europe/Vilnius');
const axisOf = (date: string, ...hours: [string, string][]) =>
  dayAxis(
    date,
    hours.map(([start_time, end_time]) => spanOf({ date, start_time, end_time }, clock)),
    clock,
  );
const labels = (...args: Parameters<typeof axisOf>) => axisOf(...args).hours.map(({ label }) => label);

describe('the hours of a day', () => {
  it('are the whole hours around what happens', () => {
    expect(labels('2026-12-01', ['07:30', '11:30'], ['10:00', '13:15'])).toEqual([
      '07:00',
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
    ]);
  });

  it('go on past midnight with a shift of the night', () => {
    expect(labels('2026-12-01', ['22:00', '02:00'])).toEqual(['22:00', '23:00', '00:00', '01:00']);
  });

  it('have one more in the night when the clocks go back, one less when they go forward', () => {
    expect(labels('2026-10-25', ['01:00', '05:00'])).toEqual(['01:00', '02:00', '03:00', '03:00', '04:00']);
    expect(labels('2026-03-29', ['01:00', '05:00'])).toEqual(['01:00', '02:00', '04:00']);
  });

  it('begin at midnight for a shift that began the day before', () => {
    const night = spanOf({ date: '2026-11-30', start_time: '20:00', end_time: '03:00' }, clock);
    expect(dayAxis('2026-12-01', [night], clock).hours.map(({ label }) => label)).toEqual(['00:00', '01:00', '02:00']);
  });

  it('are office hours on an empty day', () => {
    expect(labels('2026-12-01')).toHaveLength(10);
  });
});

describe('a place on the axis', () => {
  const axis = axisOf('2026-12-01', ['08:00', '16:00']);

  it('is a share of its length', () => {
    const span = spanOf({ date: '2026-12-01', start_time: '10:00', end_time: '12:00' }, clock);
    expect(placeOn(axis, span)).toEqual({ left: 0.25, width: 0.25 });
  });

  it('ends where the axis ends, and is none outside', () => {
    const late = spanOf({ date: '2026-12-01', start_time: '14:00', end_time: '22:00' }, clock);
    expect(placeOn(axis, late)).toEqual({ left: 0.75, width: 0.25 });
    const night = spanOf({ date: '2026-12-01', start_time: '22:00', end_time: '02:00' }, clock);
    expect(placeOn(axis, night)).toBeNull();
  });
});

it('starts a new line only for shifts that would overlap', () => {
  const [a, b, c, d] = [
    { from: 1, to: 4 },
    { from: 2, to: 3 },
    { from: 3, to: 5 },
    { from: 4, to: 6 },
  ];
  expect(lanes([a, b, c, d])).toEqual([
    [a, d],
    [b, c],
  ]);
});

const HOUR = 3_600_000;
const span = (from: number, to: number, count = 1) => ({ from: from * HOUR, to: to * HOUR, count });

it('counts who is needed and planned in the middle of each hour', () => {
  const hours = [7, 8, 9].map((hour) => ({ at: hour * HOUR }));
  expect(hourlyNeeds(hours, [span(7.5, 9, 2)], [span(7, 8), span(8, 10)])).toEqual([
    { needed: 2, planned: 1 },
    { needed: 2, planned: 1 },
    { needed: 0, planned: 1 },
  ]);
});
