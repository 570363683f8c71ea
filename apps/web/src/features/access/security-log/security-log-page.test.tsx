import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { SecurityLogPage } from './security-log-page.tsx';

const event = { id: '1', at: '2031-05-01T09:00:00Z', kind: 'code_created', username: 'ona1', name: 'Ona', device: '' };

test('a person is there by name and username, or by the username alone', async () => {
  stubNetwork({
    'GET /api/security-log': () => ({
      items: [
        { ...event, by: 'jonas82', by_name: 'Jonas Kalnas' },
        { ...event, id: '2', by: 'rima', by_name: null },
      ],
      total: 2,
    }),
  });
  await renderPart(<SecurityLogPage />);
  expect(await screen.findByText(/by Jonas Kalnas \(jonas82\)$/)).toBeTruthy();
  expect(screen.getByText(/by rima$/)).toBeTruthy();
  expect(screen.getAllByText(/^Ona \(ona1\)/)).toHaveLength(2);
});
