import { VisuallyHidden } from '@mantine/core';
import { Link, NavLink, useLocation } from 'react-router';
import { isAt, waitingAt, type Place } from './place.ts';
import classes from './shell.module.css';
import { WaitingBadge } from './waiting-badge.tsx';

/** The navigation column: a link for each place; a group shows its pages while one of them is open. */
export function PlaceLinks({ places, isFolded }: { places: readonly Place[]; isFolded: boolean }) {
  const { pathname } = useLocation();
  return places.map((place) => {
    if (place.inside === undefined) return <PlaceLink key={place.to} place={place} isFolded={isFolded} />;
    const isOpen = isAt(place, pathname);
    return (
      <div key={place.to}>
        <Link
          to={place.to}
          className={classes.place ?? ''}
          data-current={isOpen || undefined}
          title={isFolded ? place.label : undefined}
        >
          <PlaceWords place={place} isFolded={isFolded} />
          {!isOpen && <WaitingBadge count={waitingAt(place)} />}
        </Link>
        {isOpen && (
          <div className={classes.inside} role="group" aria-label={place.label}>
            {place.inside.map((page) => (
              <PlaceLink key={page.to} place={page} isFolded={isFolded} />
            ))}
          </div>
        )}
      </div>
    );
  });
}

/** Leads to the user's own settings; the settings of the business are below the same address. */
export function OwnLink({ place, isFolded, isCurrent }: { place: Place; isFolded: boolean; isCurrent: boolean }) {
  return (
    <Link
      to={place.to}
      className={classes.place ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? place.label : undefined}
    >
      <PlaceWords place={place} isFolded={isFolded} />
    </Link>
  );
}

function PlaceLink({ place, isFolded }: { place: Place; isFolded: boolean }) {
  return (
    <NavLink
      to={place.to}
      end={place.end ?? false}
      className={classes.place ?? ''}
      title={isFolded ? place.label : undefined}
    >
      <PlaceWords place={place} isFolded={isFolded} />
      <WaitingBadge count={place.waiting} />
    </NavLink>
  );
}

function PlaceWords({ place, isFolded }: { place: Place; isFolded: boolean }) {
  return (
    <>
      <place.icon size={18} aria-hidden />
      {isFolded ? <VisuallyHidden>{place.label}</VisuallyHidden> : <span>{place.label}</span>}
    </>
  );
}
