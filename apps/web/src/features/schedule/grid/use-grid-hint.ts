import type { schedule } from '@pamaina/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Anchor } from './grid-view.ts';

const REST_MS = 450;

/** The chip under the resting pointer; one that breaks a rule answers at once. */
export function useGridHint(grid: RefObject<HTMLElement | null>, find: (id: string) => schedule.Shift | undefined) {
  const [hint, setHint] = useState<{ shift: schedule.Shift; anchor: Anchor } | null>(null);
  const onOver = useEffectEvent((chip: HTMLElement | null, later: (run: () => void, ms: number) => void) => {
    const shift = chip === null ? undefined : find(chip.dataset['shift'] ?? '');
    if (chip === null || shift === undefined) return setHint(null);
    later(() => setHint({ shift, anchor: chip.getBoundingClientRect() }), shift.warnings.length > 0 ? 0 : REST_MS);
  });
  useEffect(() => {
    const root = grid.current;
    if (root === null) return;
    const ends = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setHint(null);
    };
    const later = (run: () => void, ms: number) => {
      timer = setTimeout(run, ms);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      clearTimeout(timer);
      onOver(event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null, later);
    };
    const listen = { signal: ends.signal, passive: true };
    root.addEventListener('pointerover', over, listen);
    for (const type of ['pointerleave', 'pointerdown', 'scroll', 'keydown']) root.addEventListener(type, hide, listen);
    return () => {
      ends.abort();
      clearTimeout(timer);
    };
  }, [grid]);
  return hint;
}
