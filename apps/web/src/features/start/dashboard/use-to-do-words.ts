import { monthOf, type dashboard, type Format } from '@pamaina/contract';
import type { TFunction } from 'i18next';
import {
  AlarmClockOff,
  ArrowLeftRight,
  CalendarClock,
  CalendarPlus,
  Hourglass,
  Inbox,
  Megaphone,
  Plane,
  Sprout,
  UserPlus,
  UserRoundX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNearDays, type NearDays } from '../../../lib/dates/use-near-days.ts';
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
  overtime_leave: Hourglass,
  swaps: ArrowLeftRight,
  claims: CalendarPlus,
  requests: Inbox,
  joins: UserPlus,
};

type Item<Kind extends dashboard.ToDo['kind']> = Extract<dashboard.ToDo, { kind: Kind }>;

interface Words {
  t: TFunction<'dashboard'>;
  format: Format;
  near: NearDays;
}

/** Each thing of the dashboard's reply as a sentence with the way to do it. */
export function useToDoWords(): (item: dashboard.ToDo) => ToDoRow {
  const { t } = useTranslation('dashboard');
  const words = { t, format: useFormat(), near: useNearDays() };
  return (item) => {
    switch (item.kind) {
      case 'set_up':
        return setUpRow(item, words);
      case 'publish':
        return publishRow(item, words);
      case 'unfilled':
        return unfilledRow(item, words);
      case 'requests':
        return requestsRow(item, words);
      case 'hours':
        return hoursRow(item, words);
      case 'announcements':
        return announcementsRow(item, words);
    }
  };
}

const setUpRow = ({ missing }: Item<'set_up'>, { t }: Words): ToDoRow => ({
  key: 'set_up',
  date: '',
  icon: Sprout,
  tone: 'waiting',
  text: t(`toDo.setUp.${missing}`),
  action: { label: t(`toDo.setUp.${missing}Action`), to: setUpPlaces[missing] },
});

function publishRow({ year, month, due, days_left, has_draft }: Item<'publish'>, { t, near }: Words): ToDoRow {
  const state = days_left < 0 ? 'late' : days_left === 0 ? 'today' : 'soon';
  return {
    key: 'publish',
    date: due,
    icon: CalendarClock,
    tone: days_left < 0 ? 'broken' : 'waiting',
    text: t(`toDo.publish.${state}`, { month: near.month(year, month), count: Math.abs(days_left) }),
    action: {
      label: t(has_draft ? 'toDo.publish.draftAction' : 'toDo.publish.action'),
      to: `/manager/calendar?month=${year}-${String(month).padStart(2, '0')}&view=month`,
    },
  };
}

/** A single one has a day; several have a first day. Lithuanian has one form for 1 and for 21. */
const keyOf = (kind: 'unfilled' | 'hours', count: number) =>
  count === 1 ? (`toDo.one.${kind}` as const) : (`toDo.${kind}` as const);

const unfilledRow = ({ count, first_date }: Item<'unfilled'>, { t, format }: Words): ToDoRow => ({
  key: 'unfilled',
  date: first_date,
  icon: UserRoundX,
  tone: 'waiting',
  text: t(keyOf('unfilled', count), { count, day: format.weekdayDate(first_date) }),
  action: {
    label: t('toDo.unfilledAction'),
    to: `/manager/calendar?month=${monthOf(first_date)}&view=week&from=${first_date}&panel=open`,
  },
});

function requestsRow({ place, count, first_date, name }: Item<'requests'>, { t, format }: Words): ToDoRow {
  const facts = { count, day: format.dayMonth(first_date), name: name ?? '' };
  return {
    key: place,
    date: first_date,
    icon: requestIcons[place],
    tone: 'waiting',
    text: name === null ? t(`toDo.${place}`, facts) : t(`toDo.one.${place}`, facts),
    requests: { place, count },
    action: { label: t('toDo.review'), to: requestPlaces[place] },
  };
}

const hoursRow = ({ count, first_date }: Item<'hours'>, { t, format }: Words): ToDoRow => ({
  key: 'hours',
  date: first_date,
  icon: AlarmClockOff,
  tone: 'waiting',
  text: t(keyOf('hours', count), { count, day: format.dayMonth(first_date) }),
  action: { label: t('toDo.hoursAction'), to: `/manager/timesheets?month=${monthOf(first_date)}` },
});

const announcementsRow = ({ count, first_date, title }: Item<'announcements'>, { t }: Words): ToDoRow => ({
  key: 'announcements',
  date: first_date,
  icon: Megaphone,
  tone: 'waiting',
  text: title === null ? t('toDo.announcements', { count }) : t('toDo.announcement', { count, title }),
  action: { label: t('toDo.announcementsAction'), to: '/manager/announcements' },
});
