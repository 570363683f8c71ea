import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import home from './home.module.css';
import classes from './worker.module.css';

const places = [
  ['/worker/timeoff', 'shell:timeOff'],
  ['/worker/swap-requests?tab=mine', 'shell:swaps'],
  ['/worker/requests', 'shell:requests'],
] as const;

interface HomeFiguresProps {
  /** Net minutes and shifts of the month; undefined while not all of its days are known. */
  minutes: number | undefined;
  shifts: number | undefined;
  /** Net hours of the week from Monday to Sunday, and the user's pending requests; undefined while not known. */
  weekHours: number | undefined;
  pending: number | undefined;
}

/** The week and the month in figures. */
export function HomeFigures({ minutes, shifts, weekHours, pending }: HomeFiguresProps) {
  const { t } = useTranslation('worker');
  const format = useFormat();
  const figures = [
    [t('home.hoursThisWeek'), weekHours === undefined ? '–' : format.hours(weekHours)],
    [t('schedule:worker.hoursThisMonth'), minutes === undefined ? '–' : format.minutesAsHours(minutes)],
    [t('schedule:worker.shiftsThisMonth'), shifts === undefined ? '–' : format.number(shifts)],
    [t('home.pending'), pending === undefined ? '–' : format.number(pending)],
  ] as const;
  return (
    <>
      <dl className={classes.figures} style={{ margin: 0 }}>
        {figures.map(([label, value]) => (
          <div key={label} className={classes.figure}>
            <dt>
              <Text size="sm" c="dimmed" component="span">
                {label}
              </Text>
            </dt>
            <dd style={{ margin: 0 }}>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {pending !== undefined && pending > 0 && (
        <nav className={home.places} aria-label={t('home.pendingWhere')}>
          {places.map(([to, label]) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}
