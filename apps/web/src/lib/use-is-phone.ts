import { useMediaQuery } from '@mantine/hooks';
import { constants } from '@pamaina/contract';

const now = { getInitialValueInEffect: false };

/** Narrower than the breakpoint of Spec section 9: one day at a time. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${constants.mobileBreakpoint - 1}px)`, false, now);
