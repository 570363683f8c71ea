import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { MonthActions, weeksOf } from './month-actions.tsx';

test('the weeks of a month end with it', () => {
  expect(weeksOf('2031-05')).toEqual([
    { start: '2031-05-01', end: '2031-05-04' },
    { start: '2031-05-05', end: '2031-05-11' },
    { start: '2031-05-12', end: '2031-05-18' },
    { start: '2031-05-19', end: '2031-05-25' },
    { start: '2031-05-26', end: '2031-05-31' },
  ]);
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test.each([
  ['Jonas Kalnas', /^Locked by Jonas Kalnas, /],
  [null, /^Locked by jonas82, /],
])('who locked the month is named, or has only a username: %s', async (locked_by_name, text) => {
  const lock = { year: 2031, month: 5, locked_at: '2031-06-02T09:00:00Z', locked_by: 'jonas82', locked_by_name };
  stubNetwork({ 'GET /api/timesheets/lock': () => lock });
  const range = { start: '2031-05-01', end: '2031-05-31' };
  await renderPart(<MonthActions month="2031-05" range={range} employeeId={null} people={[]} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
