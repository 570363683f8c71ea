import { createContext, useContext } from 'react';

/** What `LeaveGuard` gives to all pages. */
export const LeaveContext = createContext<(go: () => void) => void>((go) => go());

/** For what ends this page without leading to another one, as another project: it is done after asking where something typed would be lost. */
export const useLeave = () => useContext(LeaveContext);
