import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeSystem } from '../../../testing/sample-system.ts';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { OvertimeLeaveSection } from './overtime-leave-section.tsx';

const EMPTY = 'No overtime has been turned into leave this year.';

test('loading and failing are not the same as having no overtime leave', async () => {
  const first = Promise.withResolvers<Response>();
  let asked = 0;
  stubNetwork({
    'GET /api/settings/system': () => makeSystem(),
    'GET /api/overtime-leave': () => {
      asked += 1;
      return asked === 1 ? first.promise : [];
    },
  });
  await renderPart(<OvertimeLeaveSection isManager={false} />);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByText(EMPTY)).toBeNull();
  first.resolve(problem(500, 'internal', 'Something broke.'));
  expect(await screen.findByText('Failed to load requests.')).toBeTruthy();
  expect(screen.queryByText(EMPTY)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EMPTY)).toBeTruthy();
});

test('under a law without such leave only what was asked for under another is there', async () => {
  const law = { ...makeSystem().law, overtime_leave: false };
  const pending = {
    id: '1',
    employee_id: 'ona',
    employee_name: 'Ona Onaitė',
    year: 2026,
    month: 5,
    parts: [{ multiplier: 1.5, minutes: 300 }],
    leave_minutes: 450,
    leave_days: 0.94,
    status: 'pending',
    decision_note: null,
    version: 1,
  };
  let list = [pending];
  let asked = 0;
  const { unmount } = await show();
  expect(await screen.findByText(/Ona Onaitė/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record leave for overtime' })).toBeNull();
  unmount();
  list = [];
  asked = 0;
  const { container } = await show();
  await waitFor(() => expect(asked).toBe(1));
  expect(container.querySelector('section')).toBeNull();

  function show() {
    stubNetwork({
      'GET /api/settings/system': () => makeSystem({ law }),
      'GET /api/overtime-leave': () => {
        asked += 1;
        return list;
      },
    });
    return renderPart(<OvertimeLeaveSection isManager />);
  }
});
