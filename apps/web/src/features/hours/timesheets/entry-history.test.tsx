import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { EntryHistory } from './entry-history.tsx';

const version = {
  version: 1,
  state: 'ended',
  started_at: '2031-05-07T05:00:00.000Z',
  ended_at: '2031-05-07T13:00:00.000Z',
  break_minutes: 30,
  is_additional: false,
  reason: 'Forgot',
  changed_by: 'boss',
  changed_by_name: null,
  changed_at: '2031-05-08T05:00:00.000Z',
};

test.each([
  ['en', /^Before: additional work /, /^Before: (?!additional)/],
  ['lt', /^Buvo: papildomas darbas /, /^Buvo: (?!papildomas)/],
])('what was additional work before a correction says so, and nothing else does: %s', async (language, its, others) => {
  stubNetwork({
    'GET /api/timesheets/e-1/history': () => ({
      taps: [],
      versions: [version, { ...version, version: 2, is_additional: true }],
    }),
  });
  await renderPart(<EntryHistory id="e-1" />, { language });
  expect(await screen.findAllByText(its)).toHaveLength(1);
  expect(screen.getAllByText(others)).toHaveLength(1);
});

test('who corrected an entry is named, or has only a username', async () => {
  stubNetwork({
    'GET /api/timesheets/e-1/history': () => ({
      taps: [],
      versions: [version, { ...version, version: 2, changed_by: 'jonas82', changed_by_name: 'Jonas Kalnas' }],
    }),
  });
  await renderPart(<EntryHistory id="e-1" />);
  expect(await screen.findAllByText(/boss/)).toHaveLength(1);
  expect(screen.getAllByText(/Jonas Kalnas/)).toHaveLength(1);
  expect(screen.queryByText(/jonas82/)).toBeNull();
});
