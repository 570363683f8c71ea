import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { problem, stubNetwork } from '../../../testing/stub-network.ts';
import { OwnSheetPage } from './own-sheet-page.tsx';
import type { Line, Sheet } from './sheet-queries.ts';

const SHEET = 'GET /api/working-time-sheet';

function sheetOf(figures: string, hours: number): Sheet {
  const said = { note: null, said_at: null, answer: null, answered_at: null, answered_by: null };
  const line: Line = {
    employee_id: 'ona',
    name: 'Ona',
    roles: [],
    cells: [],
    days: 1,
    worked_minutes: hours * 60,
    night_minutes: 0,
    overtime_minutes: 0,
    holiday_minutes: 0,
    rest_day_minutes: 0,
    additional_minutes: 0,
    earlier_overtime_minutes: 0,
    on_call_home_minutes: 0,
    norm_minutes: null,
    balance_minutes: null,
    to_leave_minutes: 0,
    leave_minutes: 0,
    earlier_overtime: [],
    figures,
    confirmation: { state: 'none', ...said },
  };
  return {
    year: 2026,
    month: 10,
    title: 'Working-time sheet',
    company: 'Rytas',
    company_code: null,
    time_zone: 'Europe/Vilnius',
    dates: [],
    lines: [line],
    totals: line,
    signs: [],
    missing: [],
    made_by: 'Ona',
    made_at: '2026-11-02T09:00:00Z',
    approved_by: null,
    approved_at: null,
  };
}

test('figures that changed meanwhile are shown and said to be new; the note stays and is sent with them', async () => {
  let current = sheetOf('old', 8);
  const sent: unknown[] = [];
  stubNetwork({
    [SHEET]: () => current,
    'PUT /api/working-time-sheet/confirmation': ({ body }) => {
      sent.push(JSON.parse(body ?? ''));
      return sent.length === 1 ? problem(412, 'stale', 'Reload.') : { ...current.lines[0]?.confirmation };
    },
  });
  await renderPart(<OwnSheetPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Report an error' }));
  fireEvent.change(screen.getByLabelText(/What is incorrect\?/), { target: { value: 'Friday is missing' } });
  current = sheetOf('new', 9);
  fireEvent.click(screen.getByRole('button', { name: 'Send to manager' }));
  const message = 'The figures have changed since you opened this page. Check them and send again.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('Worked').nextElementSibling?.textContent).toMatch(/^9/);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/What is incorrect\?/).value).toBe('Friday is missing');
  fireEvent.click(screen.getByRole('button', { name: 'Send to manager' }));
  await waitFor(() => expect(screen.queryByLabelText(/What is incorrect\?/)).toBeNull());
  const note = { is_right: false, note: 'Friday is missing' };
  expect(sent).toMatchObject([
    { figures: 'old', ...note },
    { figures: 'new', ...note },
  ]);
  expect(screen.queryByText(message)).toBeNull();
});

test('while another month loads, nothing of the month before is shown under its heading', async () => {
  const { promise, resolve } = Promise.withResolvers<Sheet>();
  let asked = 0;
  stubNetwork({
    [SHEET]: () => {
      asked += 1;
      return asked === 1 ? sheetOf('october', 8) : promise;
    },
  });
  await renderPart(<OwnSheetPage />);
  expect((await screen.findByText('Worked')).nextElementSibling?.textContent).toMatch(/^8/);
  fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByText('Worked')).toBeNull();
  resolve(sheetOf('september', 7));
  expect((await screen.findByText('Worked')).nextElementSibling?.textContent).toMatch(/^7/);
});
