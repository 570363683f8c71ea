import type { rules } from '@pamaina/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProofBars } from './quality-panel.tsx';

const quality = (own: Partial<rules.Quality>): rules.Quality => ({
  penalty: 0,
  bound: 0,
  gap: 0,
  coverage: 0,
  needed: 50,
  filled: 40,
  fillable: 45,
  hard_violations: 0,
  parts: {},
  proof: [],
  ...own,
});

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-bar]')].map((bar) => [bar.dataset['bar'], bar.style.width]);

it('actual beside best possible coverage, as shares of the need', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({})} />);
  expect(widths(container)).toEqual([
    ['ours', '80%'],
    ['best', '90%'],
  ]);
  expect(screen.getByText('40/50')).toBeTruthy();
  expect(screen.getByText('45/50')).toBeTruthy();
});

it('filled by hand beyond what a plan may fill: the best is never below the actual coverage', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({ filled: 47 })} />);
  expect(widths(container)).toEqual([
    ['ours', '94%'],
    ['best', '94%'],
  ]);
});

it('nothing needed, nothing drawn', async () => {
  const { container } = await renderPart(<ProofBars quality={quality({ needed: 0, filled: 0, fillable: 0 })} />);
  expect(widths(container)).toEqual([]);
});
