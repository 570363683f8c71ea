import { useCallback } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** A share of takings with one decimal, `23.4 %`; a dash where there are no takings. */
export function useShare(): (share: number | null) => string {
  const format = useFormat();
  return useCallback(
    (share) => (share === null ? '–' : `${format.number(Math.round(share * 1000) / 10)}\u00A0%`),
    [format],
  );
}
