/** What the server's answers say about the session: it ended (401), or the page is not for this person, or not yet (403). */
export type AuthEvent = 'expired' | 'forbidden' | 'project-missing' | 'password-temporary';

const listeners = new Set<(event: AuthEvent) => void>();

export function announceAuth(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
}

/** Returns the function that ends the listening. */
export function listenToAuth(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
