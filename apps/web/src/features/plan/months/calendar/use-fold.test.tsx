import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { firstPageIsShown } from '../../../../lib/when-idle.ts';
import { useFold } from './use-fold.ts';

function Row() {
  const { row, isFolded } = useFold(true, 'May', '');
  return (
    <div ref={row}>
      <button type="button">More</button>
      <button type="button" aria-haspopup="menu" aria-expanded="false">
        Menu
      </button>
      {!isFolded('search') && <input aria-label="Search" />}
    </div>
  );
}

it('leaves a remembered row folded while it is in use, and unfolds it afterwards', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem('calendarFolds', `2 in ${window.innerWidth}: May`);
  render(<Row />);
  const [more, menu] = screen.getAllByRole('button');
  const later = () => act(() => vi.advanceTimersByTimeAsync(10_000));
  more?.focus();
  firstPageIsShown();
  await later();
  expect(screen.queryByLabelText('Search')).toBeNull();
  menu?.setAttribute('aria-expanded', 'true');
  more?.blur();
  await later();
  expect(screen.queryByLabelText('Search')).toBeNull();
  menu?.setAttribute('aria-expanded', 'false');
  await later();
  expect(screen.getByLabelText('Search')).toBeTruthy();
});
