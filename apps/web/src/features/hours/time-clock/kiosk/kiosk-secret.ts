const KEY = 'kioskSecret';

/** The secret that makes this device a kiosk: it gives access only to the time clock, and is not a user's session. */
export const readSecret = (): string | null => localStorage.getItem(KEY);

export function keepSecret(secret: string): void {
  localStorage.setItem(KEY, secret);
}

export function forgetSecret(): void {
  localStorage.removeItem(KEY);
}
