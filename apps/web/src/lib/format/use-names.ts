import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../http/queries.ts';

/** A rule's name for a heading; a rule that this page does not know yet is shown with its own text, or its code. */
export function useRuleName(): (rule: string, detail?: string) => string {
  const { t, i18n } = useTranslation('schedule');
  return useCallback(
    (rule, detail) => (i18n.exists(`schedule:rules.${rule}`) ? t(`rules.${rule}`) : (detail ?? rule)),
    [i18n, t],
  );
}

/** The roles in use here, then the usual ones in the user's language: suggested, never required (Decisions). */
export function useRoleNames(): { inUse: string[]; suggested: string[] } {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(queries.employees());
  const inUse = [...new Set(people.flatMap(({ roles }) => roles))];
  const usual = [t('usualRoles.supervisor'), t('usualRoles.cashier'), t('usualRoles.server'), t('usualRoles.cook')];
  return { inUse, suggested: [...new Set([...inUse, ...usual])] };
}
