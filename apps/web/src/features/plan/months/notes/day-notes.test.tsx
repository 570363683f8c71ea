import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { DaySigns } from './day-notes.tsx';
import { NotesContext, type Notes } from './notes-context.ts';

async function show(tasks: { notes: number; open: number }, comments = 0) {
  const notes: Notes = {
    eventsOn: () => [],
    commentsOn: () => comments,
    tasksOn: () => tasks,
    open: () => undefined,
    openText: () => '',
  };
  await renderPart(
    <NotesContext value={notes}>
      <DaySigns date="2026-12-01" form="dots" />
    </NotesContext>,
  );
}

it('a day says how many notes and open tasks it has', async () => {
  await show({ notes: 1, open: 3 });
  expect(screen.getByTitle('1 note')).toBeTruthy();
  expect(screen.getByTitle('3 open tasks')).toBeTruthy();
  expect(screen.queryByTitle(/comment/)).toBeNull();
});

it('a day with nothing to say has no signs', async () => {
  await show({ notes: 0, open: 0 });
  expect(document.querySelector('[data-sign]')).toBeNull();
});
