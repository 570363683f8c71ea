import type { Violation } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { bytesOfMonth, type MonthOfShifts } from './bytes-of-month.ts';

const reader = { language: 'en', zone: 'Europe/Vilnius' } as const;
const [FIRST, SECOND, THIRD, FOURTH] = [1, 2, 3, 4].map((n) => `0000000${n}-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
];
type Alike = MonthOfShifts['alike'][number];
const alike: Alike = {
  date: '2031-05-07',
  start_time: '08:00:00',
  end_time: '16:30:00',
  starts_at: '2031-05-07T05:00:00+00:00',
  ends_at: '2031-05-07T13:30:00+00:00',
  break_minutes: 30,
  template: 'Rytas "A"',
  role: 'virėjas',
  on_call: null,
  status: 'draft',
  pinned: false,
  by_hand: true,
  amended: null,
  version: 2,
  cut: null,
  former_name: null,
  ids: [SECOND],
  people: ['ona'],
  warned: null,
};
const read = (month: MonthOfShifts) =>
  JSON.parse(bytesOfMonth(month, '"holidays":[]', reader).toString()) as { shifts: Record<string, unknown>[] };

test('a shift has all its fields, with times of day to the minute and instants in UTC', () => {
  const month = read({ alike: [alike], named: [['ona', 'Ona Žukauskė']] });
  expect(month).toEqual({
    shifts: [
      {
        id: SECOND,
        date: '2031-05-07',
        start_time: '08:00',
        end_time: '16:30',
        starts_at: '2031-05-07T05:00:00.000Z',
        ends_at: '2031-05-07T13:30:00.000Z',
        break_minutes: 30,
        template: 'Rytas "A"',
        role: 'virėjas',
        on_call: null,
        employee_id: 'ona',
        employee_name: 'Ona Žukauskė',
        status: 'draft',
        pinned: false,
        by_hand: true,
        amended: null,
        version: 2,
        cut: null,
        warnings: [],
      },
    ],
    holidays: [],
  });
});

test('shifts come by their starts, then by their IDs, whichever are alike', () => {
  const later = { ...alike, starts_at: '2031-05-07T11:00:00+00:00', ids: [FIRST], people: [null] };
  const others = { ...alike, role: 'barista', ids: [THIRD], people: [null] };
  const { shifts } = read({
    alike: [{ ...alike, ids: [FOURTH, SECOND], people: ['ona', null] }, others, later],
    named: [['ona', 'Ona']],
  });
  expect(shifts.map(({ id, role, employee_id }) => [id, role, employee_id])).toEqual([
    [SECOND, 'virėjas', null],
    [THIRD, 'barista', null],
    [FOURTH, 'virėjas', 'ona'],
    [FIRST, 'virėjas', null],
  ]);
});

test('nobody has no name, and anyone who was deleted keeps theirs', () => {
  const deleted = { ...alike, former_name: 'Petras', ids: [FIRST], people: [null] };
  const { shifts } = read({ alike: [deleted, { ...alike, people: [null] }], named: [] });
  expect(shifts.map(({ employee_id, employee_name }) => [employee_id, employee_name])).toEqual([
    [null, 'Petras'],
    [null, null],
  ]);
});

test('a warning is with its shift alone', () => {
  const violation = {
    rule: 'daily-rest',
    severity: 'hard',
    employeeId: 'ona',
    date: '2031-05-07',
    source: null,
    params: { rest: 600, required: 660 },
  } as unknown as Violation;
  const warned: Alike = { ...alike, ids: [FIRST, SECOND], people: ['ona', 'ona'], warned: [[SECOND, [violation]]] };
  const { shifts } = read({ alike: [warned], named: [['ona', 'Ona']] });
  expect(shifts.map(({ id, warnings }) => [id, warnings])).toMatchObject([
    [FIRST, []],
    [SECOND, [{ rule: 'daily-rest', severity: 'hard', employee_id: 'ona' }]],
  ]);
});

test('a month without shifts has an empty list', () => {
  expect(read({ alike: [], named: [] })).toEqual({ shifts: [], holidays: [] });
});
