import { describe, expect, it } from 'vitest';
import { gridAction } from './grid-keys.ts';

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
