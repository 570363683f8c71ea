import type { generation } from '@pamaina/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { GenerateProgress } from './generate-progress.tsx';
import { doneText } from './use-generation.ts';

afterEach(() => vi.useRealTimers());

const job = (more: Partial<generation.Generation>) =>
  ({
    job_id: 'j1',
    year: 2031,
    month: 6,
    queue: null,
    progress: 0,
    elapsed_seconds: 0,
    ...more,
  }) as generation.Generation;
const show = (one: generation.Generation, onRetry = vi.fn<() => void>()) =>
  renderPart(<GenerateProgress job={one} isStopping={false} onStop={vi.fn<() => void>()} onRetry={onRetry} />);

it('says how many schedules come first, and what waits can only be cancelled', async () => {
  await show(job({ state: 'queued', queue: { ahead: 2, seconds: 130 } }));
  expect(screen.getByText('2 schedules before yours. It starts in about 2 minutes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop and keep best result' })).toBeNull();
});

it('keeps the best of what is being generated, also where it waits for another process', async () => {
  await show(job({ state: 'queued', queue: { ahead: 1, seconds: null }, filled: 3, needed: 5 }));
  expect(screen.getByRole('button', { name: 'Stop and keep best result' })).toBeTruthy();
});

it('says that nothing was changed where it was cancelled before it began', () => {
  expect(doneText(job({ state: 'stopped' }))).toBe('schedule:generate.unbegun');
  expect(doneText(job({ state: 'stopped', result: {} as generation.Draft }))).toBe('schedule:generate.stopped');
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('says after 15 s what it waits for, its place and the seconds ahead', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show(job({ state: 'queued', queue: { ahead: 0, seconds: 38 } }));
  expect(screen.getByText('Starting...')).toBeTruthy();
  await pass(15);
  expect(screen.getByText('Yours is next. It starts in about 40 seconds.')).toBeTruthy();
});

it('says how long it has searched where no schedule is found yet', async () => {
  await show(job({ state: 'running', elapsed_seconds: 15.2 }));
  expect(screen.getByText('No schedule found yet after 15 seconds. Still searching.')).toBeTruthy();
});

it('ends in the time-out message where nothing moves for 180 s, and asks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const retry = vi.fn<() => void>();
  await show(job({ state: 'running', filled: 3, needed: 5, elapsed_seconds: 20 }), retry);
  await pass(179);
  expect(screen.getByText(/^3 of 5 filled/)).toBeTruthy();
  await pass(1);
  expect(screen.getByText('Server is not responding. Please check backend.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByText(/^3 of 5 filled/)).toBeTruthy();
});
