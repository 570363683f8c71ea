import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWeekdayNames } from './use-weekday-names.ts';
import classes from './requirements.module.css';

const WORKING_DAYS = [0, 1, 2, 3, 4];
const ALL_DAYS = [...WORKING_DAYS, 5, 6];

/** The header of a day's column: copies its numbers to other days. Days count from 0, Monday. */
export function DayMenu({ day, onCopy }: { day: number; onCopy: (to: readonly number[]) => void }) {
  const { t } = useTranslation('requirements');
  const { short, long } = useWeekdayNames();
  const others = (days: readonly number[]) => days.filter((other) => other !== day);
  return (
    <Menu position="bottom" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.day ?? ''} aria-label={t('copyFrom', { short: short[day], day: long[day] })}>
          {short[day]}
          <ChevronDown size={12} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('copyTo')}</Menu.Label>
        <Menu.Item onClick={() => onCopy(others(WORKING_DAYS))}>{t('workingDays')}</Menu.Item>
        <Menu.Item onClick={() => onCopy(others(ALL_DAYS))}>{t('allDays')}</Menu.Item>
        <Menu.Divider />
        {others(ALL_DAYS).map((other) => (
          <Menu.Item key={other} onClick={() => onCopy([other])}>
            {long[other]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
