import i18n from 'i18next';
import { ApiError } from './api-error.ts';

/** The message for a failure: the server's own text, else the given one, else the general one. */
export function errorText(error: unknown, fallback?: string): string {
  if (error instanceof ApiError && !(error.code === 'unexpected_reply' && fallback !== undefined)) return error.detail;
  return fallback ?? i18n.t('common:error.unexpected');
}
