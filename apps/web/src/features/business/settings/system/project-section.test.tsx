import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubNetwork } from '../../../../testing/stub-network.ts';
import { ProjectSection } from './project-section.tsx';

const stored = {
  id: 'p1',
  name: 'Rytas',
  description: null,
  time_zone: 'Europe/Vilnius',
  country: 'LT',
  currency: 'EUR',
  region: null,
  company_code: null,
  managers_need_second_factor: false,
  api_token_days: null,
  version: 1,
};

test('the owner chooses the longest life of API tokens in days', async () => {
  const calls = stubNetwork({
    'GET /api/settings/project': () => stored,
    'PUT /api/settings/project': () => ({ ...stored, api_token_days: 90, version: 2 }),
  });
  await renderPart(<ProjectSection stored={stored} />);
  const life = screen.getByRole('combobox', { name: 'Longest life of API tokens' });
  expect(life).toHaveProperty('value', 'Not limited');
  fireEvent.click(life);
  fireEvent.click(await screen.findByRole('option', { name: '90 days' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(life).toHaveProperty('value', '90 days'));
  const saved = calls.find(({ route }) => route.startsWith('PUT'));
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({ api_token_days: 90 });
});
