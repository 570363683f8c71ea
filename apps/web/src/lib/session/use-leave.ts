import { createContext, useContext } from 'react';

/** Provided to all pages by `LeaveGuard`. */
export const LeaveContext = createContext<(go: () => void) => void>((go) => go());

/**
 * For actions that leave this page without a navigation, such as switching the project: if input would be lost, the
 * user is asked first.
 */
export const useLeave = () => useContext(LeaveContext);
