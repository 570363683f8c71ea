interface OpenPayment {
  /** The Idempotency-Key of the call that begins it. */
  key: string;
  /** The payment's id, once it is known. */
  intent: string | null;
}

const placeOf = (email: string): string => `openPayment:${email}`;

/**
 * The payment that somebody without an account has begun, or a new one. It stays in the browser until the registration is done, so that
 * a page that is loaded again, the way back and a second tab go on with it instead of paying twice.
 */
export function openPayment(email: string): OpenPayment {
  const [key, intent] = localStorage.getItem(placeOf(email))?.split(' ') ?? [];
  if (key !== undefined) return { key, intent: intent ?? null };
  const begun = crypto.randomUUID();
  localStorage.setItem(placeOf(email), begun);
  return { key: begun, intent: null };
}

/** Writes down the id of the payment that the key belongs to. */
export function keepIntent(email: string, intent: string): void {
  localStorage.setItem(placeOf(email), `${openPayment(email).key} ${intent}`);
}

/** The account is there: whoever pays under this address again means another payment. */
export function forgetPayment(email: string): void {
  localStorage.removeItem(placeOf(email));
}
