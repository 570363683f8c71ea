import { UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { useAskedPart } from '../ui/use-asked-part.ts';
import type { Place } from './place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import classes from './shell.module.css';

const MorePlaces = lazyPart(async () => (await import('./more-places.tsx')).MorePlaces);

/** Four places and "More": what a thumb reaches (Interface, Shells). */
const DIRECT_PLACES_MAX = 4;

export function PhoneBar({ navLabel, places }: { navLabel: string; places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { isOpen, asked, open, close } = useAskedPart();
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
        onClick={open}
      >
        <Ellipsis size={20} aria-hidden />
        <span>{t('common:more')}</span>
        <WaitingBadge count={rest.reduce((sum, { waiting = 0 }) => sum + waiting, 0)} />
      </UnstyledButton>
      <OptionalPart place={asked}>{isOpen && <MorePlaces places={rest} onClose={close} />}</OptionalPart>
    </nav>
  );
}
