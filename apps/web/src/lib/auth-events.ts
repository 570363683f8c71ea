/** What the server's answers say about the session: it ended (401), or the page is not for this person (403). */
export type AuthEvent = 'expired' | 'forbidden' | 'project-missing';

const target = new EventTarget();
const NAME = 'auth';

export function announceAuth(event: AuthEvent): void {
  target.dispatchEvent(new CustomEvent<AuthEvent>(NAME, { detail: event }));
}

/** Returns the function that ends the listening. */
export function listenToAuth(listener: (event: AuthEvent) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  target.addEventListener(NAME, onEvent);
  return () => target.removeEventListener(NAME, onEvent);
}
