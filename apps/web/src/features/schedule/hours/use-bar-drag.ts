import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { schedule } from '@pamaina/contract';
import { useClock } from '../../../lib/dates/use-clock.ts';
import type { Editing } from '../editing.ts';
import { spanOf, type DayAxis } from '../model/day-axis.ts';
import { hoursOn, pulledSpan } from '../model/pulled-span.ts';
import { bodyOf } from '../model/shift-body.ts';
import { followBar, type Pulled } from './follow-bar.ts';

interface BarDragOptions {
  axis: DayAxis;
  find: (shiftId: string) => schedule.Shift | undefined;
  editing: Editing;
}

/**
 * Dragging the bars of a day with the mouse or a pen: along the hours to another time, an end to another length, across
 * to another employee; with Alt or Ctrl it makes a copy. One listener for any number of bars.
 */
export function useBarDrag(chart: RefObject<HTMLElement | null>, { axis, find, editing }: BarDragOptions): void {
  const clock = useClock();
  const hoursAfter = ({ id, pull, share }: Pulled) => {
    const shift = find(id);
    const span = shift && pulledSpan(spanOf(shift, clock), pull, share * (axis.to - axis.from));
    return shift && span ? hoursOn(shift.date, span, clock) : null;
  };
  const onPick = useEffectEvent(({ id, copy }: Pulled) => {
    const shift = find(id);
    return shift !== undefined && (copy || editing.mayEdit(shift));
  });
  const onPull = useEffectEvent((pulled: Pulled) => {
    const hours = hoursAfter(pulled);
    return hours === null ? '' : `${hours.start_time}–${hours.end_time}`;
  });
  const onDrop = useEffectEvent((pulled: Pulled) => {
    const shift = find(pulled.id);
    const hours = hoursAfter(pulled);
    if (shift === undefined || hours === null) return;
    const to = { date: shift.date, employee_id: pulled.row === null ? shift.employee_id : pulled.row || null };
    const isTimed = hours.start_time !== shift.start_time || hours.end_time !== shift.end_time;
    const body = { ...bodyOf(shift), ...to, ...hours, ...(isTimed && { template: null }) };
    if (pulled.copy) editing.save(null, { ...body, pinned: false });
    else if (isTimed) editing.save(shift, body);
    else if (to.employee_id !== shift.employee_id) void editing.move(shift, to, { copy: false });
  });

  useEffect(() => {
    const root = chart.current;
    if (root === null) return;
    let finish: (() => void) | null = null;
    const onDown = (event: PointerEvent) => {
      const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
      if (bar === null || event.button !== 0 || !event.isPrimary || event.pointerType === 'touch') return;
      finish?.();
      finish = followBar(bar, event, { onPick, onPull, onDrop });
    };
    root.addEventListener('pointerdown', onDown);
    return () => {
      root.removeEventListener('pointerdown', onDown);
      finish?.();
    };
  }, [chart]);
}
