import { Button, Drawer, Stack, UnstyledButton } from '@mantine/core';
import { Ellipsis, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../lib/session.tsx';
import type { Place } from './place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import classes from './shell.module.css';

/** Four places and "More": what a thumb reaches (Interface, Shells). */
const DIRECT_PLACES_MAX = 4;

export function PhoneBar({ navLabel, places }: { navLabel: string; places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { signOut } = useSession();
  const [isOpen, setOpen] = useState(false);
  // "More" always has something besides the way out.
  const direct = Math.min(DIRECT_PLACES_MAX, places.length - 1);
  const rest = places.slice(direct);
  return (
    <nav className={classes.phoneBar} aria-label={navLabel}>
      {places.slice(0, direct).map((place) => (
        <NavLink key={place.to} to={place.to} end={place.end ?? false} className={classes.phonePlace ?? ''}>
          <place.icon size={20} aria-hidden />
          <span>{place.label}</span>
          <WaitingBadge count={place.waiting} />
        </NavLink>
      ))}
      <UnstyledButton
        className={classes.phonePlace ?? ''}
        data-current={rest.some(({ to }) => pathname.startsWith(to)) || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={20} aria-hidden />
        <span>{t('common:more')}</span>
        <WaitingBadge count={rest.reduce((sum, { waiting = 0 }) => sum + waiting, 0)} />
      </UnstyledButton>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        styles={{ content: { flex: '0 0 100%', height: 'auto', alignSelf: 'flex-end' } }}
        title={t('common:more')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Stack gap="xs">
          {rest.map((place) => (
            <Button
              key={place.to}
              component={NavLink}
              to={place.to}
              variant="subtle"
              color="gray"
              justify="flex-start"
              leftSection={<place.icon size={18} aria-hidden />}
              rightSection={<WaitingBadge count={place.waiting} />}
              onClick={() => setOpen(false)}
            >
              {place.label}
            </Button>
          ))}
          <Button
            variant="subtle"
            color="gray"
            justify="flex-start"
            leftSection={<LogOut size={18} aria-hidden />}
            onClick={signOut}
          >
            {t('common:signOut')}
          </Button>
        </Stack>
      </Drawer>
    </nav>
  );
}
