import { addDays, isDate, weekStart } from '../../lib/dates/dates.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useClock } from '../../lib/dates/use-clock.ts';

/** The week of the date in the address, by default this week. Both ends included. */
export function useWeek() {
  const [text, setText] = useAddressState('week');
  const thisWeek = weekStart(useClock().today());
  const start = isDate(text) ? weekStart(text) : thisWeek;
  const go = (to: string) => setText(to === thisWeek ? '' : to);
  return {
    start,
    end: addDays(start, 6),
    isThisWeek: start === thisWeek,
    previous: () => go(addDays(start, -7)),
    next: () => go(addDays(start, 7)),
    toThisWeek: () => go(thisWeek),
  };
}
