import { abilitiesWith } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeToken, makeUser } from '../../../testing/sample-session.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';

beforeEach(() => localStorage.setItem('accessToken', makeToken({ project_id: 'p1' })));

const merit = {
  id: 'e1',
  name: 'Merit Palk',
  version: 1,
  layout: 'kinds',
  columns: [{ source: 'employee_id', heading: 'ID' }],
  codes: {},
  hours: 'comma',
  separator: 'semicolon',
  quotes: 'needed',
  encoding: 'utf8_bom',
  dates: 'YYYY-MM-DD',
  has_header: true,
};

test.each([
  ['owner', ['settings.write'] as const],
  ['accountant', [] as const],
] as const)('the file of the month that is over is downloaded where the export is made: %s', async (role, more) => {
  const user = makeUser({ project_role: role, abilities: [...abilitiesWith(role, [...more])] });
  const calls = stubNetwork({
    'GET /api/users/me': () => user,
    'GET /api/projects': () => user.projects,
    'GET /api/payroll-exports': () => [merit],
    'GET /api/payroll-exports/e1/file': () => new Response('ID\n'),
    'POST /api/payroll-exports/preview': () => ({
      headings: [],
      rows: [],
      total: 0,
      csv: '',
      left_out: ['late_change'],
    }),
  });
  await renderApp('/manager/timesheets/exports');
  const { year, month } = Temporal.Now.plainDateISO('Europe/Vilnius').subtract({ months: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Merit Palk (Excel)' }));
  await waitFor(() => {
    const asked = calls.find(({ route }) => route === 'GET /api/payroll-exports/e1/file');
    expect(asked?.url.search).toBe(`?year=${year}&month=${month}&format=xlsx`);
  });
  expect(
    await screen.findByText(
      'Not in “Merit Palk”, though it is paid this month: Late changes of shifts. Add a code or a column for it.',
    ),
  ).toBeTruthy();
});
