import type { ledger } from '@pamaina/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { FairnessChart } from './fairness-page.tsx';

const person = (name: string, had: { weekends: number; nights: number }, debt: { weekends: number; nights: number }) =>
  ({
    employee_id: name,
    name,
    hours: 160,
    closings: 0,
    holidays: 0,
    ...had,
    debt: { hours: 0, closings: 0, holidays: 0, ...debt },
  }) as ledger.PersonFairness;

const people = [
  person('Jonas', { weekends: 1, nights: 3 }, { weekends: -1.5, nights: 1 }),
  person('Ona', { weekends: 4, nights: 1 }, { weekends: 1.5, nights: -1 }),
];

const rows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('most weekends first; nights by choice; what nobody had is no choice', async () => {
  await renderPart(<FairnessChart people={people} />);
  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['weekends', 'nights']);
  expect(rows()).toEqual([
    ['Ona', '4', '+1.5'],
    ['Jonas', '1', '-1.5'],
  ]);
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
  expect(rows()).toEqual([
    ['Jonas', '3', '+1'],
    ['Ona', '1', '-1'],
  ]);
});
