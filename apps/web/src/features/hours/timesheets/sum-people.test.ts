import { expect, test } from 'vitest';
import { sumPeople } from './sum-people.ts';
import type { Entry } from './timesheet-queries.ts';

const entry = (more: Partial<Entry>): Entry => ({
  id: 'e',
  employee_id: 'ona',
  name: 'Ona',
  date: '2031-05-07',
  state: 'closed',
  shift: null,
  started_at: null,
  ended_at: null,
  planned_minutes: 480,
  worked_minutes: 470,
  break_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  rest_day_minutes: 0,
  overtime_minutes: 0,
  additional_minutes: 0,
  coinciding_minutes: 0,
  late_minutes: 10,
  left_early_minutes: 0,
  before_minutes: 0,
  after_minutes: 0,
  note: null,
  source: 'app',
  is_stated: false,
  is_break_missing: false,
  is_late: false,
  is_additional: false,
  is_corrected: false,
  is_locked: false,
  approved_at: null,
  approved_by: null,
  version: 1,
  ...more,
});

test('each employee has totals, former ones too, sorted by name', () => {
  const gone = entry({ employee_id: null, name: 'Žygis', state: 'unclear', worked_minutes: 0, late_minutes: 0 });
  const missing = entry({ id: null, state: 'missing', worked_minutes: 0, late_minutes: 0 });
  expect(sumPeople([gone, entry({}), missing], 'lt')).toMatchObject([
    { key: 'ona', isGone: false, planned: 960, worked: 470, late: 1, missing: 1, waiting: 1, unclear: 0 },
    { key: '(Žygis)', name: 'Žygis', isGone: true, waiting: 0, unclear: 1 },
  ]);
});
