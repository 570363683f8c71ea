import { useRef, type RefObject } from 'react';
import type { schedule } from '@pamaina/contract';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import type { DragPoint } from '../../../../ui/drag/follow-pointer.ts';
import { useDrag } from '../../../../ui/drag/use-drag.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { spanOf, type DayAxis, hoursOn, pulledSpan, type Pull } from '../../../../lib/schedule/day-axis.ts';
import { bodyOf } from '../../../../lib/schedule/shift-body.ts';

interface BarDragOptions {
  axis: DayAxis;
  find: (shiftId: string) => schedule.Shift | undefined;
  editing: Editing;
}

/** The drag that is going on. */
interface Pulling {
  shift: schedule.Shift;
  pull: Pull;
  /** The length of the axis in pixels. */
  length: number;
  /** The style of the bar before the drag. */
  width: string;
}

/** A press on a bar's end pulls the end, any other press the whole bar. */
const pullAt = (pressed: Element | null): Pull =>
  (pressed?.closest<HTMLElement>('[data-edge]')?.dataset['edge'] ?? 'all') as Pull;

const DRAGGED = { what: '[data-bar]', byTouch: false, scrolls: false };

/**
 * Dragging the bars of a day with the mouse or a pen: along the hours to another time, an end to another length, across
 * to another employee; with Alt or Ctrl it makes a copy. One listener for any number of bars.
 */
export function useBarDrag(chart: RefObject<HTMLElement | null>, { axis, find, editing }: BarDragOptions): void {
  const clock = useClock();
  const current = useRef<Pulling | null>(null);
  const hoursAfter = ({ shift, pull, length }: Pulling, { across }: DragPoint) => {
    const span = pulledSpan(spanOf(shift, clock), pull, (across / length) * (axis.to - axis.from));
    return hoursOn(shift.date, span, clock);
  };
  const isCopy = (pull: Pull, { copy }: DragPoint) => pull === 'all' && copy;

  useDrag(chart, DRAGGED, {
    onStart: (bar, at) => {
      const shift = find(bar.dataset['bar'] ?? '');
      const pull = pullAt(at.under);
      if (shift === undefined || (!isCopy(pull, at) && !editing.mayEdit(shift))) return null;
      current.current = { shift, pull, length: bar.parentElement?.clientWidth ?? 1, width: bar.style.width };
      return pull === 'all' ? 'grabbing' : 'ew-resize';
    },
    onFrame: (bar, at) => {
      if (current.current === null) return;
      const { pull, width } = current.current;
      const { across, down } = at;
      if (pull === 'all') bar.style.translate = `${across}px ${down}px`;
      if (pull === 'start') bar.style.marginLeft = `${across}px`;
      if (pull !== 'all') bar.style.width = `calc(${width} + ${pull === 'end' ? across : -across}px)`;
      const hours = hoursAfter(current.current, at);
      bar.dataset['pulled'] = hours === null ? '' : `${hours.start_time}–${hours.end_time}`;
    },
    onDrop: (_, at) => {
      if (current.current === null) return;
      const { shift, pull } = current.current;
      const hours = hoursAfter(current.current, at);
      if (hours === null) return;
      const to = { date: shift.date, employee_id: pull === 'all' ? employeeUnder(at, shift) : shift.employee_id };
      const isTimed = hours.start_time !== shift.start_time || hours.end_time !== shift.end_time;
      const body = { ...bodyOf(shift), ...to, ...hours, ...(isTimed && { template: null }) };
      if (isCopy(pull, at)) editing.save(null, { ...body, pinned: false });
      else if (isTimed) editing.save(shift, body);
      else if (to.employee_id !== shift.employee_id) void editing.move(shift, to, { copy: false });
    },
    onEnd: (bar) => {
      delete bar.dataset['pulled'];
      Object.assign(bar.style, { translate: '', marginLeft: '', width: current.current?.width ?? '' });
      current.current = null;
    },
  });
}

/** The employee of the row under the pointer, null for the open shifts; outside of all rows the shift's own. */
function employeeUnder({ under }: DragPoint, shift: schedule.Shift): string | null {
  const row = under?.closest<HTMLElement>('[data-to]')?.dataset['to'];
  return row === undefined ? shift.employee_id : row || null;
}
