import { expect, test } from 'vitest';
import { readTime } from './time-field.tsx';

test.each([
  ['7', '07:00'],
  ['730', '07:30'],
  ['7.30', '07:30'],
  ['2200', '22:00'],
  ['07:30', '07:30'],
  ['24', '24'],
  ['7:75', '7:75'],
  ['noon', 'noon'],
])('%s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
