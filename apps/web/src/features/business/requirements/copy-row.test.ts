import type { ClockTime } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { rowsOf, totalOf } from './copy-row.tsx';

const template = (name: string, start_time: ClockTime, minutes: number) => ({
  name,
  start_time,
  end_time: '20:00' as const,
  break_minutes: 0,
  color: 'green' as const,
  on_call: 'none' as const,
  tasks: [],
  minutes,
  version: 1,
});
const templates = [template('Late', '12:00', 480), template('Early', '07:00', 240)];
const requirement = (name: string, role: string, weekday: number | null, count: number) => ({
  id: `${name}${role}${weekday}`,
  template: name,
  role,
  weekday,
  date: weekday === null ? '2026-12-24' : null,
  count,
  version: 1,
});

test('makes a line of a template and a role, in the order of the day, exceptions left out', () => {
  const list = [
    requirement('Late', 'cook', 1, 2),
    requirement('Early', 'cook', 7, 1),
    requirement('Late', 'cook', null, 9),
  ];
  expect(
    rowsOf(list, templates, [
      { template: 'Late', role: 'cook' },
      { template: 'Late', role: 'host' },
    ]),
  ).toEqual([
    { template: 'Early', role: 'cook', counts: [null, null, null, null, null, null, 1] },
    { template: 'Late', role: 'cook', counts: [2, null, null, null, null, null, null] },
    { template: 'Late', role: 'host', counts: [null, null, null, null, null, null, null] },
  ]);
});

test('adds up people and minutes of a day', () => {
  const rows = rowsOf([requirement('Late', 'cook', 1, 2), requirement('Early', 'cook', 1, 1)], templates, []);
  expect(totalOf(rows, templates, 0)).toEqual({ people: 3, minutes: 2 * 480 + 240 });
  expect(totalOf(rows, templates, 1)).toEqual({ people: 0, minutes: 0 });
});
