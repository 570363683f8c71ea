import type { Session } from './session.tsx';

/** Where a signed-in person's work starts (Spec section 2); null when nobody is signed in. */
export function homeOf({ role, projectId }: Pick<Session, 'role' | 'projectId'>): string | null {
  if (role === null) return null;
  if (role === 'employee') return '/worker';
  return projectId === null ? '/select-project' : '/manager';
}
