import type { activity } from '@pamaina/contract';
import {
  AlarmClock,
  ArrowLeftRight,
  Building2,
  CalendarDays,
  CalendarHeart,
  CalendarOff,
  CalendarPlus,
  CalendarSync,
  ChartColumn,
  Clock,
  Flag,
  Inbox,
  KeyRound,
  Mail,
  MessageSquare,
  PartyPopper,
  Pencil,
  Plane,
  Settings,
  Sheet,
  SquareStack,
  User,
  UserPen,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useSchedulePage } from '../../../lib/dates/use-day-link.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './activity.module.css';
import pieces from '../../../ui/pieces.module.css';
import { useActivityTitle } from './use-activity-title.ts';
import { isDate } from '../../../lib/dates/dates.ts';
import { isRow } from './changed-fields.ts';

const icons: Record<string, LucideIcon> = {
  shift: Clock,
  schedule: CalendarDays,
  employee: User,
  template: SquareStack,
  requirement: Users,
  standard_week: Users,
  holiday: PartyPopper,
  unavailability: CalendarOff,
  wish: CalendarHeart,
  time_off: Plane,
  overtime_leave: Plane,
  takings: ChartColumn,
  staffing: Users,
  request: Inbox,
  claim: CalendarPlus,
  ask: CalendarPlus,
  swap: ArrowLeftRight,
  comment: MessageSquare,
  event: Flag,
  settings: Settings,
  project: Building2,
  profile: UserPen,
  calendar_feed: CalendarSync,
  delivery: Mail,
  clock: AlarmClock,
  kiosk: AlarmClock,
  api_token: KeyRound,
  timesheet: Sheet,
  payroll_export: Sheet,
  webhook: Webhook,
};

interface ActivityLineProps {
  item: activity.Activity;
  /** What happened and when, without who did it. */
  isBrief?: boolean;
  /** From what to what. */
  children?: ReactNode;
}

/** One change: what happened, when and by whom; what happened in the schedule leads there. */
export function ActivityLine({ item, isBrief = false, children }: ActivityLineProps) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const clock = useClock();
  const title = useActivityTitle(isBrief)(item);
  const page = useSchedulePage();
  const place = placeOf(item);
  const Icon = icons[item.action_type.split('.')[0] ?? ''] ?? Pencil;
  const { date, time } = clock.local(item.date);
  const by = isBrief
    ? date === clock.today()
      ? time
      : format.dayMonth(date)
    : t('by', { time, name: item.actor_name ?? item.actor });
  return (
    <li className={classes.line} data-brief={isBrief || undefined}>
      <Icon className={classes.icon} size={16} aria-hidden />
      <div className={pieces.words}>
        {place === null ? (
          <span>{title}</span>
        ) : (
          <Link className={classes.title} to={`${page}?${place}`}>
            {title}
          </Link>
        )}
        {children}
      </div>
      <span className={classes.by}>{by}</span>
    </li>
  );
}

/** The kinds of history entries about a day or a month of the schedule. */
const IN_SCHEDULE = new Set([
  'shift',
  'schedule',
  'swap',
  'claim',
  'ask',
  'holiday',
  'event',
  'comment',
  'note',
  'task',
  'wish',
]);

/** The place in the schedule where a change can be viewed: its day, or its month; null if there is none. */
export function placeOf({
  action_type,
  details,
}: {
  action_type: string;
  details: Record<string, unknown>;
}): string | null {
  if (!IN_SCHEDULE.has(action_type.split('.')[0] ?? '')) return null;
  const { date, year, month } = {
    ...details,
    ...(isRow(details['before']) && details['before']),
    ...(isRow(details['after']) && details['after']),
  } as Record<string, unknown>;
  if (typeof date === 'string' && isDate(date)) return `view=week&from=${date}`;
  if (typeof year !== 'number' || typeof month !== 'number') return null;
  return `view=month&month=${year}-${String(month).padStart(2, '0')}`;
}
