import { constants } from '@pamaina/contract';

/** The media query of screens on which one day is shown at a time. */
export const phoneQuery = `(max-width: ${constants.mobileBreakpoint - 1}px)`;
