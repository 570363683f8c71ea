import { expect, test } from 'vitest';
import { guessBreaks, guessTimes, readBreak, readMoment } from './history-cells.ts';

/** Minutes of an hour and minutes. */
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const clock = { times: 'clock', hasMidnights: false } as const;
test.each([
  ['8', null, at(8)],
  ['08:30', null, at(8, 30)],
  ['08.30', null, at(8, 30)],
  ['0830', null, at(8, 30)],
  ['8:30:00', null, at(8, 30)],
  ['8 val.', null, at(8)],
  ['12:15 AM', null, at(0, 15)],
  ['8 p.m.', null, at(20)],
  ['24:00', null, at(24)],
  ['25:30', null, at(25, 30)],
  ['1 day, 1:30:00', null, at(25, 30)],
  ['0 days 08:00:00', null, at(8)],
  ['2026-10-17 01:00', '2026-10-17', at(1)],
  ['2026-10-17T01:00:00.000', '2026-10-17', at(1)],
  ['17.10.2026 01:00', '2026-10-17', at(1)],
  ['17/10/2026, 1:00 PM', '2026-10-17', at(13)],
  // What programs write for a time without a date.
  ['1900-01-01 08:00:00', null, at(8)],
  ['1899-12-30 00:00', null, 0],
  ['1900-01-01', null, 0],
  ['1904-01-01', null, 0],
])('the time %s', (cell, date, minutes) => {
  expect(readMoment(cell, 'day', clock)).toEqual({ date, minutes });
});

test.each(['kava', '2026-10-17', '8:60', '26', '2530', '13 PM', '49:00', '8.75'])('%s is no time', (cell) => {
  expect(readMoment(cell, 'day', clock)).toBeNull();
});

test('a date alone is its midnight where the program writes the others with their times', () => {
  expect(readMoment('2026-10-17', 'day', { ...clock, hasMidnights: true })).toEqual({ date: '2026-10-17', minutes: 0 });
});

test('a time behind a date with the month first', () => {
  expect(readMoment('10/05/2026 9:00 AM', 'month', clock)).toEqual({ date: '2026-10-05', minutes: at(9) });
});

test.each([
  ['8.50', 'clock', at(8, 50)],
  // The same as a workbook has it.
  ['8.5', 'clock', at(8, 50)],
  ['8,30', 'clock', at(8, 30)],
  ['8.50', 'hours', at(8, 30)],
  ['8.5', 'hours', at(8, 30)],
  ['17,25', 'hours', at(17, 15)],
  ['8', 'hours', at(8)],
  ['0.333333333333333', 'days', at(8)],
  ['1', 'days', at(24)],
  ['1', 'clock', at(1)],
] as const)('%s in the notation of %s', (cell, notation, minutes) => {
  expect(readMoment(cell, 'day', { ...clock, times: notation })?.minutes).toBe(minutes);
});

test.each([
  // Quarters of an hour are likely, and asked.
  [['8.50', '17.25', '8.25', '16.50'], 'hours', '8.50'],
  [['8.5', '17.25', '8.25', '16.5'], 'hours', '8.5'],
  [['8.30', '17.00', '8.15'], 'clock', ''],
  [['8.75', '16'], 'hours', ''],
  [['8.10', '16.20'], 'clock', '8.10'],
  [['8.3333', '16.5'], 'hours', ''],
  [['0.333333333333333', '0.5'], 'days', ''],
  [['8:30', '16:15'], 'clock', ''],
] as const)('times such as %j', (cells, value, example) => {
  expect(guessTimes(cells)).toEqual({ value, example });
});

test.each([
  ['30', 'minutes', 30],
  ['30 min.', 'hours', 30],
  ['0:30', 'minutes', 30],
  ['0:30:00', 'minutes', 30],
  ['00:30', 'hours', 30],
  ['0 days 00:30:00', 'minutes', 30],
  ['1900-01-01 00:30', 'minutes', 30],
  ['1 h 15 min', 'minutes', 75],
  ['1 val. 15 min.', 'minutes', 75],
  ['0,5 val.', 'minutes', 30],
  ['1.00', 'hours', 60],
  ['0.33', 'hours', 20],
  ['0.0208333333333333', 'days', 30],
  ['0.5', 'minutes', null],
  ['kava', 'minutes', null],
] as const)('the break %s in %s', (cell, unit, minutes) => {
  expect(readBreak(cell, unit)).toBe(minutes);
});

test.each([
  [['break', 'hours'], ['1.00', '0.50'], 'hours', ''],
  [['pertrauka', 'val'], ['1', '0,5'], 'hours', ''],
  [['break', 'min'], ['30', '45'], 'minutes', ''],
  [['break'], ['30', '0', '45'], 'minutes', ''],
  [['break'], ['1.00', '0.50'], 'hours', '1.00'],
  [['break'], ['0.0208333333333333', '0.03125'], 'days', ''],
  [['break', 'hours'], ['0.0208333333333333', '0'], 'days', ''],
  [['break'], ['0:30', ''], 'minutes', ''],
] as const)('breaks under %j such as %j', (words, cells, value, example) => {
  expect(guessBreaks(words, cells)).toEqual({ value, example });
});
