import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A rule's name for a heading; a rule that this page does not know yet is shown with its own text, or its code. */
export function useRuleName(): (rule: string, detail?: string) => string {
  const { t, i18n } = useTranslation('schedule');
  return useCallback(
    (rule, detail) => (i18n.exists(`schedule:rules.${rule}`) ? t(`rules.${rule}`) : (detail ?? rule)),
    [i18n, t],
  );
}
