import { addDays } from '../../../lib/dates/dates.ts';
import { isMonth, monthOf, stepMonth, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';

/** The first month that has days to come: a scenario begins tomorrow. */
export const useFirstMonth = (): Month => monthOf(addDays(useClock().today(), 1));

/** The month of the address, or the next one; none that is over. */
export function useScenarioMonth() {
  const first = useFirstMonth();
  const next = stepMonth(monthOf(useClock().today()), 1);
  const [asked, setMonth] = useAddressState('month');
  const month = !isMonth(asked) ? next : asked >= first ? asked : first;
  return { month, setMonth, first };
}
