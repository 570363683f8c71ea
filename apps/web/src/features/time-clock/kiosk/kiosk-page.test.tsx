import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubNetwork, type SentCall } from '../../../testing/stub-network.ts';

const shift = { id: 's', starts_at: at('05:00'), ends_at: at('13:00'), break_minutes: 30, role: 'cook' };
const out = { id: 'ona', name: 'Ona', state: 'out', has_pin: true, forgotten_since: null };
const taken = {
  entry: {
    id: 'e',
    started_at: at('05:12'),
    break_started_at: null,
    break_minutes: 0,
    note: null,
    is_forgotten: false,
  },
  shift,
  minutes_from_start: 12,
  last: null,
};

function at(time: string): string {
  return `2031-05-07T${time}:00.000Z`;
}

beforeEach(() => sessionStorage.clear());

async function openTablet(person: object, onTap: (call: SentCall) => object): Promise<SentCall[]> {
  localStorage.setItem('kioskSecret', 'a secret');
  const calls = stubNetwork({
    'POST /api/kiosk/people': () => ({ project: 'Rytas', time_zone: 'Europe/Vilnius', people: [person] }),
    'POST /api/kiosk/tap': onTap,
  });
  await renderApp('/kiosk');
  fireEvent.click(await screen.findByRole('button', { name: /^Ona/ }));
  for (const digit of '4711') fireEvent.click(screen.getByRole('button', { name: digit }));
  return calls;
}
const taps = (calls: SentCall[]) =>
  calls.filter(({ route }) => route === 'POST /api/kiosk/tap').map(({ body }) => JSON.parse(body ?? ''));

test('a tap says how it compares with the planned shift, by the clock of the business', async () => {
  await openTablet(out, () => taken);
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText('Clocked in: Ona')).toBeTruthy();
  expect(screen.getByText(/Planned 08:00–16:00, cook/).textContent).toContain('12 minutes after the planned start');
});

test('without a line a tap waits and is sent once; what is refused then is said', async () => {
  let isCut = true;
  const calls = await openTablet(out, () => {
    if (isCut) throw new TypeError('Failed to fetch');
    return Response.json({ code: 'pin_wrong', detail: 'The PIN is wrong.', status: 422 }, { status: 422 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText(/the tap is kept and sent later. Ona/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Ona/ }).textContent).toContain('at work');
  isCut = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Ona, .*the tap was not taken/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
  expect(new Set(taps(calls).map(({ tap }) => tap)).size).toBe(1);
  expect(sessionStorage.getItem('kioskTaps')).toBe('[]');
});

test('who forgot to clock out is asked when they finished', async () => {
  const calls = await openTablet({ ...out, state: 'in', forgotten_since: at('05:00') }, () => ({
    ...taken,
    entry: null,
    shift: null,
    minutes_from_start: null,
  }));
  fireEvent.change(screen.getByLabelText('Finished at'), { target: { value: '16:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Clocked out: Ona')).toBeTruthy();
  expect(taps(calls)).toMatchObject([{ kind: 'out', ended_at: at('13:30') }]);
});
