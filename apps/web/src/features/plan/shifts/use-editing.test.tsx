import { Notifications } from '@mantine/notifications';
import { schedule } from '@pamaina/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { useEditing } from './use-editing.ts';

const names = new Map([['ona', 'Ona']]);

it.each([
  ['en', /^Change at most 500 shifts at once/],
  ['lt', /^Vienu kartu keiskite ne daugiau kaip 500 pamainų/],
])('refuses more shifts than one request can change, and sends nothing (%s)', async (language, text) => {
  const calls = stubNetwork({ 'POST /api/schedule/changes': () => ({ shifts: [] }) });
  let edits: ReturnType<typeof useEditing> | undefined;
  function Edits() {
    edits = useEditing(names);
    return <Notifications />;
  }
  await renderPart(<Edits />, { language });
  const shifts = Array.from({ length: schedule.CHANGES_MAX + 1 }, (_, i) => sampleShift({ id: `shift-${i}` }));
  act(() => {
    expect(edits?.editing.many(shifts, { kind: 'remove' })).toBe(false);
    edits?.editing.openMany(shifts, true);
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(edits?.opened).toBe(null);
  expect(edits?.canUndo).toBe(false);
  expect(calls).toEqual([]);
  act(() => void edits?.editing.many(shifts.slice(1), { kind: 'remove' }));
  await waitFor(() => expect(calls).toHaveLength(1));
});
