import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { RecentActivity } from './recent-activity.tsx';

const items = Array.from({ length: 6 }, (_, index) => ({
  id: `${index}`,
  date: '2031-05-13T08:00:00Z',
  action_type: 'employee.created',
  actor: 'rasa',
  actor_name: 'Rasa',
  entity_type: 'employee',
  entity_id: `${index}`,
  details: { after: { name: `Žydrė ${index}` } },
  names: {},
}));

test('the latest five changes are shown once their heading is pressed', async () => {
  stubNetwork({});
  await renderPart(<RecentActivity items={items} />);
  const heading = await screen.findByRole('button', { name: 'Recent activity', expanded: false });
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(heading);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText(/Žydrė 0/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/manager/history');
  fireEvent.click(screen.getByRole('button', { name: 'Recent activity', expanded: true }));
  expect(screen.queryByRole('listitem')).toBeNull();
});
