import { useTranslation } from 'react-i18next';
import { FinderButton } from '../../features/start/finder/finder-button.tsx';
import { AbsenceButton } from '../../features/changes/repair/absence-button.tsx';
import { ProjectSwitcher } from '../../features/access/projects/project-switcher.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { pageWith } from '../routes/page.tsx';
import type { Area } from '../routes/area.ts';
import { useCan } from '../../lib/session/use-can.ts';
import { greetingOf } from '../../features/access/projects/welcome.ts';
import { Shell } from './shell.tsx';
import { usePlaces } from './use-places.ts';

const BillingNotice = pageWith(
  ['payments'],
  async () => (await import('../../features/access/projects/billing-notice.tsx')).BillingNotice,
);
const WelcomePrompt = pageWith(
  ['payments'],
  async () => (await import('../../features/access/projects/welcome-prompt.tsx')).WelcomePrompt,
);

const DemoNotice = pageWith(
  ['entry'],
  async () => (await import('../../features/start/demo/demo-notice.tsx')).DemoNotice,
);

const AreaSwitch = pageWith(
  ['entry'],
  async () => (await import('../../features/business/members/area-switch.tsx')).AreaSwitch,
);

const WIDE_PAGES = ['/manager/calendar', '/manager/timesheets/sheet'];

/** The manager's area. Each project has its own shell: nothing of the previous one stays on screen. */
export function ManagerShell({ area }: { area: Area }) {
  const { t } = useTranslation('shell');
  const { project, projectId, user } = useSession();
  const { places, own, pages } = usePlaces(area);
  const can = useCan();
  return (
    <Shell
      key={projectId}
      navLabel={t('managerNavigation')}
      header={
        <>
          <ProjectSwitcher />
          <FinderButton places={pages} />
          {can('absences.write') && <AbsenceButton />}
          <OptionalPart>{user?.is_employed && <AreaSwitch />}</OptionalPart>
        </>
      }
      places={places}
      widePages={WIDE_PAGES}
      pages={pages}
      {...(own && { own })}
      notice={
        <OptionalPart>
          {user?.demo_until !== undefined && <DemoNotice />}
          {project !== null && project.billing !== 'active' && <BillingNotice />}
          {project !== null && greetingOf(projectId) !== null && <WelcomePrompt />}
        </OptionalPart>
      }
    />
  );
}
