import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { makeEmployee } from '../../../testing/sample-employee.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { LowWages } from './low-wages.tsx';
import { sumPeople } from './sum-people.ts';
import type { Entry } from './timesheet-queries.ts';

const person = (id: string, name: string, hourly_rate_cents: number | null) =>
  makeEmployee({ id, name, hourly_rate_cents });
const entry = (employee_id: string, name: string) => ({ employee_id, name }) as Entry;

async function show(year: number, language: 'en' | 'lt' = 'en') {
  const calls = stubNetwork({
    'GET /api/settings/project': () => ({
      id: 'p1',
      name: 'Rytas',
      description: null,
      time_zone: 'Europe/Vilnius',
      country: 'LT',
      currency: 'EUR',
      company_code: null,
      managers_need_second_factor: false,
      api_token_days: null,
      region: null,
      version: 1,
    }),
    'GET /api/employees': () => [
      person('ona', 'Ona', 700),
      person('jonas', 'Jonas', 705),
      person('rasa', 'Rasa', null),
    ],
  });
  const people = sumPeople([entry('ona', 'Ona'), entry('jonas', 'Jonas'), entry('rasa', 'Rasa')], 'lt');
  await renderPart(<LowWages people={people} year={year} />, { language });
  return calls;
}

test.each([
  ['en', '1 employee’s rate is below the 2026 minimum wage of €7.05 per hour', /^Ona: €7\.00 per hour/],
  ['lt', /^1 darbuotojo valandinis atlygis mažesnis už 2026 m\. minimalųjį – 7,05\s€/, /^Ona: 7,00\s€ už valandą/],
] as const)('names who is paid less than the minimum of the year: %s', async (language, title, line) => {
  await show(2026, language);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(line)]);
});

test('7 euro was enough in 2025, and of a year without data nothing is said', async () => {
  for (const year of [2025, 2099]) {
    const calls = await show(year);
    await waitFor(() => expect(calls).toHaveLength(2));
    await Promise.resolve();
    expect(screen.queryByRole('alert')).toBeNull();
  }
});
