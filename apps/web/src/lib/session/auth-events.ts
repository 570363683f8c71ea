/** What a response means for the session: it ended (401), or the user is not allowed on the page, or not yet (403). */
export type AuthEvent = 'expired' | 'forbidden' | 'project-missing' | 'password-temporary' | 'second-factor-missing';

const listeners = new Set<(event: AuthEvent) => void>();

export function announceAuth(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns a function that stops listening. */
export function listenToAuth(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
