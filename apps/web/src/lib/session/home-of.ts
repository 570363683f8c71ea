import { createContext, useContext } from 'react';
import { type Session, useSession } from './session.tsx';

/** The first page of a signed-in user; null when no one is signed in. */
export function homeOf({ role, projectId }: Pick<Session, 'role' | 'projectId'>): string | null {
  if (role === null) return null;
  if (role === 'employee') return '/worker';
  return projectId === null ? '/select-project' : '/manager';
}

/** The root path of the signed-in user's area. */
export const useAreaPlace = (): '/manager' | '/worker' => (useSession().role === 'employee' ? '/worker' : '/manager');

/** Provided to all pages by `LeaveGuard`. */
export const LeaveContext = createContext<(go: () => void) => void>((go) => go());

/**
 * For actions that leave this page without a navigation, such as switching the project: if input would be lost, the
 * user is asked first.
 */
export const useLeave = () => useContext(LeaveContext);
