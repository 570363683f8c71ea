import { fireEvent, screen } from '@testing-library/react';
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
