import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../http/queries.ts';

/** The roles in use here, then the usual ones in the user's language: suggested, never required (Decisions). */
export function useRoleNames(): { inUse: string[]; suggested: string[] } {
  const { t } = useTranslation();
  const { data: people = [] } = useQuery(queries.employees());
  const inUse = [...new Set(people.flatMap(({ roles }) => roles))];
  const usual = [t('usualRoles.supervisor'), t('usualRoles.cashier'), t('usualRoles.server'), t('usualRoles.cook')];
  return { inUse, suggested: [...new Set([...inUse, ...usual])] };
}
