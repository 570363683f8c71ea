import { useState } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';

/** Whether a call failed without a response, rather than with one. */
export const isUnanswered = (error: Error | null): boolean => error instanceof ApiError && error.status === 0;

/**
 * Whether the app is offline; a retry doesn't change it until there is a response, so that the page does not flicker.
 */
export function useIsCut({ error, isPending }: { error: Error | null; isPending: boolean }): boolean {
  const isCut = isUnanswered(error);
  const [wasCut, setWasCut] = useState(isCut);
  if (!isPending && wasCut !== isCut) setWasCut(isCut);
  return isPending ? wasCut : isCut;
}
