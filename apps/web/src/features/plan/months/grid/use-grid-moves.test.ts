import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import type { GridRow } from '../../../../lib/schedule/grid-model.ts';
import { placeInRow } from './use-grid-moves.ts';

const cells = new Map();
const jonas = { id: 'jonas', name: 'Jonas', roles: ['cook'], known: true };
const person: GridRow = { kind: 'person', key: 'jonas', role: 'cook', person: jonas, cells };
const shift = sampleShift();
const date = '2026-12-05';

describe('the place of a shift in a row', () => {
  it('is the person’s, or nobody’s, on the day of the cell', () => {
    expect(placeInRow(person, date, shift)).toEqual({ date, employee_id: 'jonas' });
    expect(placeInRow({ kind: 'open', key: 'open:cook', role: 'cook', cells }, date, shift)).toEqual({
      date,
      employee_id: null,
    });
  });

  it('keeps the person in the row of the shift’s role, and is not in the row of another', () => {
    const row = (role: string): GridRow => ({ kind: 'role', key: `in:${role}`, role, cells });
    expect(placeInRow(row('barista'), date, shift)).toEqual({ date, employee_id: 'ona' });
    expect(placeInRow(row('cook'), date, shift)).toBeNull();
  });

  it('is not in a heading, nor with somebody who has left', () => {
    expect(placeInRow({ ...person, person: { ...jonas, known: false } }, date, shift)).toBeNull();
    expect(placeInRow({ kind: 'heading', key: 'role:cook', role: 'cook', people: 1 }, date, shift)).toBeNull();
  });
});
