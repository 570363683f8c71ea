import { schedule } from '@pamaina/contract';
import { useCallback, useRef } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import { bodyOf } from '../model/shift-body.ts';
import { mergeVerdicts, targetBatches, verdictAt, verdictMap, type VerdictMap } from '../model/verdicts.ts';

const none: VerdictMap = new Map();

/**
 * The rule check of each cell while a shift is dragged. Its arrival renders nothing: the drag reads it on each frame.
 */
export function useDragVerdicts(onFail: (error: unknown) => void) {
  const latest = useRef<VerdictMap>(none);
  const asked = useRef<{ shift: schedule.Shift; copy: boolean; rows: Set<string>; ends: AbortController } | null>(null);

  /** Requests the check for these employees (null: an open shift) on these dates, each only once per drag. */
  const ask = useCallback(
    (employees: (string | null)[], dates: string[]) => {
      const drag = asked.current;
      if (drag === null) return;
      const fresh = [...new Set(employees)].filter((id) => !drag.rows.has(id ?? ''));
      for (const id of fresh) drag.rows.add(id ?? '');
      const moved = drag.copy ? { shift: bodyOf(drag.shift) } : { shift_id: drag.shift.id };
      for (const targets of targetBatches(fresh, dates))
        call(schedule.judgeShift, { body: { ...moved, targets }, signal: drag.ends.signal })
          .then((reply) => {
            if (asked.current === drag) latest.current = mergeVerdicts(latest.current, verdictMap(reply));
          })
          .catch((error: unknown) => !drag.ends.signal.aborted && onFail(error));
    },
    [onFail],
  );
  const begin = useCallback((shift: schedule.Shift, copy: boolean) => {
    asked.current?.ends.abort();
    asked.current = { shift, copy, rows: new Set(), ends: new AbortController() };
    latest.current = none;
  }, []);
  /** Alt switches between move and copy, which needs another check; true when it has to be requested again. */
  const turn = useCallback(
    (copy: boolean) => {
      const drag = asked.current;
      if (drag === null || drag.copy === copy) return false;
      begin(drag.shift, copy);
      return true;
    },
    [begin],
  );
  const end = useCallback(() => {
    asked.current?.ends.abort();
    asked.current = null;
    latest.current = none;
  }, []);
  const at = useCallback((employee: string | null, date: string) => verdictAt(latest.current, employee, date), []);
  const of = useCallback((employee: string | null) => latest.current.get(employee ?? ''), []);
  return { begin, turn, ask, end, at, of };
}
