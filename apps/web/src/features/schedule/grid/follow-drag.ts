import { createDragGhost, type DragGhost } from './drag-ghost.ts';
import { swallowClick } from './swallow-click.ts';

export interface DropCell {
  /** The key of the row and the date of the column. */
  row: string;
  date: string;
}

export interface DragHandlers {
  /** A drag starts; false when the shift can't be moved. */
  onPick: (shiftId: string, copy: boolean) => boolean;
  /** Called on every frame, because the rule check may arrive later: the effect of a drop there, in words. */
  onOver: (cell: DropCell | null, copy: boolean) => { text: string | null; verdict: string | null };
  onDrop: (shiftId: string, cell: DropCell, copy: boolean) => void;
  onEnd: () => void;
}

const START_PX = 5;
const LONG_PRESS_MS = 350;
const EDGE_PX = 48;
const SCROLL_PX = 14;

/** One drag, from the press to the release; returns a function that ends it immediately. */
export function followDrag(
  root: HTMLElement,
  chip: HTMLElement,
  down: PointerEvent,
  handlers: DragHandlers,
): () => void {
  const id = chip.dataset['shift'] ?? '';
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  let ghost: DragGhost | null = null;
  let over: HTMLElement | null = null;
  let at = { x: down.clientX, y: down.clientY, copy: copies(down) };
  let frame = 0;

  const start = () => {
    if (!handlers.onPick(id, at.copy)) return end();
    ghost = createDragGhost(chip);
    chip.dataset['dragged'] = '';
    document.body.style.cursor = 'grabbing';
    frame = requestAnimationFrame(tick);
  };
  const tick = () => {
    scrollAtEdges(root, at);
    show();
    frame = requestAnimationFrame(tick);
  };
  const show = () => {
    ghost?.moveTo(at.x, at.y);
    const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-date][data-row]') ?? null;
    const cell = found !== null && root.contains(found) ? found : null;
    if (cell !== over) delete over?.dataset['over'];
    if (cell !== null) cell.dataset['over'] = '';
    over = cell;
    const { text, verdict } = handlers.onOver(cellOf(over), at.copy);
    ghost?.say(text, verdict);
  };
  const timer = down.pointerType === 'touch' ? setTimeout(start, LONG_PRESS_MS) : undefined;

  const onMove = (event: PointerEvent) => {
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    at = { x: event.clientX, y: event.clientY, copy: copies(event) };
    if (ghost !== null || moved < START_PX) return;
    if (timer === undefined) start();
    else end();
  };
  const onUp = () => {
    const cell = cellOf(over);
    const dropped = ghost !== null;
    end();
    if (dropped && cell !== null) handlers.onDrop(id, cell, at.copy);
    if (dropped) swallowClick();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
    if ((event.key !== 'Alt' && event.key !== 'Control') || ghost === null) return;
    event.preventDefault();
    at = { ...at, copy: copies(event) };
  };
  const end = () => {
    ends.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    delete over?.dataset['over'];
    delete chip.dataset['dragged'];
    document.body.style.cursor = '';
    const wasDragging = ghost !== null;
    ghost?.remove();
    ghost = null;
    if (wasDragging) handlers.onEnd();
  };

  window.addEventListener('pointermove', onMove, listen);
  window.addEventListener('pointerup', onUp, listen);
  window.addEventListener('pointercancel', end, listen);
  window.addEventListener('keydown', onKey, listen);
  window.addEventListener('keyup', onKey, listen);
  // Once a finger drags, the page must not scroll; only a non-passive listener can prevent that.
  window.addEventListener('touchmove', (event) => ghost !== null && event.preventDefault(), {
    ...listen,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => timer !== undefined && event.preventDefault(), listen);
  return end;
}

/** Holding Alt or Ctrl makes a copy. */
const copies = ({ altKey, ctrlKey }: PointerEvent | KeyboardEvent): boolean => altKey || ctrlKey;

function cellOf(element: HTMLElement | null): DropCell | null {
  const { row, date } = element?.dataset ?? {};
  return row === undefined || date === undefined ? null : { row, date };
}

function scrollAtEdges(root: HTMLElement, { x, y }: { x: number; y: number }): void {
  const box = root.getBoundingClientRect();
  const push = (point: number, from: number, to: number) =>
    point < from + EDGE_PX ? -SCROLL_PX : point > to - EDGE_PX ? SCROLL_PX : 0;
  root.scrollBy(push(x, box.left, box.right), push(y, box.top, box.bottom));
}
