import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';

/** Departments and locations in use here, then the usual departments: suggested, never required (Decisions). */
export function usePlaceNames(): { departments: string[]; locations: string[] } {
  const { t } = useTranslation('employees');
  const { data: people = [] } = useQuery(queries.employees());
  const inUse = (names: (string | null)[]) => names.filter((name) => name !== null);
  const usual = [t('usualDepartments.kitchen'), t('usualDepartments.service'), t('usualDepartments.management')];
  return {
    departments: [...new Set([...inUse(people.map(({ department }) => department)), ...usual])],
    locations: [...new Set(inUse(people.map(({ location }) => location)))],
  };
}
