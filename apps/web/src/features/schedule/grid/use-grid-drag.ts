import { useEffect, useEffectEvent, type RefObject } from 'react';
import { followDrag, type DragHandlers } from './follow-drag.ts';

/** Dragging of chips within a grid by mouse, pen or a long press; one listener for any number of chips. */
export function useGridDrag(grid: RefObject<HTMLElement | null>, handlers: DragHandlers): void {
  const onPick = useEffectEvent(handlers.onPick);
  const onOver = useEffectEvent(handlers.onOver);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onEnd = useEffectEvent(handlers.onEnd);

  useEffect(() => {
    const root = grid.current;
    if (root === null) return;
    let finish: (() => void) | null = null;
    const onDown = (event: PointerEvent) => {
      const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
      if (chip === null || event.button !== 0 || !event.isPrimary) return;
      finish?.();
      finish = followDrag(root, chip, event, { onPick, onOver, onDrop, onEnd });
    };
    root.addEventListener('pointerdown', onDown);
    return () => {
      root.removeEventListener('pointerdown', onDown);
      finish?.();
    };
  }, [grid]);
}
