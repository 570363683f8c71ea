import { schedule } from '@pamaina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { bodyOf, hasHours, sameBody, type ShiftBody } from '../../../lib/schedule/shift-body.ts';
import { readTime } from '../../../ui/form/time-field.tsx';

interface Options {
  /** Null: a new shift. */
  shift: schedule.Shift | null;
  initial: ShiftBody;
  editing: Editing;
  onClose: () => void;
}

export type ShiftDraft = ReturnType<typeof useShiftDraft>;

/**
 * The values of a shift while they are edited. Leaving saves what was changed, and undo takes it back. Values that are
 * wrong, or that a rule refuses, are not left: they stay, with what is wrong about them. A new shift is only added on
 * demand.
 */
export function useShiftDraft({ shift, initial, editing, onClose }: Options) {
  const [typed, setTyped] = useState(initial);
  const [isHeld, setHeld] = useState(false);
  const body = { ...typed, start_time: readTime(typed.start_time), end_time: readTime(typed.end_time) };
  const judgement = useJudgement(shift, body);
  const isWrong = !hasHours(body);
  const isChanged = shift === null || !sameBody(bodyOf(shift), body);
  const isRefused = judgement.data?.verdict === 'refused';
  const isStuck = shift !== null && isChanged && (isWrong || isRefused);

  const save = () => {
    if (isWrong) return setHeld(true);
    editing.save(shift, body);
    onClose();
  };
  /** True when it was left. */
  const leave = (): boolean => {
    setHeld(isStuck);
    if (isStuck) return false;
    if (shift !== null && isChanged) save();
    else onClose();
    return true;
  };
  return {
    typed,
    /** As it would be saved. */
    body,
    set: (own: Partial<ShiftBody>) => setTyped((old) => ({ ...old, ...own })),
    judgement,
    isWrong,
    isChanged,
    isRefused,
    /** Leaving waits for a decision. */
    isStuck,
    /** It was tried. */
    isHeld,
    save,
    leave,
    discard: onClose,
  };
}

const TYPING_MS = 150;

/** The rules that a shift with these fields would break, requested again when typing pauses. */
function useJudgement(shift: schedule.Shift | null, body: ShiftBody) {
  const [asked] = useDebouncedValue(JSON.stringify(body), TYPING_MS);
  const values = JSON.parse(asked) as ShiftBody;
  return useQuery({
    queryKey: ['schedule', 'judgement', shift?.id ?? null, values],
    queryFn: async ({ signal }) => {
      const changed = shift === null || !sameBody(bodyOf(shift), values) ? { shift: values } : {};
      const targets = [{ date: values.date, employee_id: values.employee_id }];
      const known = shift === null ? {} : { shift_id: shift.id };
      const [judgement] = await call(schedule.judgeShift, { body: { ...known, ...changed, targets }, signal });
      return judgement ?? null;
    },
    enabled: hasHours(values),
    placeholderData: keepPreviousData,
  });
}
