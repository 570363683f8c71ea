import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { makeSystem } from '../../../../testing/sample-system.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';
import { OpeningSection } from './opening-section.tsx';

test('the hours of Monday are copied to all days, and saved as one', async () => {
  const calls = stubNetwork({ 'PUT /api/settings/system': () => makeSystem({ version: 2 }) });
  await renderPart(<OpeningSection stored={makeSystem({ opening_hours: Array.from({ length: 7 }, () => null) })} />);
  const days = screen.getAllByRole('group');
  fireEvent.change(screen.getAllByLabelText('Opens')[0] as HTMLElement, { target: { value: '08:00' } });
  fireEvent.change(screen.getAllByLabelText('Closes')[0] as HTMLElement, { target: { value: '20:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy to all days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(days).toHaveLength(7);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    opening_hours: Array.from({ length: 7 }, () => ({ open: '08:00', close: '20:00' })),
  });
});
