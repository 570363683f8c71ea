import { absenceTypes, allAbsenceTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leaveTypeQueries } from './leave-type-queries.ts';

interface Offered {
  code: string;
  name: string;
}

/**
 * The types that can be chosen for an absence: those of the law at once, those of the business when they are loaded.
 * @param kept the code that the absence has, which may not be offered any more
 * @param isRequest whether an employee asks
 */
export function useOfferedTypes({ kept, isRequest = false }: { kept?: string; isRequest?: boolean } = {}): Offered[] {
  const { t } = useTranslation('absences');
  const { data = [] } = useQuery(leaveTypeQueries.list());
  const ofLaw = allAbsenceTypes.filter((code) => !isRequest || absenceTypes[code].isAsked || code === kept);
  const own = data.filter(
    ({ code, is_of_law, archived, can_request }) =>
      !is_of_law && (code === kept || (!archived && (!isRequest || can_request))),
  );
  return [
    ...ofLaw.map((code) => ({ code, name: t(`type.${code}`) })),
    ...own.map(({ code, name }) => ({ code, name })),
  ];
}

/** The week of so many working days that a year of vacation is for; null: it is for each employee's own week. */
export function useVacationWeek(): number | null {
  const { data = [] } = useQuery(leaveTypeQueries.list());
  return data.find(({ code }) => code === 'vacation')?.week_days ?? null;
}

/** The types with their sign in the working-time sheet, and the name of each in the language of the page. */
export function useTypeSigns(): { code: string; name: string; sign: string }[] {
  const nameOf = useTypeName();
  const { data = [] } = useQuery(leaveTypeQueries.list());
  return data.map((type) => ({ code: type.code, name: nameOf(type), sign: type.sign }));
}

/** The name of a leave type: one of the law in the language of the page. */
export function useTypeName(): (type: { code: string; name: string; is_of_law: boolean }) => string {
  const { t } = useTranslation('absences');
  return ({ code, name, is_of_law }) => (is_of_law ? t(`type.${code}`) : name);
}
