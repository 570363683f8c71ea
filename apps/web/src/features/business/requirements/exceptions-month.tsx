import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import type { requirements } from '@pamaina/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monthOf, stepMonth, yearAndMonth, type Month, firstOfMonth, lastOfMonth } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { datesBetween, addDays, weekStart } from '../../../lib/dates/dates.ts';
import { useWeekdayNames } from '../../../lib/format/use-weekday-names.ts';
import classes from './requirements.module.css';

interface ExceptionsMonthProps {
  month: Month;
  onMonth: (month: Month) => void;
  exceptions: readonly requirements.Requirement[];
  /** Adds an exception on a day. */
  onDay: (date: string) => void;
  onEdit: (exception: requirements.Requirement) => void;
}

/** A month with the exceptions of its dates; pressing a day adds one. */
export function ExceptionsMonth({ month, onMonth, exceptions, onDay, onEdit }: ExceptionsMonthProps) {
  const { t } = useTranslation('requirements');
  const format = useFormat();
  const today = useClock().today();
  const { short, long } = useWeekdayNames();
  const { year, month: number } = yearAndMonth(month);
  const name = format.month(year, number);
  return (
    <div className={classes.month}>
      <Group gap="xs" mb="xs">
        <ActionIcon variant="default" aria-label={t('month.previous')} onClick={() => onMonth(stepMonth(month, -1))}>
          <ChevronLeft size={18} />
        </ActionIcon>
        <Text fw={600} miw={150} ta="center" role="status">
          {name}
        </Text>
        <ActionIcon variant="default" aria-label={t('month.next')} onClick={() => onMonth(stepMonth(month, 1))}>
          <ChevronRight size={18} />
        </ActionIcon>
      </Group>
      <table className={classes.table} aria-label={t('month.label', { month: name })}>
        <thead>
          <tr>
            {short.map((day, index) => (
              <th key={day} scope="col" aria-label={long[index]}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  data-outside={monthOf(date) !== month || undefined}
                  data-today={date === today || undefined}
                >
                  <Day
                    date={date}
                    exceptions={exceptions.filter((exception) => exception.date === date)}
                    onDay={onDay}
                    onEdit={onEdit}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends Pick<ExceptionsMonthProps, 'exceptions' | 'onDay' | 'onEdit'> {
  date: string;
}

function Day({ date, exceptions, onDay, onEdit }: DayProps) {
  const { t } = useTranslation('requirements');
  const format = useFormat();
  return (
    <>
      <UnstyledButton
        className={classes.monthDay ?? ''}
        aria-label={t('month.add', { day: Number(date.slice(8)), date: format.fullDate(date) })}
        onClick={() => onDay(date)}
      >
        {Number(date.slice(8))}
      </UnstyledButton>
      {exceptions.map((exception) => (
        <UnstyledButton key={exception.id} className={classes.exception ?? ''} onClick={() => onEdit(exception)}>
          {`${exception.template} · ${exception.role}: ${format.number(exception.count)}`}
        </UnstyledButton>
      ))}
    </>
  );
}

/** The whole weeks, from Monday, that a month touches. */
export function monthWeeks(month: Month): string[][] {
  const first = weekStart(firstOfMonth(month));
  const last = addDays(weekStart(lastOfMonth(month)), 6);
  const dates = datesBetween(first, last);
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
}
