/** Who helps (setting `SUPPORT_EMAIL`): the server writes it on the page's root element; null where nobody does. */
export const supportEmail = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset['supportEmail'] ?? null);
