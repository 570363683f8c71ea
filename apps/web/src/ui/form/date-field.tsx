import { DateInput, type DateInputProps } from '@mantine/dates';
import { factsOf, monthNumberOf, yearOf } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDate } from '../../lib/dates/dates.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/format/use-language.ts';
import '@mantine/dates/styles.css';
import { isPointedAt } from './point-at.ts';

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'locale' | 'valueFormat'> {
  /** A local date, `YYYY-MM-DD`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/**
 * A date, typed or picked; weeks start on Monday. Escape closes the calendar before the element around the field.
 * A field that is focused because it is wrong does not open its calendar, which would cover the message below it.
 */
export function DateField({ value = null, onChange, ...props }: DateFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  return (
    <DateInput
      clearable={!props.required && !props.withAsterisk}
      // "2026 m. lapkritis" has no capitals.
      styles={{ calendarHeaderLevel: { textTransform: 'none' } }}
      {...props}
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        ...(isQuiet && { opened: false }),
      }}
      onFocus={(event) => {
        setQuiet(isPointedAt(event.currentTarget));
        props.onFocus?.(event);
      }}
      onClick={(event) => {
        setQuiet(false);
        props.onClick?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key.length === 1) setQuiet(false);
        props.onKeyDown?.(event);
      }}
      data-mantine-stop-propagation={isOpen || undefined}
      value={value}
      onChange={(date) => onChange?.(date)}
      valueFormat={factsOf(language).datePattern}
      firstDayOfWeek={1}
      monthLabelFormat={(month) => format.month(yearOf(month), monthNumberOf(month))}
      monthsListFormat={(month) => format.monthName(month.slice(0, 10))}
      getDayAriaLabel={format.longDate}
      weekdayFormat={(date) => format.weekdayShort(date.slice(0, 10))}
      dateParser={readDate}
      clearButtonProps={{ 'aria-label': t('clear') }}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  );
}
