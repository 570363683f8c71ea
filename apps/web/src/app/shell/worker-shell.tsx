import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { pageWith } from '../routes/page.tsx';
import type { Area } from '../routes/area.ts';
import { Shell } from './shell.tsx';
import { usePlaces } from './use-places.ts';

const DemoNotice = pageWith(
  ['entry'],
  async () => (await import('../../features/start/demo/demo-notice.tsx')).DemoNotice,
);

const AreaSwitch = pageWith(
  ['entry'],
  async () => (await import('../../features/business/members/area-switch.tsx')).AreaSwitch,
);

/** The employee's area, designed for phones first. */
export function WorkerShell({ area }: { area: Area }) {
  const { t } = useTranslation('shell');
  const { project, user } = useSession();
  const { places, pages } = usePlaces(area);
  return (
    <Shell
      navLabel={t('workerNavigation')}
      notice={<OptionalPart>{user?.demo_until !== undefined && <DemoNotice />}</OptionalPart>}
      header={
        <>
          <Text fw={600} truncate>
            {project?.name ?? t('common:appName')}
          </Text>
          <OptionalPart>{user?.runs != null && <AreaSwitch />}</OptionalPart>
        </>
      }
      places={places}
      pages={pages}
    />
  );
}
