import type { schedule } from '@pamaina/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ruleLine } from '../model/cell-rules.ts';
import type { Anchor } from './grid-view.ts';

const REST_MS = 450;

interface Options {
  grid: RefObject<HTMLElement | null>;
  find: (id: string) => schedule.Shift | undefined;
  announce: (text: string) => void;
}

/** The chip under the resting pointer, or the one with the focus if it breaks a rule; the latter is also announced. */
export function useGridHint({ grid, find, announce }: Options) {
  const [hint, setHint] = useState<{ shift: schedule.Shift; anchor: Anchor } | null>(null);
  const shiftOf = useEffectEvent((chip: HTMLElement | null) => find(chip?.dataset['shift'] ?? ''));
  const say = useEffectEvent(announce);

  useEffect(() => {
    const root = grid.current;
    if (root === null) return;
    const ends = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setHint(null);
    };
    const show = (chip: HTMLElement, shift: schedule.Shift) => setHint({ shift, anchor: chip.getBoundingClientRect() });
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      hide();
      const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
      const shift = shiftOf(chip);
      if (chip === null || shift === undefined) return;
      timer = setTimeout(() => show(chip, shift), shift.warnings.length > 0 ? 0 : REST_MS);
    };
    const focus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const first = target.closest('[role="gridcell"]')?.querySelector<HTMLElement>('[data-shift]') ?? null;
      const chip = target.closest<HTMLElement>('[data-shift]') ?? first;
      const shift = shiftOf(chip);
      if (chip === null || shift === undefined || shift.warnings.length === 0) return;
      show(chip, shift);
      say(shift.warnings.map(ruleLine).join(' '));
    };
    const listen = { signal: ends.signal, passive: true };
    root.addEventListener('pointerover', over, listen);
    root.addEventListener('focusin', focus, listen);
    for (const type of ['pointerleave', 'pointerdown', 'scroll', 'keydown', 'focusout'])
      root.addEventListener(type, hide, listen);
    return () => {
      ends.abort();
      clearTimeout(timer);
    };
  }, [grid]);
  return hint;
}
