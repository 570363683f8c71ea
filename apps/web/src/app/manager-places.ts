import {
  ArrowLeftRight,
  Building2,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  Clock,
  HandHelping,
  History,
  House,
  Inbox,
  NotebookPen,
  Palmtree,
  Settings,
  Sheet,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '../features/dashboard/use-waiting.ts';
import type { Place } from './place.ts';

/** The settings of the manager's own account, which belong to no group of the business. */
export function useOwnPlace(): Place {
  const { t } = useTranslation('shell');
  return { to: '/manager/settings', label: t('places.own'), icon: UserRoundCog };
}

/** The manager's places in five groups: today, the schedule, the employees, their requests, the business. */
export function useManagerPlaces(): Place[] {
  const { t } = useTranslation('shell');
  const waiting = useWaiting();
  return [
    { to: '/manager', label: t('dashboard'), icon: House, end: true },
    {
      to: '/manager/calendar',
      label: t('groups.schedule'),
      icon: CalendarDays,
      inside: [
        { to: '/manager/calendar', label: t('calendar'), icon: CalendarDays },
        { to: '/manager/availability', label: t('availability'), icon: CalendarRange },
        { to: '/manager/shifts', label: t('shifts'), icon: Clock },
        { to: '/manager/comments', label: t('comments'), icon: NotebookPen },
      ],
    },
    {
      to: '/manager/employees',
      label: t('groups.people'),
      icon: Users,
      inside: [
        { to: '/manager/employees', label: t('employees'), icon: Users },
        { to: '/manager/timesheets', label: t('timesheets'), icon: Sheet },
      ],
    },
    {
      to: '/manager/inbox',
      label: t('groups.inbox'),
      icon: Inbox,
      inside: [
        { to: '/manager/inbox', label: t('inbox'), icon: Inbox },
        { to: '/manager/timeoff', label: t('timeOff'), icon: Palmtree, waiting: waiting?.time_off },
        { to: '/manager/swap-requests', label: t('swapRequests'), icon: ArrowLeftRight, waiting: waiting?.swaps },
        { to: '/manager/requests', label: t('requests'), icon: HandHelping, waiting: waiting?.requests },
      ],
    },
    {
      to: '/manager/analytics',
      label: t('groups.business'),
      icon: Building2,
      inside: [
        { to: '/manager/analytics', label: t('analytics'), icon: ChartNoAxesColumn },
        { to: '/manager/history', label: t('history'), icon: History },
        {
          to: '/manager/settings/system',
          besides: ['/manager/settings/subscriptions'],
          label: t('places.business'),
          icon: Settings,
        },
      ],
    },
  ];
}
