import type { generation } from '@pamaina/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { GenerateProgress } from './generate-progress.tsx';
import { doneText } from './use-generation.ts';

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
const show = (one: generation.Generation) =>
  renderPart(<GenerateProgress job={one} isStopping={false} onStop={vi.fn<() => void>()} />);

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
