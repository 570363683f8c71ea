import { Button, Drawer, Stack, Text } from '@mantine/core';
import { CircleQuestionMark, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { guideFor } from '../../features/start/guide/guide.ts';
import type { NamedPage } from '../../features/start/guide/guide-links.tsx';
import { GuideDrawer } from '../../features/start/guide/load-guide-drawer.ts';
import { useGuideHeads } from '../../features/start/guide/use-guide.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useLeave } from '../../lib/session/home-of.ts';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import type { Place } from './place.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

const AreaSwitch = lazyPart(async () => (await import('../../features/business/members/area-switch.tsx')).AreaSwitch);

interface MorePlacesProps {
  places: readonly Place[];
  /** Every page that the user can open. */
  pages: readonly NamedPage[];
  onClose: () => void;
}

/** The places that don't fit into the phone's bar, the guide to the page that is open, and logging out. */
export function MorePlaces({ places, pages, onClose }: MorePlacesProps) {
  const { t } = useTranslation('shell');
  const { signOut, user } = useSession();
  const leave = useLeave();
  const { pathname } = useLocation();
  const isExplained = guideFor(pathname, useGuideHeads()).length > 0;
  const [isGuideOpen, setGuideOpen] = useState(false);
  if (isGuideOpen)
    return (
      <OptionalPart>
        <GuideDrawer pages={pages} onClose={onClose} />
      </OptionalPart>
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      styles={{ content: { flex: '0 0 100%', height: 'auto', alignSelf: 'flex-end' } }}
      title={t('common:more')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="xs">
        {places.map(({ to, label, inside = [] }) => (
          <Stack key={to} gap={0} role="group" aria-label={label}>
            {inside.length > 1 && (
              <Text size="xs" fw={600} c="dimmed" px="sm" mt="xs" aria-hidden>
                {label}
              </Text>
            )}
            {inside.map((place) => (
              <Button
                key={place.to}
                component={NavLink}
                to={place.to}
                variant="subtle"
                color="gray"
                justify="flex-start"
                leftSection={<place.icon size={18} aria-hidden />}
                rightSection={<WaitingBadge count={place.waiting} />}
                onClick={onClose}
              >
                {place.label}
              </Button>
            ))}
          </Stack>
        ))}
        <OptionalPart>{(user?.runs != null || user?.is_employed === true) && <AreaSwitch isInMenu />}</OptionalPart>
        {isExplained && (
          <Button
            variant="subtle"
            color="gray"
            justify="flex-start"
            leftSection={<CircleQuestionMark size={18} aria-hidden />}
            onClick={() => setGuideOpen(true)}
          >
            {t('help')}
          </Button>
        )}
        <Button
          component={NavLink}
          to="/help"
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<CircleQuestionMark size={18} aria-hidden />}
        >
          {t('common:help.title')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<LogOut size={18} aria-hidden />}
          onClick={() => leave(() => void signOut())}
        >
          {t('common:signOut')}
        </Button>
      </Stack>
    </Drawer>
  );
}
