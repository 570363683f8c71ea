import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { DoneStep } from './done-step.tsx';
import type { Import } from './use-import.ts';

const show = async (import_id: string | null, create: number) => {
  const counts = { create, update: 2, keep: 0, refuse: 0 };
  const result = { stored: true, import_id, counts, headings: [], readings: [], faults: [], refused: [], rows: [] };
  const work = { result, kind: 'employees', undone: null, isBusy: false, undo: vi.fn<() => void>() };
  await renderPart(<DoneStep work={work as unknown as Import} onClose={vi.fn<() => void>()} />);
};
const offer = 'While this window is open, you can still remove the added employees.';

it('after an import that added employees says how long they can be removed', async () => {
  await show('018f0000-0000-7000-8000-000000000001', 1);
  expect(await screen.findByText(offer)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo: remove 1 added employee' })).toBeTruthy();
});

it('after an import that only updated offers nothing to remove', async () => {
  await show(null, 0);
  expect(await screen.findByText('All changes are listed in the activity.')).toBeTruthy();
  expect(screen.queryByText(offer)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
