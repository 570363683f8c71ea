import { expect, test } from 'vitest';
import { attendanceOf } from './attendance.ts';

const planned = { start: 480, end: 960 };

test.each([
  ['on time, give or take five minutes', { start: 485, end: 955 }, {}],
  ['late', { start: 486, end: 960 }, { late: 6 }],
  ['left early', { start: 480, end: 900 }, { leftEarly: 60 }],
  ['came before and stayed after', { start: 470, end: 990 }, { before: 10, after: 30 }],
  ['still at work', { start: 500, end: null }, { late: 20 }],
])('%s', (_, worked, expected) => {
  expect(attendanceOf(planned, worked)).toEqual({ late: 0, leftEarly: 0, before: 0, after: 0, ...expected });
});
