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
export function followPointer(
  source: HTMLElement,
  down: PointerEvent,
  { scroller, byTouch }: DragOptions,
  { onStart, onFrame, onDrop, onEnd }: DragHandlers,
): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  let shield: HTMLElement | null = null;
  const pressed = down.target instanceof Element ? down.target : source;
  let at: DragPoint = { x: down.clientX, y: down.clientY, across: 0, down: 0, copy: copies(down), under: pressed };
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

  const take = ({ clientX: x, clientY: y, altKey, ctrlKey }: PointerEvent) => {
    at = { ...at, x, y, across: x - down.clientX, down: y - down.clientY, copy: altKey || ctrlKey };
  };
  const onMove = (event: PointerEvent) => {
    take(event);
    if (shield !== null || Math.hypot(at.across, at.down) < START_PX) return;
    if (timer === undefined) start();
    else end();
  };
  const onUp = (event: PointerEvent) => {
    take(event);
    const isDropped = shield !== null;
    if (isDropped) {
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
    const wasDragging = shield !== null;
    shield?.remove();
    shield = null;
    if (wasDragging) onEnd(source);
  };

  window.addEventListener('pointermove', onMove, listen);
  window.addEventListener('pointerup', onUp, listen);
  window.addEventListener('pointercancel', end, listen);
  window.addEventListener('keydown', onKey, listen);
  window.addEventListener('keyup', onKey, listen);
  // Once a finger drags, the page must not scroll; only a non-passive listener can prevent that.
  window.addEventListener('touchmove', (event) => shield !== null && event.preventDefault(), {
    ...listen,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => timer !== undefined && event.preventDefault(), listen);
  return end;
}

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
