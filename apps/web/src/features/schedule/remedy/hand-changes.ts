import { changeTo } from '../model/draw-change.ts';
import type { ShiftBody } from '../model/shift-body.ts';
import type { Change } from '../model/undo-stack.ts';
import type { AskedRemedy } from './asked-remedy.ts';

/** The edits that assign each shift, undone together. An employee gives up a shift before they take another. */
export function handChanges(handed: AskedRemedy['handed'], newBody: ShiftBody | null): Change[] {
  return handed.toReversed().flatMap(({ shift, employee_id }) => {
    if (shift !== null) return changeTo(shift, { employee_id }) ?? [];
    if (newBody === null) return [];
    return [{ id: `new:${crypto.randomUUID()}`, before: null, after: { ...newBody, employee_id } }];
  });
}
