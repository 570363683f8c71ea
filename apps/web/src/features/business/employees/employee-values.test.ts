import type { employees } from '@pamaina/contract';
import { expect, it } from 'vitest';
import { toLimitValues } from '../settings/index.ts';
import { proposedValues } from './employee-values.ts';

const employee = { roles: ['waiter'], limits: { max_weekends: 2, max_consecutive_days: 5 } } as employees.Employee;
const limits = toLimitValues(employee.limits);

it.each([
  ['role:cook', { roles: ['waiter', 'cook'] }],
  ['role:waiter', {}],
  ['max_hours_per_week:44', { max_hours_per_week: 44 }],
  ['max_consecutive_days:6', { limits: { ...limits, max_consecutive_days: 6 } }],
  ['max_shifts_per_month:19', { limits: { ...limits, max_shifts_per_month: 19 } }],
  ['max_weekends:many', {}],
  ['is_senior:1', {}],
  ['', {}],
])('a link that proposes %s fills the form in', (proposed, values) => {
  expect(proposedValues(employee, proposed)).toEqual(values);
});
