import { CalendarPlus, UserPlus, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import pieces from '../../../ui/pieces.module.css';
import classes from './dashboard.module.css';

/** What managers do most often, one press away. @param month what is planned next, `YYYY-MM` */
export function QuickActions({ month }: { month: string }) {
  const { t } = useTranslation('dashboard');
  const can = useCan();
  const format = useFormat();
  const all = [
    {
      needs: 'plan.write',
      icon: CalendarPlus,
      label: t('actions.plan', { month: format.monthName(`${month}-01`) }),
      to: `/manager/calendar?month=${month}&view=month`,
    },
    { needs: 'absences.write', icon: UserRoundX, label: t('actions.absence'), to: '/manager?absence=new' },
    { needs: 'people.write', icon: UserPlus, label: t('actions.employee'), to: '/manager/employees?add=1' },
  ] as const;
  const actions = all.filter(({ needs }) => can(needs));
  return (
    <section aria-label={t('actions.title')}>
      <ul className={pieces.rows}>
        {actions.map(({ icon: Icon, label, to }) => (
          <li key={to}>
            <Link className={`${classes.row} ${classes.place}`} data-deed to={to}>
              <Icon size={16} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
