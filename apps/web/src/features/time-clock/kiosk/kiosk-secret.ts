const KEY = 'kioskSecret';

/** The secret that makes this device a shared tablet: it opens nothing but the clock, and is no session of anybody. */
export const readSecret = (): string | null => localStorage.getItem(KEY);

export function keepSecret(secret: string): void {
  localStorage.setItem(KEY, secret);
}

export function forgetSecret(): void {
  localStorage.removeItem(KEY);
}
