import { useMediaQuery } from '@mantine/hooks';
import { constants } from '@pamaina/contract';

const now = { getInitialValueInEffect: false };

/** Narrower than that, one day is shown at a time. */
export const useIsPhone = (): boolean => useMediaQuery(`(max-width: ${constants.mobileBreakpoint - 1}px)`, false, now);
