import type { Ability, dashboard } from '@pamaina/contract';
import type { LucideIcon } from 'lucide-react';
import type { pageWith } from './page.tsx';

/** A page of an area. */
export interface PageRow {
  /** Below the area's address; empty for its first page. */
  path: string;
  /** Its name in tabs, in the finder and in the browser's tab: a key of the texts `shell`. */
  title: string;
  load: Parameters<typeof pageWith>[1];
  /** The texts that it needs in addition to those of the area; default: those that most pages share. */
  texts?: Parameters<typeof pageWith>[0];
  /** What a user must be able to do to open it. */
  needs?: Ability;
  /** It shows whole months: not for those who see this week alone. */
  isOfMonths?: true;
}

/** One entry of the navigation: a page, or several pages next to each other as tabs. */
export type PlaceRow = PlaceWords & (PageRow | { path: string; tabs: readonly PageRow[]; tabsTitle?: string });

interface PlaceWords {
  title: string;
  icon: LucideIcon;
  /** The title in the phone's bar, where the other would be longer than one line. */
  short?: string;
  /** The number of things that wait for a decision there. */
  waiting?: keyof dashboard.Waiting;
}

/** Entries that the navigation shows under one name; the group leads to the first one. */
export interface GroupRow {
  title: string;
  icon: LucideIcon;
  inside: readonly PlaceRow[];
}

/** The pages of an area, in the order of its navigation: routes, navigation, tabs and finder are derived from it. */
export interface Area {
  root: '/manager' | '/worker';
  places: readonly (PlaceRow | GroupRow)[];
  /** The settings of the user's own account, if no place leads there. */
  own?: PlaceRow;
}

/** Every entry once, without the groups. */
export const rowsOf = ({ places, own }: Area): PlaceRow[] => [
  ...places.flatMap((row) => ('inside' in row ? row.inside : [row])),
  ...(own ? [own] : []),
];

export const tabsOf = (row: PlaceRow): readonly PageRow[] => ('tabs' in row ? row.tabs : []);

/** The address of a page, without its parameters. */
export const addressOf = (root: Area['root'], { path }: { path: string }): string =>
  path === '' ? root : `${root}/${path.replace(/\/:.*$/, '')}`;

/** Whether pages below the address belong to others. */
export const isIndex = (row: PageRow, tabs: readonly PageRow[]): boolean =>
  tabs.some(({ path }) => path.startsWith(`${row.path.replace(/\/:.*$/, '')}/`) && path !== row.path);
