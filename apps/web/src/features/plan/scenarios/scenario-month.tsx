import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { isMonth, monthOf, stepMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { Stepper } from '../../../ui/stepper.tsx';

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

export function MonthStepper({
  month,
  first,
  onChange,
}: {
  month: Month;
  first: Month;
  onChange: (month: Month) => void;
}) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { year, month: number } = yearAndMonth(month);
  return (
    <Stepper
      label={format.month(year, number)}
      previousLabel={t('form.previousMonth')}
      nextLabel={t('form.nextMonth')}
      isFirst={month <= first}
      onPrevious={() => onChange(stepMonth(month, -1))}
      onNext={() => onChange(stepMonth(month, 1))}
    />
  );
}
