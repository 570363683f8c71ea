import type { employees } from '@pamaina/contract';
import { expect, it } from 'vitest';
import { toLimitValues } from '../settings/index.ts';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { proposedValues, toBody, toValues } from './employee-values.ts';

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

it('sends the days of consents that were given, and of these only those that have any', () => {
  const stored = makeEmployee({
    id: 'ona',
    name: 'Ona',
    consents: { overtime: 'usual', night: true, holiday: true },
    consent_dates: { night: { from: null, until: '2026-03-31' }, overtime: { from: '2026-01-01', until: null } },
  });
  const values = toValues(stored);
  expect(toBody(values).consent_dates).toEqual(stored.consent_dates);
  const withdrawn = { ...values, consents: { ...values.consents, night: false } };
  expect(toBody(withdrawn).consent_dates).toEqual({ overtime: { from: '2026-01-01', until: null } });
});
