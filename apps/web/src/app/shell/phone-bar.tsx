import { UnstyledButton } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { NamedPage } from '../../features/start/guide/guide-links.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../ui/feedback/use-asked-part.ts';
import { isAt, pagesOf, waitingAt, type Place } from './place.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import classes from './shell.module.css';

const MorePlaces = lazyPart(async () => (await import('./more-places.tsx')).MorePlaces);

/** Four places and "More": what a thumb reaches (Interface, Shells). */
const DIRECT_PLACES_MAX = 4;

interface PhoneBarProps {
  navLabel: string;
  places: readonly Place[];
  /** The settings of the user's own account, if no place leads there. */
  own?: Place;
  /** Every page that the user can open. */
  pages: readonly NamedPage[];
}

export function PhoneBar({ navLabel, places, own, pages }: PhoneBarProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { isOpen, asked, open, close } = useAskedPart();
  // "More" always contains something in addition to logging out.
  const direct = places.slice(0, Math.min(DIRECT_PLACES_MAX, places.length - 1));
  const reached = new Set(direct.map(({ to }) => to));
  const rest = places
    .map((place) => ({ ...place, inside: pagesOf([place]).filter(({ to }) => !reached.has(to)) }))
    .filter(({ inside }) => inside.length > 0);
  const isDirect = direct.some((place) => isAt(place, pathname));
  return (
    <nav className={classes.phoneBar} aria-label={navLabel}>
      {direct.map((place) => (
        <NavLink
          key={place.to}
          to={place.to}
          end={place.end ?? false}
          className={classes.phonePlace ?? ''}
          data-current={isAt(place, pathname) || undefined}
        >
          <place.icon size={20} aria-hidden />
          <span>{place.short ?? place.label}</span>
          <WaitingBadge count={waitingAt(place)} />
        </NavLink>
      ))}
      <UnstyledButton
        className={classes.phonePlace ?? ''}
        data-current={
          (!isDirect && [...rest, ...(own ? [own] : [])].some((place) => isAt(place, pathname))) || undefined
        }
        aria-haspopup="dialog"
        onClick={open}
      >
        <Ellipsis size={20} aria-hidden />
        <span>{t('common:more')}</span>
        <WaitingBadge count={waitingBehind(places.slice(direct.length))} />
      </UnstyledButton>
      <OptionalPart place={asked}>
        {isOpen && (
          <MorePlaces
            places={own === undefined ? rest : [...rest, { ...own, inside: [own] }]}
            pages={pages}
            onClose={close}
          />
        )}
      </OptionalPart>
    </nav>
  );
}

const waitingBehind = (places: readonly Place[]) => places.reduce((sum, place) => sum + waitingAt(place), 0);
