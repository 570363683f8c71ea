import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../../testing/stub-network.ts';
import { useLiveRange } from './use-calendar-data.ts';

const range = { start: '2026-11-30', end: '2027-01-03' };
const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000001' });

afterEach(() => void vi.useRealTimers());

it('shows what another manager has changed a little later, and asks anew what the rules say', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let date = shift.date;
  const calls = stubNetwork({
    'GET /api/schedule': () => ({ shifts: [{ ...shift, date }], holidays: [], events: [], comments: [] }),
  });
  const client = new QueryClient();
  const summary = ['schedule', 'summary', '2026-12-01', '2026-12-31'];
  client.setQueryData(summary, {});
  let shown: string | undefined;
  function Range() {
    shown = useLiveRange(range).data?.shifts[0]?.date;
    return null;
  }
  await renderPart(<Range />, { client });
  await waitFor(() => expect(shown).toBe('2026-12-01'));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(calls).toHaveLength(2);
  expect(client.getQueryState(summary)?.isInvalidated).toBe(false);

  date = '2026-12-02';
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(shown).toBe('2026-12-02'));
  expect(client.getQueryState(summary)?.isInvalidated).toBe(true);
});
