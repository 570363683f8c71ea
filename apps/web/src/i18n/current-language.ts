import { firstLanguage, type Language } from '@pamaina/contract';
import i18n from 'i18next';

/** The language that is shown. */
export const currentLanguage = (): Language => firstLanguage([i18n.resolvedLanguage]);
