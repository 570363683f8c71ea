import { Text } from '@mantine/core';
import {
  ArrowLeftRight,
  CalendarDays,
  CalendarHeart,
  CalendarOff,
  History,
  House,
  Inbox,
  NotebookPen,
  Palmtree,
  Settings,
  Sheet,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '../features/dashboard/use-waiting.ts';
import { useSession } from '../lib/session.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { pageWith } from './page.ts';
import { Shell } from './shell.tsx';

const DemoNotice = pageWith(['entry'], async () => (await import('../features/demo/demo-notice.tsx')).DemoNotice);

/** The employee's area, designed for phones first. */
export function WorkerShell() {
  const { t } = useTranslation('shell');
  const { project, user } = useSession();
  const waiting = useWaiting();
  return (
    <Shell
      navLabel={t('workerNavigation')}
      notice={<OptionalPart>{user?.demo_until !== undefined && <DemoNotice />}</OptionalPart>}
      header={
        <Text fw={600} truncate>
          {project?.name ?? t('common:appName')}
        </Text>
      }
      places={[
        { to: '/worker', label: t('dashboard'), icon: House, end: true },
        { to: '/worker/schedule', label: t('mySchedule'), short: t('scheduleShort'), icon: CalendarDays },
        {
          to: '/worker/swap-requests',
          label: t('swaps'),
          short: t('swapsShort'),
          icon: ArrowLeftRight,
          waiting: waiting?.swaps,
        },
        { to: '/worker/timeoff', label: t('timeOff'), short: t('timeOffShort'), icon: Palmtree },
        { to: '/worker/timesheet', label: t('ownTimesheet'), icon: Sheet },
        { to: '/worker/comments', label: t('comments'), icon: NotebookPen },
        { to: '/worker/requests', label: t('requests'), icon: Inbox },
        { to: '/worker/unavailability', label: t('unavailability'), icon: CalendarOff },
        { to: '/worker/wishes', label: t('wishes'), icon: CalendarHeart },
        { to: '/worker/team', label: t('team'), icon: Users },
        { to: '/worker/history', label: t('history'), icon: History },
        { to: '/worker/settings', label: t('settings'), icon: Settings },
      ]}
    />
  );
}
