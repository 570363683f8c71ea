import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leaveCardDocument } from '../features/payments/card-document.ts';

/** The card provider's script stays behind on the pages where a card is asked for (Decision 021), however they are left. */
export function useLeaveCardDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => void leaveCardDocument(), [pathname]);
}
