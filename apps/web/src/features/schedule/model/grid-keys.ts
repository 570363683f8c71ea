/** The action of a key in the grid; null if it has none. */
export type GridAction =
  | { kind: 'walk'; rows: number; days: number }
  | { kind: 'edge'; end: 'first' | 'last'; all: boolean }
  | { kind: 'extend'; rows: number; days: number }
  | { kind: 'move'; rows: number; days: number }
  | {
      kind: 'edit' | 'add' | 'next-shift' | 'remove' | 'pin' | 'undo' | 'redo' | 'keys' | 'menu' | 'clear' | 'absence';
    };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const arrows: Record<string, { rows: number; days: number }> = {
  ArrowUp: { rows: -1, days: 0 },
  ArrowDown: { rows: 1, days: 0 },
  ArrowLeft: { rows: 0, days: -1 },
  ArrowRight: { rows: 0, days: 1 },
};

const single: Record<string, GridAction> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  ' ': { kind: 'next-shift' },
  n: { kind: 'add' },
  '+': { kind: 'add' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  p: { kind: 'pin' },
  m: { kind: 'menu' },
  a: { kind: 'absence' },
  Escape: { kind: 'clear' },
  '?': { kind: 'keys' },
  PageUp: { kind: 'walk', rows: -10, days: 0 },
  PageDown: { kind: 'walk', rows: 10, days: 0 },
};

/** The keyboard shortcuts of the calendar (Interface, The month); `?` lists them on the page. */
export function gridAction(pressed: Pressed): GridAction | null {
  const command = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (command && key === 'z') return { kind: pressed.shiftKey ? 'redo' : 'undo' };
  if (command && key === 'y') return { kind: 'redo' };
  if (key === 'Home' || key === 'End') return { kind: 'edge', end: key === 'Home' ? 'first' : 'last', all: command };
  const arrow = arrows[key];
  if (arrow !== undefined && !command)
    return { kind: pressed.altKey ? 'move' : pressed.shiftKey ? 'extend' : 'walk', ...arrow };
  return command || pressed.altKey ? null : (single[key] ?? null);
}
