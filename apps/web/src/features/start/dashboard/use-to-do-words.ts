import { monthOf, type dashboard } from '@pamaina/contract';
import {
  AlarmClockOff,
  ArrowLeftRight,
  CalendarClock,
  CalendarPlus,
  Inbox,
  Megaphone,
  Plane,
  Sprout,
  UserPlus,
  UserRoundX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { requestPlaces } from './request-places.ts';
import type { ToDoRow } from './to-do-row.ts';

const setUpPlaces = {
  employees: '/manager/employees',
  templates: '/manager/shifts/templates',
  requirements: '/manager/shifts/requirements',
};

const requestIcons = {
  time_off: Plane,
  swaps: ArrowLeftRight,
  claims: CalendarPlus,
  requests: Inbox,
  joins: UserPlus,
};

/** Each thing of the dashboard's reply as a sentence with the way to do it. */
export function useToDoWords(): (item: dashboard.ToDo) => ToDoRow {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (item) => {
    switch (item.kind) {
      case 'set_up':
        return {
          key: 'set_up',
          date: '',
          icon: Sprout,
          tone: 'waiting',
          text: t(`toDo.setUp.${item.missing}`),
          action: { label: t(`toDo.setUp.${item.missing}Action`), to: setUpPlaces[item.missing] },
        };
      case 'publish': {
        const { year, month, due, days_left, has_draft } = item;
        const state = days_left < 0 ? 'late' : days_left === 0 ? 'today' : 'soon';
        return {
          key: 'publish',
          date: due,
          icon: CalendarClock,
          tone: days_left < 0 ? 'broken' : 'waiting',
          text: t(`toDo.publish.${state}`, { month: format.month(year, month), count: Math.abs(days_left) }),
          action: {
            label: t(has_draft ? 'toDo.publish.draftAction' : 'toDo.publish.action'),
            to: `/manager/calendar?month=${year}-${String(month).padStart(2, '0')}&view=month`,
          },
        };
      }
      case 'unfilled': {
        const { count, first_date } = item;
        return {
          key: 'unfilled',
          date: first_date,
          icon: UserRoundX,
          tone: 'waiting',
          text: t('toDo.unfilled', { count, day: format.weekdayDate(first_date) }),
          action: {
            label: t('toDo.unfilledAction'),
            to: `/manager/calendar?month=${monthOf(first_date)}&view=week&from=${first_date}&panel=open`,
          },
        };
      }
      case 'requests': {
        const { place, count, first_date, name } = item;
        const facts = { count, day: format.dayMonth(first_date), name: name ?? '' };
        return {
          key: place,
          date: first_date,
          icon: requestIcons[place],
          tone: 'waiting',
          text: name === null ? t(`toDo.${place}`, facts) : t(`toDo.one.${place}`, facts),
          action: { label: t('toDo.review'), to: requestPlaces[place] },
        };
      }
      case 'hours': {
        const { count, first_date } = item;
        return {
          key: 'hours',
          date: first_date,
          icon: AlarmClockOff,
          tone: 'waiting',
          text: t('toDo.hours', { count, day: format.dayMonth(first_date) }),
          action: { label: t('toDo.hoursAction'), to: `/manager/timesheets?month=${monthOf(first_date)}` },
        };
      }
      case 'announcements': {
        const { count, first_date, title } = item;
        return {
          key: 'announcements',
          date: first_date,
          icon: Megaphone,
          tone: 'waiting',
          text: title === null ? t('toDo.announcements', { count }) : t('toDo.announcement', { count, title }),
          action: { label: t('toDo.announcementsAction'), to: '/manager/announcements' },
        };
      }
    }
  };
}
