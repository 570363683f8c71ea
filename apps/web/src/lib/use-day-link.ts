import { useSession } from './session.tsx';

/** The page with the schedule of whoever is signed in. */
export const useSchedulePage = (): string =>
  useSession().user?.role === 'manager' ? '/manager/calendar' : '/worker/schedule';

/** The address of a day in it: its week, with the day in it. */
export function useDayLink(): (date: string) => string {
  const page = useSchedulePage();
  return (date) => `${page}?view=week&from=${date}`;
}
