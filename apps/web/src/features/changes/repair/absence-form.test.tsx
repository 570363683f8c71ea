import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { newAbsence } from '../time-off/index.ts';
import { AbsenceForm } from './absence-form.tsx';

const people = ['Asta', 'Jonas', 'Ona'].map((name) => ({
  id: name.toLowerCase(),
  name,
  roles: ['barista'],
  known: true,
}));
function Form() {
  const [values, setValues] = useState(newAbsence([], '2026-12-01'));
  return (
    <>
      <AbsenceForm
        values={values}
        people={people}
        errors={{}}
        isBusy={false}
        onChange={setValues}
        onSubmit={() => {}}
        onClose={() => {}}
      />
      <output>{values.away.join(' ')}</output>
    </>
  );
}

test('a typed part of a name and Enter choose it, and a second Enter no one else', async () => {
  await renderPart(<Form />);
  const field = screen.getByRole('combobox', { name: /^Who/ });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'on' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('ona');
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  fireEvent.change(field, { target: { value: 'j' } });
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe('ona');
});
