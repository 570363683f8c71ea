import { useMediaQuery } from '@mantine/hooks';
import { constants } from '@pamaina/contract';

const now = { getInitialValueInEffect: false };

/** Narrower than the breakpoint of Spec section 9: one day at a time. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${constants.mobileBreakpoint - 1}px)`, false, now);

/** Too narrow for a panel beside the month. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 1100px)', false, now);
