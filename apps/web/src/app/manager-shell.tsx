import {
  ArrowLeftRight,
  CalendarDays,
  CalendarRange,
  ChartNoAxesColumn,
  Clock,
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
import { FinderButton } from '../features/finder/finder-button.tsx';
import { useWaiting } from '../features/dashboard/use-waiting.ts';
import { ProjectSwitcher } from '../features/projects/project-switcher.tsx';
import { useSession } from '../lib/session.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { pageWith } from './page.ts';
import type { Place } from './place.ts';
import { greetingOf } from '../features/projects/welcome.ts';
import { Shell } from './shell.tsx';

const BillingNotice = pageWith(
  ['payments'],
  async () => (await import('../features/projects/billing-notice.tsx')).BillingNotice,
);
const WelcomePrompt = pageWith(
  ['payments'],
  async () => (await import('../features/projects/welcome-prompt.tsx')).WelcomePrompt,
);

/** The manager's area. Another project is another shell: nothing of the former one stays on screen. */
export function ManagerShell() {
  const { t } = useTranslation('shell');
  const { project, projectId } = useSession();
  const waiting = useWaiting();
  const places: Place[] = [
    { to: '/manager', label: t('dashboard'), icon: House, end: true },
    { to: '/manager/calendar', label: t('calendar'), icon: CalendarDays },
    { to: '/manager/employees', label: t('employees'), icon: Users },
    { to: '/manager/availability', label: t('availability'), icon: CalendarRange },
    { to: '/manager/shifts', label: t('shifts'), icon: Clock },
    { to: '/manager/timesheets', label: t('timesheets'), icon: Sheet },
    { to: '/manager/timeoff', label: t('timeOff'), icon: Palmtree, waiting: waiting?.time_off },
    { to: '/manager/swap-requests', label: t('swapRequests'), icon: ArrowLeftRight, waiting: waiting?.swaps },
    { to: '/manager/requests', label: t('requests'), icon: Inbox, waiting: waiting?.requests },
    { to: '/manager/comments', label: t('comments'), icon: NotebookPen },
    { to: '/manager/analytics', label: t('analytics'), icon: ChartNoAxesColumn },
    { to: '/manager/history', label: t('history'), icon: History },
    { to: '/manager/settings', label: t('settings'), icon: Settings },
  ];
  return (
    <Shell
      key={projectId}
      navLabel={t('managerNavigation')}
      header={
        <>
          <ProjectSwitcher />
          <FinderButton places={places} />
        </>
      }
      places={places}
      notice={
        <OptionalPart>
          {project !== null && project.billing !== 'active' && <BillingNotice />}
          {project !== null && greetingOf(projectId) !== null && <WelcomePrompt />}
        </OptionalPart>
      }
    />
  );
}
