interface OpenPayment {
  /** The Idempotency-Key of the call that starts it. */
  key: string;
  /** The payment's ID, once it is known. */
  intent: string | null;
}

const placeOf = (email: string): string => `openPayment:${email}`;

/**
 * The payment that a visitor without an account has started, or a new one. It stays in the browser until the
 * registration is done, so that a reload, "Back" and a second tab continue with it instead of paying twice.
 */
export function openPayment(email: string): OpenPayment {
  const [key, intent] = localStorage.getItem(placeOf(email))?.split(' ') ?? [];
  if (key !== undefined) return { key, intent: intent ?? null };
  const begun = crypto.randomUUID();
  localStorage.setItem(placeOf(email), begun);
  return { key: begun, intent: null };
}

/** Stores the ID of the payment that the key belongs to. */
export function keepIntent(email: string, intent: string): void {
  localStorage.setItem(placeOf(email), `${openPayment(email).key} ${intent}`);
}

/** The account was created: a new payment with this email is another one. */
export function forgetPayment(email: string): void {
  localStorage.removeItem(placeOf(email));
}
