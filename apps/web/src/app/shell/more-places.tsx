import { Button, Drawer, Stack, Text } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { useLeave } from '../../lib/session/home-of.ts';
import type { Place } from './place.ts';
import { WaitingBadge } from './waiting-badge.tsx';

interface MorePlacesProps {
  places: readonly Place[];
  onClose: () => void;
}

/** The places that don't fit into the phone's bar, and logging out. */
export function MorePlaces({ places, onClose }: MorePlacesProps) {
  const { t } = useTranslation('shell');
  const { signOut } = useSession();
  const leave = useLeave();
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
