import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPointer, type DragHandlers } from './follow-pointer.ts';

const handlers = () => ({
  onStart: vi.fn<DragHandlers['onStart']>(() => 'grabbing'),
  onFrame: vi.fn<DragHandlers['onFrame']>(),
  onDrop: vi.fn<DragHandlers['onDrop']>(),
  onEnd: vi.fn<DragHandlers['onEnd']>(),
});

let source: HTMLElement;
let target: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div id="source"></div><div id="target"></div>';
  const [first, second] = document.body.children as unknown as [HTMLElement, HTMLElement];
  [source, target] = [first, second];
  // The test's document has no layout: the target is everywhere.
  document.elementFromPoint = () => target;
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
});

function press(own: DragHandlers, { byTouch = true, pointerType = 'mouse' } = {}): void {
  const down = new PointerEvent('pointerdown', { clientX: 10, clientY: 10, pointerType });
  source.dispatchEvent(down);
  followPointer(source, down, { scroller: null, byTouch }, own);
}

const at = (type: string, clientX: number, more: PointerEventInit = {}) =>
  window.dispatchEvent(new PointerEvent(type, { clientX, clientY: 10, ...more }));

it('starts after a few pixels, and drops on what lies under the pointer', () => {
  const own = handlers();
  press(own);
  at('pointermove', 13);
  expect(own.onStart).not.toHaveBeenCalled();
  at('pointermove', 20);
  expect(own.onStart).toHaveBeenCalledOnce();
  at('pointerup', 60, { altKey: true });
  expect(own.onDrop).toHaveBeenCalledExactlyOnceWith(
    source,
    expect.objectContaining({ across: 50, down: 0, copy: true, under: target }),
  );
  expect(own.onEnd).toHaveBeenCalledOnce();
  expect(document.body.children).toHaveLength(2);
});

it('a press without a move is no drag', () => {
  const own = handlers();
  press(own);
  at('pointerup', 10);
  expect(own.onDrop).not.toHaveBeenCalled();
  expect(own.onEnd).not.toHaveBeenCalled();
});

it('Escape cancels without a drop', () => {
  const own = handlers();
  press(own);
  at('pointermove', 40);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  at('pointerup', 60);
  expect(own.onDrop).not.toHaveBeenCalled();
  expect(own.onEnd).toHaveBeenCalledOnce();
});

it('a finger that moves before the long press scrolls instead', () => {
  const own = handlers();
  press(own, { pointerType: 'touch' });
  at('pointermove', 40);
  expect(own.onStart).not.toHaveBeenCalled();
});

it('what refuses the drag is left alone', () => {
  const own = { ...handlers(), onStart: vi.fn<DragHandlers['onStart']>(() => null) };
  press(own);
  at('pointermove', 40);
  at('pointerup', 60);
  expect(own.onDrop).not.toHaveBeenCalled();
});
