import 'dayjs/locale/en-gb';
import 'dayjs/locale/lt';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDate } from '../../lib/dates/dates.ts';
import { useLanguage } from '../../lib/format/use-language.ts';
import '@mantine/dates/styles.css';

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'locale' | 'valueFormat'> {
  /** A local date, `YYYY-MM-DD`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** A date, typed or picked; weeks start on Monday. Escape closes the calendar before the element around the field. */
export function DateField({ value = null, onChange, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <DateInput
      clearable={!props.required && !props.withAsterisk}
      {...props}
      popoverProps={{ onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
      data-mantine-stop-propagation={isOpen || undefined}
      value={value}
      onChange={(date) => onChange?.(date)}
      locale={language === 'lt' ? 'lt' : 'en-gb'}
      valueFormat={language === 'lt' ? 'YYYY-MM-DD' : 'DD/MM/YYYY'}
      firstDayOfWeek={1}
      dateParser={readDate}
      clearButtonProps={{ 'aria-label': t('clear') }}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  );
}
