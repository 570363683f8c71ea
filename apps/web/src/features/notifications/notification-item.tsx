import { notifications } from '@pamaina/contract';
import {
  ArrowLeftRight,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  CreditCard,
  Inbox,
  Palmtree,
  Sheet,
  Timer,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './notifications.module.css';

const icons: Record<notifications.Icon, LucideIcon> = {
  published: CalendarCheck,
  schedule: CalendarDays,
  soon: CalendarClock,
  open: CalendarPlus,
  clock: Timer,
  swap: ArrowLeftRight,
  'time-off': Palmtree,
  request: Inbox,
  timesheet: Sheet,
  person: UserPlus,
  payment: CreditCard,
};

interface NotificationItemProps {
  item: notifications.Notification;
  onOpen: () => void;
}

/** One notification; it links to its subject. Unread ones are bold and have a dot with a label. */
export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const Icon = icons[notifications.kinds[item.kind].icon];
  return (
    <li>
      <Link className={classes.item ?? ''} to={item.path} onClick={onOpen} data-unread={!item.read || undefined}>
        <Icon size={18} aria-hidden className={classes.icon} />
        <span className={classes.words}>
          <span className={classes.title}>{item.title}</span>
          <span className={classes.text}>{item.text}</span>
          <time className={classes.time} dateTime={item.created_at}>
            {format.instant(item.created_at)}
          </time>
        </span>
        {!item.read && <span className={classes.dot} role="img" aria-label={t('unread')} />}
      </Link>
    </li>
  );
}
