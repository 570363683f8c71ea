import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';
import { HolidaysPage } from './holidays-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const christmas = { date: '2026-12-25', name: 'Christmas Day', closed: false, public: true, version: 0 };
const stocktaking = { date: '2026-12-28', name: 'Stocktaking', closed: true, public: false, version: 3 };
const norms = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, days: 21, minutes: 166 * 60 }));

async function renderYear(answers: Record<string, (call: SentCall) => unknown> = {}, language = 'en') {
  const calls = stubNetwork({
    'GET /api/holidays': () => [christmas, stocktaking],
    'GET /api/norms': () => norms,
    ...answers,
  });
  await renderPart(<HolidaysPage />, { language });
  await screen.findByText('Stocktaking');
  return calls;
}

const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

test('a public holiday is listed as open, and closing on it gives it a row', async () => {
  const calls = await renderYear({ 'POST /api/holidays': () => ({ ...christmas, closed: true, version: 1 }) });
  expect(rowOf('Christmas Day').getByText('Public holiday')).toBeTruthy();
  expect(rowOf('Christmas Day').getByText('Open')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset: Christmas Day' })).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Open on this day: Christmas Day' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('POST /api/holidays'));
  const sent = calls.find(({ route }) => route === 'POST /api/holidays');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ date: '2026-12-25', name: 'Christmas Day', closed: true });
});

test("a day of one's own says that it changes no norm, and is changed as it was read", async () => {
  const calls = await renderYear({ 'PUT /api/holidays/2026-12-28': () => problem(412, 'stale', 'Changed meanwhile.') });
  expect(rowOf('Stocktaking').getByText('Added by you: norm hours and pay don’t change')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: 'Open on this day: Stocktaking' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('PUT /api/holidays/2026-12-28'));
  // Another user's change is loaded again.
  await waitFor(() => expect(calls.filter(({ route }) => route === 'GET /api/holidays').length).toBeGreaterThan(1));
  const sent = calls.find(({ route }) => route === 'PUT /api/holidays/2026-12-28');
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

test('what was said of a public holiday is taken back', async () => {
  const closed = { ...christmas, closed: true, version: 2 };
  const calls = await renderYear({
    'GET /api/holidays': () => [closed, stocktaking],
    'DELETE /api/holidays/2026-12-25': () => undefined,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reset: Christmas Day' }));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('DELETE /api/holidays/2026-12-25'));
});

test('the norm hours of the year are shown for both weeks', async () => {
  await renderYear({}, 'lt');
  expect(await screen.findByRole('heading', { name: /darbo laiko norma/ })).toBeTruthy();
  expect((await screen.findAllByText('21 diena')).length).toBe(24);
});

test('“add” while a day is being edited opens an empty form', async () => {
  const calls = await renderYear();
  fireEvent.click(screen.getByRole('button', { name: 'Edit: Stocktaking' }));
  expect(await screen.findByDisplayValue('Stocktaking')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add closing day', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add closing day' }));
  expect(drawer.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('Date is required')).toBeTruthy();
  expect(calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
});
