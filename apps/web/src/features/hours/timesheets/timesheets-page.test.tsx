import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import type { PersonSums } from './sum-people.ts';
import { UnclearEntries } from './timesheets-page.tsx';

const person = (key: string, name: string, unclear: number) => ({ key, name, unclear }) as PersonSums;
const people = [person('ona', 'Ona', 1), person('jonas', 'Jonas', 0), person('rita', 'Rita', 2)];

test('entries without an end are counted, and lead to the employees who have them', async () => {
  const open = vi.fn<(key: string) => void>();
  await renderPart(<UnclearEntries people={people} onOpen={open} />);
  expect(screen.getByText(/^3 entries have no end time/)).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ona', 'Rita']);
  fireEvent.click(screen.getByRole('button', { name: 'Rita' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('rita');
});

test('where the days are open there is nothing to press, and without such entries nothing at all', async () => {
  const { unmount } = await renderPart(<UnclearEntries people={people} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  unmount();
  await renderPart(<UnclearEntries people={people.slice(1, 2)} onOpen={() => {}} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
