import { useSession } from '../session/session.tsx';

/** The schedule page of the signed-in user. */
export const useSchedulePage = (): string =>
  useSession().user?.role === 'manager' ? '/manager/calendar' : '/worker/schedule';

/** The address of a day on it: its week, with the day selected. */
export function useDayLink(): (date: string) => string {
  const page = useSchedulePage();
  return (date) => `${page}?view=week&from=${date}`;
}
