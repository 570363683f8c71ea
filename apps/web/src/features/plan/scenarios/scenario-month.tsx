import { useTranslation } from 'react-i18next';
import { isMonth, monthOf, stepMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { Stepper } from '../../../ui/stepper.tsx';

/** The month of the address, or the next one; none that is over. */
export function useScenarioMonth() {
  const first = monthOf(useClock().today());
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) && asked >= first ? asked : stepMonth(first, isMonth(asked) ? 0 : 1);
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
      onPrevious={() => month > first && onChange(stepMonth(month, -1))}
      onNext={() => onChange(stepMonth(month, 1))}
    />
  );
}
