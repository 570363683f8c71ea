import { CalendarPlus, CalendarRange, ChartNoAxesColumn, UserPlus, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addDays } from '../../lib/dates/dates.ts';
import classes from './dashboard.module.css';
import { Section } from './section.tsx';

/** What managers do most often, one press away. */
export function QuickActions({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const next = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7);
  const actions = [
    { icon: CalendarPlus, label: t('actions.plan'), to: `/manager/calendar?month=${next}&view=month` },
    { icon: UserRoundX, label: t('actions.absence'), to: '/manager?absence=new' },
    { icon: UserPlus, label: t('actions.employee'), to: '/manager/employees?add=1' },
    { icon: CalendarRange, label: t('actions.availability'), to: '/manager/availability' },
    { icon: ChartNoAxesColumn, label: t('actions.analytics'), to: '/manager/analytics' },
  ];
  return (
    <Section title={t('actions.title')}>
      <div className={classes.actions}>
        {actions.map(({ icon: Icon, label, to }) => (
          <Link key={to} className={classes.action} to={to}>
            <Icon size={18} aria-hidden />
            {label}
          </Link>
        ))}
      </div>
    </Section>
  );
}
