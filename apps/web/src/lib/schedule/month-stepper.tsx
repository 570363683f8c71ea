import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stepper } from '../../ui/stepper.tsx';
import { stepMonth, yearAndMonth, type Month } from '../dates/months.ts';
import { useFormat } from '../format/use-format.ts';

interface MonthStepperProps {
  month: Month;
  onChange: (month: Month) => void;
  /** None before it can be chosen. */
  first?: Month;
  /** What is shown in place of the month's name. */
  label?: string;
  /** Beside the name. */
  children?: ReactNode;
}

/** The month of a page, with a step back and a step forward. */
export function MonthStepper({ month, onChange, first, label, children }: MonthStepperProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { year, month: number } = yearAndMonth(month);
  return (
    <Stepper
      label={label ?? format.month(year, number)}
      previousLabel={t('toolbar.previousMonth')}
      nextLabel={t('toolbar.nextMonth')}
      isFirst={first !== undefined && month <= first}
      onPrevious={() => onChange(stepMonth(month, -1))}
      onNext={() => onChange(stepMonth(month, 1))}
    >
      {children}
    </Stepper>
  );
}
