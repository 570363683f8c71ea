import { swallowClick } from '../grid/swallow-click.ts';
import type { Pull } from '../model/pulled-span.ts';

/** The position to which a bar has been dragged. */
export interface Pulled {
  id: string;
  pull: Pull;
  /** Along the axis, as a share of its length. */
  share: number;
  /** The ID of the employee whose row is under the pointer, empty for open shifts; null if there is no row. */
  row: string | null;
  copy: boolean;
}

export interface BarHandlers {
  /** A drag starts; false when the shift can't be changed. */
  onPick: (pulled: Pulled) => boolean;
  /** Returns the resulting shift, in words. */
  onPull: (pulled: Pulled) => string;
  onDrop: (pulled: Pulled) => void;
}

const START_PX = 5;

/**
 * One drag of a bar with the mouse or a pen, from the press to the release; returns a function that ends it
 * immediately.
 */
export function followBar(bar: HTMLElement, down: PointerEvent, { onPick, onPull, onDrop }: BarHandlers): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  const across = bar.parentElement?.clientWidth ?? 1;
  const width = bar.style.width;
  const edge = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-edge]') : null;
  const pull = (edge?.dataset['edge'] ?? 'all') as Pull;
  let isPulling = false;

  const read = (event: PointerEvent): Pulled => {
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-to]');
    return {
      id: bar.dataset['bar'] ?? '',
      pull,
      share: (event.clientX - down.clientX) / across,
      row: pull === 'all' ? (row?.dataset['to'] ?? null) : null,
      copy: pull === 'all' && (event.altKey || event.ctrlKey),
    };
  };
  const draw = (event: PointerEvent) => {
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (pull === 'all') bar.style.translate = `${x}px ${y}px`;
    if (pull === 'start') bar.style.marginLeft = `${x}px`;
    if (pull !== 'all') bar.style.width = `calc(${width} + ${pull === 'end' ? x : -x}px)`;
    bar.dataset['pulled'] = onPull(read(event));
  };
  const onMove = (event: PointerEvent) => {
    if (!isPulling) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < START_PX) return;
      if (!onPick(read(event))) return end();
      isPulling = true;
    }
    draw(event);
  };
  const onUp = (event: PointerEvent) => {
    const pulled = isPulling ? read(event) : null;
    end();
    if (pulled === null) return;
    onDrop(pulled);
    swallowClick();
  };
  const end = () => {
    // Runs only once: before a second time the bar has been rendered again.
    if (ends.signal.aborted) return;
    ends.abort();
    delete bar.dataset['pulled'];
    Object.assign(bar.style, { translate: '', marginLeft: '', width });
  };

  window.addEventListener('pointermove', onMove, listen);
  window.addEventListener('pointerup', onUp, listen);
  window.addEventListener('pointercancel', end, listen);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), listen);
  return end;
}
