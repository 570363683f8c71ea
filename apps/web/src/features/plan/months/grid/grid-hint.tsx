import type { schedule } from '@pamaina/contract';
import { Portal } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ruleLine } from '../../../../lib/schedule/verdicts.ts';
import { OnCallMark } from '../../../../lib/schedule/on-call-mark.tsx';
import { RuleText } from '../../../../lib/schedule/rule-text.tsx';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import type { Anchor } from '../../../../lib/schedule/grid-view.ts';
import classes from './grid.module.css';

const WIDTH = 300;
const REST_MS = 450;

interface GridHintProps {
  grid: RefObject<HTMLElement | null>;
  find: (id: string) => schedule.Shift | undefined;
  announce: (text: string) => void;
}

interface Hint {
  shift: schedule.Shift;
  anchor: Anchor;
}

/**
 * What a chip has no room for, next to the chip under the resting pointer, or to the one with the focus if it breaks a
 * rule: the template, the hours, and each broken rule with its article.
 */
export function GridHint(props: GridHintProps) {
  const words = useShiftWords();
  const hint = useHint(props);
  if (hint === null) return null;
  const { shift, anchor } = hint;
  const left = Math.min(anchor.left, window.innerWidth - WIDTH - 12);
  const below = anchor.top + anchor.height + 6;
  const place = below + 140 > window.innerHeight ? { bottom: window.innerHeight - anchor.top + 6 } : { top: below };
  return (
    <Portal>
      <div className={classes.hint} style={{ left, maxWidth: WIDTH, ...place }} role="tooltip">
        <div className={classes.title}>
          {shift.template === null ? words.hours(shift) : `${shift.template} · ${words.hours(shift)}`}
        </div>
        {shift.employee_name !== null && <div>{shift.employee_name}</div>}
        <div>{shift.role}</div>
        <OnCallMark shift={shift} />
        {shift.warnings.map((rule) => (
          <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
        ))}
      </div>
    </Portal>
  );
}

/** The broken rules of the chip with the focus are also announced. */
function useHint({ grid, find, announce }: GridHintProps): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
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
