import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';

/** Whether a call failed because nobody answered, rather than with an answer. */
export const isUnanswered = (error: Error | null): boolean => error instanceof ApiError && error.status === 0;

/** Whether there is no line; the next try leaves it at that until it has an answer, so that the page does not flicker. */
export function useIsCut({ error, isPending }: { error: Error | null; isPending: boolean }): boolean {
  const isCut = isUnanswered(error);
  const [wasCut, setWasCut] = useState(isCut);
  if (!isPending && wasCut !== isCut) setWasCut(isCut);
  return isPending ? wasCut : isCut;
}
