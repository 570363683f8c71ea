import { schedule } from '@pamaina/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client.ts';
import { bodyOf, hasHours, sameBody, type ShiftBody } from '../model/shift-body.ts';

const TYPING_MS = 150;

/** The rules that a shift with these fields would break, requested again when typing pauses. */
export function useJudgement(shift: schedule.Shift | null, body: ShiftBody) {
  const [asked] = useDebouncedValue(body, TYPING_MS);
  return useQuery({
    queryKey: ['schedule', 'judgement', shift?.id ?? null, asked],
    queryFn: async ({ signal }) => {
      const changed = shift === null || !sameBody(bodyOf(shift), asked) ? { shift: asked } : {};
      const targets = [{ date: asked.date, employee_id: asked.employee_id }];
      const known = shift === null ? {} : { shift_id: shift.id };
      const [judgement] = await call(schedule.judgeShift, { body: { ...known, ...changed, targets }, signal });
      return judgement ?? null;
    },
    enabled: hasHours(asked),
    placeholderData: keepPreviousData,
  });
}
