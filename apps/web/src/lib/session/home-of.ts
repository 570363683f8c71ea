import type { Session } from './session.tsx';

/** The first page of a signed-in user (Spec section 2); null when no one is signed in. */
export function homeOf({ role, projectId }: Pick<Session, 'role' | 'projectId'>): string | null {
  if (role === null) return null;
  if (role === 'employee') return '/worker';
  return projectId === null ? '/select-project' : '/manager';
}
