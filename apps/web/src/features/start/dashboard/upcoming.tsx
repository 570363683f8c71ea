import type { dashboard } from '@pamaina/contract';
import { DoorClosed, Flag, PartyPopper, Plane, Thermometer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNearDays } from '../../../lib/dates/use-near-days.ts';
import classes from './dashboard.module.css';
import pieces from '../../../ui/pieces.module.css';
import { Section } from '../../../ui/section.tsx';

const SHOWN = 3;

/** Events, holidays and time off of the coming days. */
export function Upcoming({ items }: { items: readonly dashboard.Upcoming[] }) {
  const { t } = useTranslation('dashboard');
  const near = useNearDays();
  const sayKind = ({ kind, closed }: dashboard.Upcoming) => t(`upcoming.${kind}${closed === true ? 'Closed' : ''}`);
  const when = ({ date, end_date }: dashboard.Upcoming) => {
    if (end_date === null) return t('upcoming.since', { day: near.day(date) });
    return near.range(date, end_date);
  };
  return (
    <Section title={t('upcoming.title')}>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t('upcoming.nothing')}</p>
      ) : (
        <ul className={pieces.rows}>
          {items.slice(0, SHOWN).map((item) => (
            <li key={`${item.kind} ${item.date} ${item.title}`}>
              <Link className={`${classes.row} ${classes.place}`} to={`/manager/calendar?view=week&from=${item.date}`}>
                <Sign item={item} label={sayKind(item)} />
                <span className={classes.who}>
                  <b>{item.title}</b>
                  {item.kind === 'holiday' && <span>{sayKind(item)}</span>}
                </span>
                <span className={classes.by}>{when(item)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Sign({ item: { kind, color, closed }, label }: { item: dashboard.Upcoming; label: string }) {
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
  return <Icon size={16} color={tint} role="img" aria-label={label} />;
}
