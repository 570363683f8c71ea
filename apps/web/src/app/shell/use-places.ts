import { useTranslation } from 'react-i18next';
import { useWaiting } from '../../features/dashboard/use-waiting.ts';
import { addressOf, rowsOf, tabsOf, type Area, type PlaceRow } from '../routes/area.ts';
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
  const placeOf = (row: PlaceRow): Place => {
    const to = addressOf(area.root, row);
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
  const places = area.places.map((row): Place => {
    if (!('inside' in row)) return placeOf(row);
    const inside = row.inside.map(placeOf);
    return { to: inside[0]?.to ?? area.root, label: t(row.title), icon: row.icon, inside };
  });
  const own = area.own && placeOf(area.own);
  const rows = [...rowsOf(area), ...rowsOf(area).flatMap(tabsOf)];
  const pages = new Map(rows.toReversed().map((row) => [addressOf(area.root, row), t(row.title)]));
  return { places, own, pages: [...pages].reverse().map(([to, label]) => ({ to, label })) };
}
