import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubNetwork } from '../../testing/stub-network.ts';
import { MissingHolidays } from './missing-holidays.tsx';

const holiday = (date: string) => ({ date, name: 'Šventė', closed: true, version: 1 });

async function renderMonth(start: string, end: string, dates: string[], language = 'en') {
  const calls = stubNetwork({
    'GET /api/holidays': () => dates.map(holiday),
    'POST /api/holidays/import': () => [],
  });
  await renderPart(<MissingHolidays start={start} end={end} />, { language });
  return calls;
}

test('December needs the New Year after it: the button adds the holidays of that year', async () => {
  const calls = await renderMonth('2026-12-01', '2026-12-31', ['2026-01-01', '2026-12-25']);
  expect(await screen.findByText('No public holidays for 2027')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add public holidays' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import public holidays' }));
  await expect.poll(() => calls.filter(({ route }) => route === 'POST /api/holidays/import').length).toBe(1);
  const sent = calls.find(({ route }) => route === 'POST /api/holidays/import');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ year: 2027, country: 'LT' });
});

test('a year with holidays is not spoken of', async () => {
  const calls = await renderMonth('2026-11-01', '2026-11-30', ['2026-11-01']);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is told in Lithuanian and can be put away', async () => {
  await renderMonth('2027-01-01', '2027-01-31', ['2026-12-25'], 'lt');
  expect(await screen.findByText('Nežinomos 2027 m. švenčių dienos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Uždaryti' }));
  expect(screen.queryByText('Nežinomos 2027 m. švenčių dienos')).toBeNull();
});
