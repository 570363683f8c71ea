import { Text } from '@mantine/core';
import type { dashboard } from '@pamaina/contract';
import { DoorClosed, Flag, PartyPopper, Plane, Thermometer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './dashboard.module.css';
import pieces from '../../../ui/pieces.module.css';
import { Section } from './section.tsx';

/** Events, holidays and time off of the coming days. */
export function Upcoming({ items }: { items: readonly dashboard.Upcoming[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const when = ({ date, end_date }: dashboard.Upcoming) => {
    if (end_date === null) return t('upcoming.since', { day: format.dayMonth(date) });
    return date === end_date ? format.dayMonth(date) : format.range(date, end_date);
  };
  return (
    <Section title={t('upcoming.title')}>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('upcoming.nothing')}</p>
      ) : (
        <ul className={pieces.rows}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.date} ${item.title}`}>
              <Link className={`${classes.coming} ${classes.row}`} to={`/manager/calendar?view=week&from=${item.date}`}>
                <Sign item={item} />
                <span className={classes.who}>
                  <Text component="span" fw={500}>
                    {item.title}
                  </Text>
                  <Text component="span" size="sm" c="dimmed">
                    {t(`upcoming.${item.kind}${item.closed === true ? 'Closed' : ''}`)}
                  </Text>
                </span>
                <Text size="sm" c="dimmed" ta="end">
                  {when(item)}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Sign({ item: { kind, color, closed } }: { item: dashboard.Upcoming }) {
  const Icon =
    kind === 'event'
      ? Flag
      : kind === 'time_off'
        ? Plane
        : kind === 'illness'
          ? Thermometer
          : closed === true
            ? DoorClosed
            : PartyPopper;
  const tint = color === null ? 'var(--mantine-color-dimmed)' : `var(--role-${color}-edge)`;
  return <Icon size={18} color={tint} aria-hidden />;
}
