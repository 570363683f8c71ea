import type { AbsenceType, leaveTypes } from '@pamaina/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { quartersOf, weeksOf, YearTable } from './year-table.tsx';

// ISO 8601: 2026 begins on a Thursday and has 53 weeks; 1 January 2027 is in the last of them.
test('the weeks of a year have their ISO numbers', () => {
  const weeks = weeksOf(2026);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ number: 1, start: '2025-12-29', end: '2026-01-04' });
  expect(weeks.at(-1)).toEqual({ number: 53, start: '2026-12-28', end: '2027-01-03' });
  expect(weeksOf(2027)[0]).toEqual({ number: 1, start: '2027-01-04', end: '2027-01-10' });
});

test('no week is asked for twice or left out', () => {
  const weeks = weeksOf(2026);
  const parts = quartersOf(weeks);
  expect(parts).toHaveLength(5);
  const starts = weeks.map(({ start }) => start);
  expect(
    starts.filter((start) => parts.filter((part) => start >= part.start && start <= part.end).length === 1),
  ).toEqual(starts);
});

const typeOf = (code: AbsenceType, sign: string): leaveTypes.LeaveType => ({
  code,
  sign,
  name: code,
  is_of_law: true,
  paid: true,
  counted_in: 'working_days',
  per_year: null,
  carry_over_until: null,
  balance: null,
  since: null,
  carry_over_max: null,
  is_pro_rata: false,
  is_earned_monthly: false,
  week_days: null,
  half_days: [],
  counts_as: code,
  can_request: true,
  archived: false,
  payroll_code: null,
  version: 0,
});

// In Lithuanian, annual leave and personal matters begin with the same letter.
test('an absence is shown with its sign of the working-time sheet, and the signs are explained', async () => {
  stubNetwork({
    'GET /api/leave-types': () => [typeOf('vacation', 'A'), typeOf('personal', 'ND'), typeOf('training', 'KV')],
  });
  const away = { type_name: null, counts_as: 'vacation', is_open: false, starts_at: null, ends_at: null } as const;
  const days = { start_date: '2031-03-03', end_date: '2031-03-04', status: 'approved' } as const;
  await renderPart(
    <YearTable
      weeks={weeksOf(2031).slice(9, 11)}
      people={[
        { id: 'ona', name: 'Ona' },
        { id: 'jonas', name: 'Jonas' },
      ]}
      absences={[
        { ...away, ...days, id: '1', employee_id: 'ona', type: 'vacation' },
        { ...away, ...days, id: '2', employee_id: 'jonas', type: 'personal' },
      ]}
      room={[]}
    />,
    { language: 'lt' },
  );
  expect(await screen.findByText('A – Atostogos; ND – Asmeniniai reikalai')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Ona/ })).getByText('A')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /^Jonas/ })).getByText('ND')).toBeTruthy();
});

test('an absence is shown with the first letter of its type until the signs arrive', async () => {
  stubNetwork({ 'GET /api/leave-types': () => problem(500, 'unexpected', 'Something is broken.') });
  const days = { start_date: '2031-03-03', end_date: '2031-03-04', is_open: false, starts_at: null, ends_at: null };
  const leave = { type: 'vacation', type_name: null, counts_as: 'vacation', status: 'approved' } as const;
  await renderPart(
    <YearTable
      weeks={weeksOf(2031).slice(9, 10)}
      people={[{ id: 'ona', name: 'Ona' }]}
      absences={[{ ...days, ...leave, id: '1', employee_id: 'ona' }]}
      room={[]}
    />,
    { language: 'en' },
  );
  expect(screen.getByText('V')).toBeTruthy();
});
