import { Badge, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ManagerStats } from './dashboard-queries.ts';
import { Link } from 'react-router';
import { useClock } from '../../lib/dates/use-clock.ts';
import { RoleName } from '../../ui/role-name.tsx';
import classes from './dashboard.module.css';
import pieces from '../../ui/pieces.module.css';
import { Section } from './section.tsx';

/** The shifts of today; those in progress and open shifts are marked. */
export function Today({ shifts }: { shifts: ManagerStats['today'] }) {
  const { t } = useTranslation('dashboard');
  const { local } = useClock();
  const dateOf = (instant: string) => local(instant).date;
  const now = Date.now();
  return (
    <Section title={t('today.title')} more={{ to: '/manager/calendar', label: t('today.more') }}>
      {shifts.length === 0 ? (
        <p className={classes.quiet}>{t('today.nobody')}</p>
      ) : (
        <ul className={pieces.rows}>
          {shifts.map(({ id, start_time, end_time, starts_at, ends_at, role, employee_name }) => (
            <li key={id}>
              <Link
                className={`${classes.shift} ${classes.row}`}
                to={`/manager/calendar?view=day&from=${dateOf(starts_at)}`}
                data-over={Date.parse(ends_at) <= now || undefined}
              >
                <span className={classes.hours}>
                  {start_time}–{end_time}
                </span>
                <span className={classes.who}>
                  <Text component="span" fw={500} c={employee_name === null ? 'var(--waiting)' : 'inherit'}>
                    {employee_name ?? t('today.open')}
                  </Text>
                  <Text component="span" size="sm" c="dimmed">
                    <RoleName role={role} />
                  </Text>
                </span>
                {employee_name !== null && Date.parse(starts_at) <= now && now < Date.parse(ends_at) && (
                  <Badge variant="light" tt="none" radius="sm" fw={500}>
                    {t('today.now')}
                  </Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
