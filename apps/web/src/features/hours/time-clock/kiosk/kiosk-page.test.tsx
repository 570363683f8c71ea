import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { stubNetwork, type SentCall } from '../../../../testing/stub-network.ts';

const shift = { id: 's', starts_at: at('05:00'), ends_at: at('13:00'), break_minutes: 30, role: 'cook' };
const out = {
  id: 'ona',
  name: 'Ona',
  state: 'out',
  has_pin: true,
  has_receipt: false,
  forgotten_since: null,
  proposed_end: null,
};
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
  proposed_end: null,
  last: null,
};

function at(time: string): string {
  return `2031-05-07T${time}:00.000Z`;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

async function openTablet(person: object, onTap: (call: SentCall) => object): Promise<SentCall[]> {
  const calls = await openList([person], onTap);
  typePin('Ona');
  return calls;
}

async function openList(people: object[], onTap: (call: SentCall) => object): Promise<SentCall[]> {
  localStorage.setItem('kioskSecret', 'a secret');
  const calls = stubNetwork({
    'POST /api/kiosk/people': () => ({ project: 'Rytas', time_zone: 'Europe/Vilnius', people }),
    'POST /api/kiosk/tap': onTap,
  });
  await renderApp('/kiosk');
  await screen.findByRole('button', { name: /^Ona/ });
  return calls;
}

function typePin(name: string): void {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  for (const digit of '4711') fireEvent.click(screen.getByRole('button', { name: digit }));
}
const taps = (calls: SentCall[]) =>
  calls.filter(({ route }) => route === 'POST /api/kiosk/tap').map(({ body }) => JSON.parse(body ?? ''));

test('a tap says how it compares with the planned shift, by the clock of the business', async () => {
  await openTablet(out, () => taken);
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText('Clocked in: Ona')).toBeTruthy();
  expect(screen.getByText(/Scheduled 08:00–16:00, cook/).textContent).toContain('12 minutes late');
});

test('without a line a tap waits and is sent once; what is refused then is said', async () => {
  let isCut = true;
  const calls = await openTablet(out, () => {
    if (isCut) throw new TypeError('Failed to fetch');
    return Response.json({ code: 'pin_wrong', detail: 'The PIN is wrong.', status: 422 }, { status: 422 });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  expect(await screen.findByText(/Saved on this device and sent later: Ona/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Ona/ }).textContent).toContain('clocked in');
  isCut = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Ona, .*not recorded/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/saved on this device/)).toBeNull());
  expect(screen.queryByText(/sent later/)).toBeNull();
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

const waitingTap = (id: string, employee_id: string) => ({
  id,
  employee_id,
  name: employee_id,
  pin: '4711',
  kind: 'in',
  tapped_at: at('05:00'),
});
const refusal = (status: number, code: string) =>
  Response.json({ code, detail: `Refused: ${code}`, status }, { status });
const keepWaiting = () =>
  sessionStorage.setItem(
    'kioskTaps',
    JSON.stringify([waitingTap('1', 'ona'), waitingTap('2', 'rasa'), waitingTap('3', 'ona'), waitingTap('4', 'jonas')]),
  );
const kept = (key: string): { id: string }[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
const idsOf = (waiting: { id: string }[]) => waiting.map(({ id }) => id);

test('what was refused when nobody was there is still said after a reload, until it is closed, and holds no PIN', async () => {
  sessionStorage.setItem('kioskTaps', JSON.stringify([waitingTap('1', 'ona')]));
  await openList([out], () => refusal(422, 'pin_wrong'));
  expect(await screen.findByText(/not recorded/)).toBeTruthy();
  expect(sessionStorage.getItem('kioskLost')).not.toContain('4711');
  cleanup();
  await openList([out], () => taken);
  expect(screen.getByText(/not recorded.*Refused: pin_wrong/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/not recorded/)).toBeNull();
  expect(kept('kioskLost')).toEqual([]);
});

test.each([
  [429, 'too_many_requests'],
  [409, 'month_locked'],
])('a refusal for now (%i, %s) keeps the taps of that person waiting and of nobody else', async (status, code) => {
  keepWaiting();
  const isOna = ({ body }: SentCall) => JSON.parse(body ?? '').employee_id === 'ona';
  const calls = await openList([out], (call) => (isOna(call) ? refusal(status, code) : taken));
  await waitFor(() => expect(idsOf(kept('kioskTaps'))).toEqual(['1', '3']));
  expect(taps(calls).map(({ tap }) => tap)).not.toContain('3');
  expect(kept('kioskLost')).toEqual([]);
});

test.each([
  [503, 'unavailable'],
  [402, 'project_unpaid'],
])('a refusal that everybody would hear (%i, %s) keeps all waiting', async (status, code) => {
  keepWaiting();
  const calls = await openList([out], () => refusal(status, code));
  await waitFor(() => expect(taps(calls).length).toBeGreaterThan(0));
  expect(new Set(taps(calls).map(({ tap }) => tap))).toEqual(new Set(['1']));
  expect(kept('kioskTaps')).toHaveLength(4);
});

test('the pad goes back half a minute after the last input, and not while an answer is awaited', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  let answer: (response: Response) => void = () => undefined;
  await openTablet(out, () => new Promise<Response>((resolve) => (answer = resolve)));
  await pass(25);
  fireEvent.keyDown(screen.getByLabelText('PIN'), { key: 'Tab' });
  await pass(25);
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
  await pass(40);
  expect(screen.getByRole('heading', { name: 'Ona' })).toBeTruthy();
  answer(refusal(422, 'pin_wrong'));
  expect(await screen.findByText('Refused: pin_wrong')).toBeTruthy();
  await pass(31);
  expect(screen.queryByRole('heading', { name: 'Ona' })).toBeNull();
});
