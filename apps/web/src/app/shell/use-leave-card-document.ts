import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { leaveCardDocument } from '../../features/money/payments/card-document.ts';

/** The card provider's script stays only on the pages with a card form (Decision 021), however the user leaves them. */
export function useLeaveCardDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => void leaveCardDocument(), [pathname]);
}
