import { describe, expect, it } from 'vitest';
import { edgeFocus, stepFocus, gridAction } from './grid-focus.ts';
import type { GridRow } from './grid-model.ts';

const person = (id: string): GridRow => ({
  kind: 'person',
  key: id,
  role: 'cook',
  person: { id, name: id, roles: ['cook'], known: true },
  cells: new Map(),
});
const heading = (role: string): GridRow => ({ kind: 'heading', key: `role:${role}`, role, people: 1 });
const rows = [heading('a'), person('ona'), heading('b'), person('jonas')];
const dates = ['2026-12-01', '2026-12-02', '2026-12-03'];
const at = (row: string, date: string) => ({ row, date, shift: 0 });

describe('walking the cells', () => {
  it('steps over headings and stops at the edges', () => {
    expect(stepFocus(rows, dates, at('ona', '2026-12-02'), { rows: 1, days: 0 })).toEqual(at('jonas', '2026-12-02'));
    expect(stepFocus(rows, dates, at('jonas', '2026-12-03'), { rows: 1, days: 1 })).toEqual(at('jonas', '2026-12-03'));
  });

  it('begins at the first cell when the old one is gone', () => {
    expect(stepFocus(rows, dates, at('petras', '2026-12-02'), { rows: 1, days: 0 })).toEqual(at('ona', '2026-12-01'));
    expect(stepFocus([heading('a')], dates, null, { rows: 0, days: 1 })).toBeNull();
  });

  it('goes to the ends of the row and of the grid', () => {
    const focus = at('ona', '2026-12-02');
    expect(edgeFocus(rows, dates, focus, { end: 'last', all: false })).toEqual(at('ona', '2026-12-03'));
    expect(edgeFocus(rows, dates, focus, { end: 'last', all: true })).toEqual(at('jonas', '2026-12-03'));
  });
});

const press = (key: string, modifiers = {}) =>
  gridAction({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers });

describe('gridAction', () => {
  it.each([
    ['ArrowLeft', {}, { kind: 'walk', rows: 0, days: -1 }],
    ['ArrowDown', { altKey: true }, { kind: 'move', rows: 1, days: 0 }],
    ['Enter', {}, { kind: 'edit' }],
    ['Delete', {}, { kind: 'remove' }],
    ['P', { shiftKey: true }, { kind: 'pin' }],
    ['z', { ctrlKey: true }, { kind: 'undo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
    ['z', { metaKey: true }, { kind: 'undo' }],
    ['Home', { ctrlKey: true }, { kind: 'edge', end: 'first', all: true }],
    ['?', { shiftKey: true }, { kind: 'keys' }],
  ])('%s with %o', (key, modifiers, expected) => expect(press(key, modifiers)).toEqual(expected));

  it("leaves the browser's own keys alone", () => {
    expect([press('p', { ctrlKey: true }), press('ArrowLeft', { ctrlKey: true }), press('Tab'), press('x')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
