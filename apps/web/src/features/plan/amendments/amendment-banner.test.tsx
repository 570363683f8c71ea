import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
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
  ['en', /^You have been amending .*2032/],
  ['lt', /^Keičiate 2032 m\. kovo/],
])('who amends is not spoken of by name to themselves: %s', async (language, text) => {
  localStorage.setItem('accessToken', makeToken({ sub: 'u1', project_id: 'p1' }));
  stubNetwork({
    'GET /api/users/me': () => makeUser({ username: 'ruta' }),
    'GET /api/schedule/amendments': () => listed('Rūta Kazlauskienė'),
    'GET /api/amendments/price': () => [],
  });
  await renderPart(<AmendmentBanner amendment={amendment} />, { language });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('somebody without a name is there by username', async () => {
  stubNetwork({ 'GET /api/schedule/amendments': () => listed(null) });
  await renderPart(<AmendmentBanner amendment={amendment} />);
  expect(await screen.findByText(/^ruta has been amending/)).toBeTruthy();
});

test.each([
  ['en', /^An amendment of .* has been open since/],
  ['lt', /grafikas keičiamas nuo/],
])('nobody is named before the name has come: %s', async (language, text) => {
  const waiting = Promise.withResolvers<Response>();
  stubNetwork({ 'GET /api/schedule/amendments': () => waiting.promise });
  await renderPart(<AmendmentBanner amendment={amendment} />, { language });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/ruta/)).toBeNull();
  waiting.resolve(Response.json(listed('Rūta Kazlauskienė')));
  expect(await screen.findByText(/^Rūta Kazlauskienė /)).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});

test('nobody is named either when the name can’t be read', async () => {
  const calls = stubNetwork({
    'GET /api/schedule/amendments': () => problem(500, 'internal', 'An unexpected error occurred.'),
    'GET /api/amendments/price': () => [],
  });
  await renderPart(<AmendmentBanner amendment={amendment} />);
  await waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/schedule/amendments')).toBe(true));
  expect(await screen.findByText(/^An amendment of /)).toBeTruthy();
  expect(screen.queryByText(/ruta/)).toBeNull();
});
