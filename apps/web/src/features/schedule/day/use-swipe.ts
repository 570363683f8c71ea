import { useRef, type TouchEvent } from 'react';

const SWIPE_PX = 60;

/** A horizontal swipe: left is the next, right is the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
