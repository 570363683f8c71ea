import { useEffect, useEffectEvent, type RefObject } from 'react';
import { followPointer, type DragHandlers, type DragOptions } from './follow-pointer.ts';

interface Dragging extends Pick<DragOptions, 'byTouch'> {
  /** A selector of what can be dragged. */
  what: string;
  /** The root scrolls while the pointer is at its edge. */
  scrolls: boolean;
}

/** Dragging within an element by mouse, pen or finger: one listener for any number of things. */
export function useDrag(root: RefObject<HTMLElement | null>, options: Dragging, handlers: DragHandlers): void {
  const onStart = useEffectEvent(handlers.onStart);
  const onFrame = useEffectEvent(handlers.onFrame);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onEnd = useEffectEvent(handlers.onEnd);
  const { what, byTouch, scrolls } = options;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let cancel: (() => void) | null = null;
    const onDown = (event: PointerEvent) => {
      const source = event.target instanceof Element ? event.target.closest<HTMLElement>(what) : null;
      if (source === null || event.button !== 0 || !event.isPrimary) return;
      if (event.pointerType === 'touch' && !byTouch) return;
      cancel?.();
      const how = { scroller: scrolls ? element : null, byTouch };
      cancel = followPointer(source, event, how, { onStart, onFrame, onDrop, onEnd });
    };
    element.addEventListener('pointerdown', onDown);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      cancel?.();
    };
  }, [byTouch, root, scrolls, what]);
}
