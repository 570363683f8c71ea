import i18n from 'i18next';
import { ApiError } from './api-error.ts';

/** What to tell the user about a failure: the server's own words, else the given text, else the one for everything (Spec section 8). */
export function errorText(error: unknown, fallback?: string): string {
  if (error instanceof ApiError && !(error.code === 'unexpected_reply' && fallback !== undefined)) return error.detail;
  return fallback ?? i18n.t('common:error.unexpected');
}
