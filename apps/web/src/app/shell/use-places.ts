import { useTranslation } from 'react-i18next';
import { useWaiting } from '../../features/start/dashboard/use-waiting.ts';
import { addressOf, rowsOf, tabsOf, type Area, type PlaceRow } from '../routes/area.ts';
import { useCanOpen } from '../routes/use-can-open.ts';
import type { Place } from './place.ts';

interface Places {
  places: Place[];
  own: Place | undefined;
  /** Every page that has a name, once: what the finder opens. */
  pages: { to: string; label: string }[];
}

/** The navigation of an area, with what waits for a decision. */
export function usePlaces(area: Area): Places {
  const { t } = useTranslation('shell');
  const waiting = useWaiting();
  const canOpen = useCanOpen();
  const isOpen = (row: PlaceRow) => ('tabs' in row ? row.tabs.some(canOpen) : canOpen(row));
  const placeOf = (row: PlaceRow): Place => {
    const first = tabsOf(row).find(canOpen);
    const to = addressOf(area.root, first !== undefined && first !== tabsOf(row)[0] ? first : row);
    const others = tabsOf(row).map((tab) => addressOf(area.root, tab));
    return {
      to,
      label: t(row.title),
      icon: row.icon,
      ...(row.short !== undefined && { short: t(row.short) }),
      ...(row.path === '' && { end: true }),
      besides: others.filter((other) => !other.startsWith(to)),
      waiting: row.waiting && waiting?.[row.waiting],
    };
  };
  const places = area.places.flatMap((row): Place[] => {
    if (!('inside' in row)) return isOpen(row) ? [placeOf(row)] : [];
    const inside = row.inside.filter(isOpen).map(placeOf);
    if (inside[0] === undefined) return [];
    return [{ to: inside[0].to, label: t(row.title), icon: row.icon, inside }];
  });
  const own = area.own && placeOf(area.own);
  const open = rowsOf(area).filter(isOpen);
  const rows = [...open.filter((row) => 'tabs' in row || canOpen(row)), ...open.flatMap(tabsOf).filter(canOpen)];
  const pages = new Map(rows.toReversed().map((row) => [addressOf(area.root, row), t(row.title)]));
  return { places, own, pages: [...pages].reverse().map(([to, label]) => ({ to, label })) };
}
