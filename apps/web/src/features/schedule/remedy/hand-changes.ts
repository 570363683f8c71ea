import type { schedule } from '@pamaina/contract';
import { changeTo } from '../model/draw-change.ts';
import { bodyOf, type ShiftBody } from '../model/shift-body.ts';
import type { Change } from '../model/undo-stack.ts';
import type { AskedRemedy } from './asked-remedy.ts';

/**
 * The edits that assign each shift, undone together. An employee gives up a shift before they take another; where two
 * exchange shifts of the same time, one of these is open in between.
 */
export function handChanges(handed: AskedRemedy['handed'], newBody: ShiftBody | null): Change[] {
  const waiting = handed.toReversed();
  const opened = new Set<schedule.Shift>();
  const changes: Change[] = [];
  const bodyNow = (shift: schedule.Shift) => ({ ...bodyOf(shift), ...(opened.has(shift) && { employee_id: null }) });
  for (const { shift, employee_id } of handed.toReversed()) {
    waiting.shift();
    for (const { shift: other } of waiting) {
      if (!shift || !other || other.employee_id !== employee_id || opened.has(other) || !overlap(shift, other))
        continue;
      changes.push({ id: other.id, before: bodyNow(other), after: { ...bodyOf(other), employee_id: null } });
      opened.add(other);
    }
    if (shift !== null) {
      const change = changeTo({ ...shift, ...bodyNow(shift) }, { employee_id });
      if (change !== null) changes.push(change);
    } else if (newBody !== null)
      changes.push({ id: `new:${crypto.randomUUID()}`, before: null, after: { ...newBody, employee_id } });
  }
  return changes;
}

const overlap = (a: schedule.Shift, b: schedule.Shift): boolean =>
  Date.parse(a.starts_at) < Date.parse(b.ends_at) && Date.parse(b.starts_at) < Date.parse(a.ends_at);
