import { schedule } from '@pamaina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { bodyOf, hasHours, sameBody, sameHours, type ShiftBody } from '../../../lib/schedule/shift-body.ts';
import type { Judgement } from '../../../lib/schedule/verdicts.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { readTime } from '../../../ui/form/time-field.tsx';

interface Options {
  /** Null: a new shift. */
  shift: schedule.Shift | null;
  initial: ShiftBody;
  editing: Editing;
  onClose: () => void;
}

/** `unknown`: the rules did not reply, or about values that are no longer the present ones. */
type Verdict = Judgement['verdict'] | 'unknown';

export type ShiftDraft = ReturnType<typeof useShiftDraft>;

/**
 * The values of a shift while they are edited. Leaving saves what was changed, and undo takes it back. Values that are
 * wrong, or that a rule refuses, are not left: they stay, with what is wrong about them. A new shift is only added on
 * demand.
 */
export function useShiftDraft({ shift, initial, editing, onClose }: Options) {
  const [typed, setTyped] = useState(initial);
  /** The last values whose template gave their hours: it is theirs again as soon as the hours are. */
  const [named, setNamed] = useState(initial);
  const [isHeld, setHeld] = useState(false);
  const hours = { start_time: readTime(typed.start_time), end_time: readTime(typed.end_time) };
  // A half has its own hours within a template, and stays the half of its place.
  const keepsTemplate = shift?.cut != null || sameHours(hours, named);
  const body: ShiftBody = { ...typed, ...hours, template: keepsTemplate ? typed.template : null };
  const { judgement, isJudged } = useJudgement(shift, body);
  const ask = useAsked(shift, body);
  const isWrong = !hasHours(body);
  const isChanged = shift === null || !sameBody(bodyOf(shift), body);
  const isRefused = judgement.data?.verdict === 'refused';
  const isStuck = shift !== null && isChanged && (isWrong || isRefused || !isJudged);
  useTypedText(!sameBody(initial, body) && shift?.status !== 'published');

  const store = () => {
    ask.forget();
    editing.save(shift, body);
    onClose();
  };
  const discard = () => {
    ask.forget();
    onClose();
  };
  /** Saves what the rules allow; true when it was. What they refuse, or were not asked about, stays. */
  const saveAllowed = async (): Promise<boolean> => {
    setHeld(true);
    if (isWrong) return false;
    const verdict = isJudged ? judgement.data?.verdict : await ask.verdict();
    if (verdict === 'refused' || verdict === 'unknown') return false;
    store();
    return true;
  };
  return {
    typed,
    /** As it would be saved. */
    body,
    set: (own: Partial<ShiftBody>) => {
      ask.forget();
      setTyped((old) => ({ ...old, ...own }));
      if ('template' in own) setNamed((old) => ({ ...old, ...own }));
    },
    judgement,
    isWrong,
    isChanged,
    /** By the last reply of the rules. */
    isRefused,
    /** Leaving waits for a decision, or for what the rules say about the present values. */
    isStuck,
    /** It was tried. */
    isHeld,
    isAsking: ask.isAsking,
    /** What is known to be refused is saved as well: it was seen. */
    save: () => (isRefused && !isWrong ? store() : void saveAllowed()),
    /** True when it was left. */
    leave: async (): Promise<boolean> => {
      if (shift !== null && isChanged) return saveAllowed();
      discard();
      return true;
    },
    discard,
  };
}

const TYPING_MS = 150;

const judgementOf = (shift: schedule.Shift | null, values: ShiftBody) =>
  queryOptions({
    queryKey: ['schedule', 'judgement', shift?.id ?? null, values],
    queryFn: async ({ signal }) => {
      const changed = shift === null || !sameBody(bodyOf(shift), values) ? { shift: values } : {};
      const targets = [{ date: values.date, employee_id: values.employee_id }];
      const known = shift === null ? {} : { shift_id: shift.id };
      const [judgement] = await call(schedule.judgeShift, { body: { ...known, ...changed, targets }, signal });
      return judgement ?? null;
    },
  });

/** The rules that a shift with these fields would break, requested again when typing pauses. */
function useJudgement(shift: schedule.Shift | null, body: ShiftBody) {
  const [asked] = useDebouncedValue(JSON.stringify(body), TYPING_MS);
  const values = JSON.parse(asked) as ShiftBody;
  const judgement = useQuery({
    ...judgementOf(shift, values),
    enabled: hasHours(values),
    placeholderData: keepPreviousData,
  });
  /** The reply is about the present values, not about those before. */
  const isJudged = judgement.isSuccess && !judgement.isPlaceholderData && sameBody(values, body);
  return { judgement, isJudged };
}

/** Asks about the present values at once, for whom doesn't wait until typing pauses. */
function useAsked(shift: schedule.Shift | null, body: ShiftBody) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  /** Values that changed, or that were discarded, need no reply any more. */
  const round = useRef(0);
  const forget = () => void (round.current += 1);
  useEffect(() => forget, []);
  const verdict = async (): Promise<Verdict | undefined> => {
    const own = (round.current += 1);
    setAsking(true);
    const reply = await client.fetchQuery(judgementOf(shift, body)).catch(() => 'unknown' as const);
    setAsking(false);
    return reply === 'unknown' || own !== round.current ? 'unknown' : reply?.verdict;
  };
  return { verdict, forget, isAsking };
}
