import { Notifications } from '@mantine/notifications';
import { schedule } from '@pamaina/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { ShiftEditor } from './shift-editor.tsx';
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

it.each([
  ['en', '2099-12-01', 'Published: press Amend to change.'],
  ['en', '2020-12-01', 'Its day has begun: use Find a replacement or Record absence.'],
  ['lt', '2099-12-01', 'Paskelbta: spauskite „Keisti grafiką“.'],
  ['lt', '2020-12-01', 'Jos diena jau prasidėjo: spauskite „Rasti, kas pavaduos“ arba „Įrašyti nebuvimą“.'],
])('says what can be done instead of changing a published shift (%s, %s)', async (language, date, text) => {
  stubNetwork({});
  const shift = sampleShift({ date, status: 'published' });
  const anchor = { left: 0, top: 0, width: 10, height: 10 };
  const sources = { people: [], templates: [], requirements: [], weeks: [], roles: [] };
  function Edits() {
    const { editing } = useEditing(names);
    return (
      <>
        <Notifications />
        <button onClick={() => editing.remove(shift)}>Remove</button>
        <ShiftEditor
          shift={shift}
          body={bodyOf(shift)}
          anchor={anchor}
          sources={sources}
          editing={editing}
          onClose={() => {}}
        />
      </>
    );
  }
  await renderPart(<Edits />, { language });
  expect(await screen.findAllByText(text)).toHaveLength(1);
  fireEvent.click(screen.getByText('Remove'));
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
});
