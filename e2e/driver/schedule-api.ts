import { callApi } from './api.ts';
import type { monthFromNow } from './months.ts';

export interface Shift {
  id: string;
  date: string;
  start_time: string;
  end_time: string;
  employee_id: string | null;
  role: string;
  status: 'draft' | 'published';
  pinned: boolean;
}

export interface Place {
  employee_id: string | null;
  date: string;
}

type Month = ReturnType<typeof monthFromNow>;

/** A month's shifts from the API: the actual result of an edit on screen. */
export async function shiftsOf(token: string, month: Month): Promise<Shift[]> {
  return (await callApi<{ shifts: Shift[] }>('GET', `/schedule?${month.range}`, { token })).shifts;
}

/** Generates a month and waits for the draft. */
export async function planMonth(token: string, month: Month, seconds: number): Promise<void> {
  await callApi('POST', `/generate-schedule?${month.query}`, { token, body: { seconds, seed: 1 } });
}

/**
 * The first of these moves that breaks no rule (or, if `verdict` says so, that is rejected).
 * @throws when there is none
 */
export async function findMove(
  token: string,
  moves: readonly { shift: Shift; to: Place }[],
  verdict: 'ok' | 'refused' = 'ok',
): Promise<{ shift: Shift; to: Place }> {
  for (const { shift, to } of moves) {
    const body = { shift_id: shift.id, targets: [to] };
    const [judged] = await callApi<{ verdict: string }[]>('POST', '/schedule/judge', { token, body });
    if (judged?.verdict === verdict) return { shift, to };
  }
  throw new Error(`None of ${moves.length} moves is ${verdict}`);
}
