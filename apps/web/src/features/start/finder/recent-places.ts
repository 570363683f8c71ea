import { RECENT_KEY } from '../../../lib/session/session-store.ts';

/** Of one project. */
const KEPT = 8;
/** Of all projects together. */
const KEPT_IN_ALL = 40;

/** Parts of an address that say what is shown; a search, a filter or an open window is not a place. */
const SHOWN = ['month', 'view'] as const;

/**
 * The pages of a project that were open last on this device, the latest first. Only addresses are stored: names are
 * those of the project as it is now. They are deleted with the session.
 */
export function recentPlaces(projectId: string): string[] {
  const begin = `${projectId} `;
  return lines()
    .filter((line) => line.startsWith(begin))
    .map((line) => line.slice(begin.length));
}

export function rememberPlace(projectId: string, address: string): void {
  const line = `${projectId} ${address}`;
  const own = [
    line,
    ...recentPlaces(projectId)
      .map((place) => `${projectId} ${place}`)
      .filter((one) => one !== line),
  ];
  const others = lines().filter((one) => !one.startsWith(`${projectId} `));
  localStorage.setItem(RECENT_KEY, [...own.slice(0, KEPT), ...others].slice(0, KEPT_IN_ALL).join('\n'));
}

/** The address as it is remembered. */
export function placeOf(pathname: string, search: string): string {
  const all = new URLSearchParams(search);
  const kept = new URLSearchParams(SHOWN.flatMap((name) => (all.has(name) ? [[name, all.get(name) ?? '']] : [])));
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

const lines = () => (localStorage.getItem(RECENT_KEY) ?? '').split('\n').filter(Boolean);
