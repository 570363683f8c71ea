import { Select } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { useNameSearch } from './use-name-search.ts';

const options = [
  { value: '', label: 'Niekas (laisva pamaina)' },
  { value: 'nida', label: 'Nida' },
  { value: 'laura', label: 'Laura' },
  { value: 'asta', label: 'Astà' },
];

function Field() {
  const [value, setValue] = useState('laura');
  const search = useNameSearch([''], options.find((one) => one.value === value)?.label);
  return (
    <>
      <Select label="Name" data={options} value={value} onChange={(next) => setValue(String(next))} {...search} />
      <output>{value}</output>
    </>
  );
}

test.each([
  ['la', 'laura'],
  ['Laura', 'laura'],
  ['asta', 'asta'],
  ['ni', 'nida'],
  ['nie', ''],
  ['pamaina', 'laura'],
])('"%s" and Enter choose "%s"', async (typed, value) => {
  await renderPart(<Field />);
  const field = screen.getByRole('combobox', { name: 'Name' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'x' } });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(screen.getByRole('status').textContent).toBe(value);
});
