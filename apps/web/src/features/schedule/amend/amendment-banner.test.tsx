import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { AmendmentBanner } from './amendment-banner.tsx';

const amendment = {
  id: 'a1',
  start: '2032-03-01',
  end: '2032-03-31',
  base_version: 1,
  started_by: 'ruta',
  started_at: '2032-02-20T08:00:00Z',
};
const listed = (started_by_name: string | null) => [{ ...amendment, started_by_name }];

test.each([
  ['en', /^Rūta Kazlauskienė has been amending/],
  ['lt', /^Rūta Kazlauskienė keičia/],
])('who amends is named: %s', async (language, text) => {
  stubNetwork({ 'GET /api/schedule/amendments': () => listed('Rūta Kazlauskienė') });
  await renderPart(<AmendmentBanner amendment={amendment} />, { language });
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each([
  ['without a name', () => listed(null)],
  ['of whom the name can’t be read', () => problem(500, 'internal', 'An unexpected error occurred.')],
])('somebody %s is there by username', async (_, reply) => {
  const calls = stubNetwork({ 'GET /api/schedule/amendments': reply });
  await renderPart(<AmendmentBanner amendment={amendment} />);
  await expect.poll(() => calls.length).toBe(1);
  expect(await screen.findByText(/^ruta has been amending/)).toBeTruthy();
});
