import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('what differs, and nothing of what follows from it', () => {
  const before = { id: 'a', name: 'Ona', roles: ['cook'], max_hours_per_week: 40, phone: null, version: 1 };
  const after = { ...before, roles: ['cook', 'barista'], max_hours_per_week: 32, version: 2 };
  expect(changedFields({ before, after })).toEqual([
    { field: 'roles', before: ['cook'], after: ['cook', 'barista'] },
    { field: 'max_hours_per_week', before: 40, after: 32 },
  ]);
});

test('a field that came or went is empty on the other side; a time is the same with seconds', () => {
  const before = { start_time: '08:00:00', end_time: '16:00:00' };
  const after = { start_time: '08:00', end_time: '17:00', note: 'x' };
  expect(changedFields({ before, after })).toEqual([
    { field: 'end_time', before: '16:00:00', after: '17:00' },
    { field: 'note', before: null, after: 'x' },
  ]);
});

test('objects are looked into; what was only made or only lost has no changes', () => {
  const [before, after] = [{ limits: { night: 3, week: 2 } }, { limits: { night: 4, week: 2 } }];
  expect(changedFields({ before, after })).toEqual([{ field: 'night', before: 3, after: 4 }]);
  expect(changedFields({ after })).toEqual([]);
  expect(changedFields({ before: null, after })).toEqual([]);
});

test('a rule of the business is one change, with its numbers together', () => {
  const of = (in_weeks: number) => ({ business_rules: { weekends_off: { least: 1, in_weeks } } });
  expect(changedFields({ before: of(2), after: of(3) })).toEqual([
    { field: 'weekends_off', before: { least: 1, in_weeks: 2 }, after: { least: 1, in_weeks: 3 } },
  ]);
});
