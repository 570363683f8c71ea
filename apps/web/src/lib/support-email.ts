/**
 * The support email (setting `SUPPORT_EMAIL`): the server writes it on the page's root element; null if there is none.
 */
export const supportEmail = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset['supportEmail'] ?? null);
