/** Where a drag is now. Pixels of the window. */
export interface DragPoint {
  x: number;
  y: number;
  /** The distance from the press. */
  across: number;
  down: number;
  /** Alt or Ctrl is held: a copy instead of a move. */
  copy: boolean;
  /** The element under the pointer, at first the pressed one. */
  under: Element | null;
}

export interface DragHandlers {
  /** A drag starts. Returns the cursor, or null if the source can't be dragged. */
  onStart: (source: HTMLElement, at: DragPoint) => 'grabbing' | 'ew-resize' | null;
  /** Called once a frame, also while the pointer rests: what lies under it may scroll or change. */
  onFrame: (source: HTMLElement, at: DragPoint) => void;
  /** The release; `onEnd` follows. */
  onDrop: (source: HTMLElement, at: DragPoint) => void;
  /** The drag is over, by a release or cancelled. */
  onEnd: (source: HTMLElement) => void;
}

export interface DragOptions {
  /** Scrolled while the pointer is at its edge; null if nothing is. */
  scroller: HTMLElement | null;
  /** A finger drags after a long press; otherwise it only scrolls. */
  byTouch: boolean;
}

const START_PX = 5;
const LONG_PRESS_MS = 350;
const EDGE_PX = 48;
const SCROLL_PX = 14;

/**
 * One drag, from the press to the release; returns a function that cancels it. Each frame costs the same whatever is on
 * the page: nothing is listened to by the dragged things, and a shield over the page takes the pointer, so that nothing
 * below it changes its cursor or reacts to the pointer.
 */
export function followPointer(source: HTMLElement, down: PointerEvent, how: DragOptions, handlers: DragHandlers) {
  const { scroller, byTouch } = how;
  const { onStart, onFrame, onDrop, onEnd } = handlers;
  const ends = new AbortController();
  let shield: HTMLElement | null = null;
  let at: DragPoint = { ...placeOf(down, down), under: down.target instanceof Element ? down.target : source };
  let frame = 0;

  const start = () => {
    const cursor = onStart(source, at);
    if (cursor === null) return end();
    shield = createShield(cursor, scroller);
    frame = requestAnimationFrame(tick);
  };
  const tick = () => {
    if (scroller !== null) scrollAtEdges(scroller, at);
    at.under = under(at, shield);
    onFrame(source, at);
    frame = requestAnimationFrame(tick);
  };
  const timer = byTouch && down.pointerType === 'touch' ? setTimeout(start, LONG_PRESS_MS) : undefined;

  const onMove = (event: PointerEvent) => {
    at = { ...at, ...placeOf(event, down) };
    if (shield !== null || Math.hypot(at.across, at.down) < START_PX) return;
    if (timer === undefined) start();
    else end();
  };
  const onUp = (event: PointerEvent) => {
    at = { ...at, ...placeOf(event, down) };
    if (shield !== null) {
      at.under = under(at, shield);
      onDrop(source, at);
      swallowClick();
    }
    end();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
    if ((event.key !== 'Alt' && event.key !== 'Control') || shield === null) return;
    event.preventDefault();
    at = { ...at, copy: copies(event) };
  };
  const end = () => {
    // Only once: the second time, the source may have been rendered again.
    if (ends.signal.aborted) return;
    ends.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (shield === null) return;
    shield.remove();
    shield = null;
    onEnd(source);
  };

  const isDragging = () => shield !== null;
  listen(ends.signal, { onMove, onUp, onKey, onCancel: end, isDragging, isHeld: timer !== undefined });
  return end;
}

interface Listeners {
  onMove: (event: PointerEvent) => void;
  onUp: (event: PointerEvent) => void;
  onKey: (event: KeyboardEvent) => void;
  onCancel: () => void;
  isDragging: () => boolean;
  /** A finger is held: that opens no menu. */
  isHeld: boolean;
}

function listen(signal: AbortSignal, { onMove, onUp, onKey, onCancel, isDragging, isHeld }: Listeners): void {
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onCancel, { signal });
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, onKey, { signal });
  // Once a finger drags, the page must not scroll; only a non-passive listener can prevent that.
  const hold = (event: Event) => isDragging() && event.preventDefault();
  window.addEventListener('touchmove', hold, { signal, passive: false });
  window.addEventListener('contextmenu', (event) => isHeld && event.preventDefault(), { signal });
}

const placeOf = (event: PointerEvent, pressed: PointerEvent): Omit<DragPoint, 'under'> => {
  const { clientX: x, clientY: y } = event;
  return { x, y, across: x - pressed.clientX, down: y - pressed.clientY, copy: copies(event) };
};

const copies = ({ altKey, ctrlKey }: PointerEvent | KeyboardEvent): boolean => altKey || ctrlKey;

/** What lies under the pointer and the shield. A list of everything under the pointer would take twice as long. */
function under({ x, y }: DragPoint, shield: HTMLElement | null): Element | null {
  if (shield === null) return null;
  shield.style.pointerEvents = 'none';
  const found = document.elementFromPoint(x, y);
  shield.style.pointerEvents = '';
  return found;
}

/** A cursor on the body would be inherited by every element of the page, which takes long on a large one. */
function createShield(cursor: string, scroller: HTMLElement | null): HTMLElement {
  const shield = document.createElement('div');
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '399', cursor });
  shield.addEventListener('wheel', ({ deltaX, deltaY }) => scroller?.scrollBy(deltaX, deltaY), { passive: true });
  document.body.append(shield);
  return shield;
}

function scrollAtEdges(scroller: HTMLElement, { x, y }: DragPoint): void {
  const box = scroller.getBoundingClientRect();
  const push = (point: number, from: number, to: number) =>
    point < from + EDGE_PX ? -SCROLL_PX : point > to - EDGE_PX ? SCROLL_PX : 0;
  const [across, down] = [push(x, box.left, box.right), push(y, box.top, box.bottom)];
  if (across !== 0 || down !== 0) scroller.scrollBy(across, down);
}

/** Ignores the click that follows a drop. */
function swallowClick(): void {
  const ends = new AbortController();
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ends.signal });
  setTimeout(() => ends.abort());
}
