import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryClient } from '@tanstack/react-query';
import { Navigate, type RouteObject, NavLink, Outlet, matchRoutes, useLocation, useRoutes } from 'react-router';
import { addressOf, isIndex, rowsOf, tabsOf, type Area, type PageRow, type PlaceRow } from './area.ts';
import { useCanOpen } from './use-can-open.ts';
import { pageWith } from './page.tsx';
import classes from '../../ui/layout.module.css';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** The routes of an area. Every page is a separate chunk, loaded with its route. */
export function routesOf(area: Area, shell: ReactNode): RouteObject[] {
  return [
    { element: shell, children: rowsOf(area).flatMap((row) => placeRoutes(area, row)) },
    { path: '*', Component: NotFoundPage },
  ];
}

function placeRoutes(area: Area, row: PlaceRow): RouteObject[] {
  const { root } = area;
  if (!('tabs' in row)) return [pageRoute(area, row)];
  const strip: RouteObject = {
    element: <Tabs root={root} row={row} />,
    children: row.tabs.map((tab) => pageRoute(area, tab)),
  };
  const [first] = row.tabs;
  const address = addressOf(root, row);
  if (first === undefined || row.tabs.some((tab) => addressOf(root, tab) === address)) return [strip];
  return [strip, { path: row.path, element: <Navigate to={addressOf(root, first)} replace /> }];
}

const NoAccess = lazy(async () => ({ default: (await import('../../features/business/members/index.ts')).NoAccess }));

function pageRoute(area: Area, row: PageRow): RouteObject {
  const { path, title, load, texts = ['area', 'pages'], needs } = row;
  const Page = pageWith(texts, load, `shell:${title}`);
  const Able = () => {
    const canOpen = useCanOpen();
    if (canOpen(row)) return <Page />;
    const first = path === '' ? firstOf(area, canOpen) : undefined;
    return first === undefined ? <NoAccess /> : <Navigate to={first} replace />;
  };
  const Component = needs === undefined ? Page : Able;
  const handle: Handle = { preload: Page.preload };
  return path === '' ? { index: true, Component, handle } : { path, Component, handle };
}

type ReadAhead = (client: QueryClient, search: string) => Promise<unknown>;

/**
 * An area, and a function that loads its page at an address.
 * @param readers by address, what reads the document's early answers for a page into the cache
 */
export function areaPages(area: Area, shell: ReactNode, readers: Readonly<Record<string, () => Promise<ReadAhead>>>) {
  const routes = routesOf(area, shell);
  return {
    Pages: () => useRoutes(routes),
    loadPage: async (path: string, search: string, client: QueryClient) => {
      const handle = matchRoutes(routes, path, area.root)?.at(-1)?.route.handle as Handle | undefined;
      await Promise.all([handle?.preload(), readers[path]?.().then((read) => read(client, search))]);
    },
  };
}

interface Handle {
  preload: () => Promise<unknown>;
}

/** The first page of the area that the user may open. */
function firstOf(area: Area, canOpen: ReturnType<typeof useCanOpen>): string | undefined {
  const pages = rowsOf(area).flatMap((row) => ('tabs' in row ? [...row.tabs] : [row]));
  const page = pages.find((row) => row.path !== '' && canOpen(row));
  return page && addressOf(area.root, page);
}

function Tabs({ root, row }: { root: Area['root']; row: PlaceRow }) {
  const { t } = useTranslation('shell');
  const rows = tabsOf(row).filter(useCanOpen());
  const tabs = rows.map((tab) => ({ to: addressOf(root, tab), label: t(tab.title), end: isIndex(tab, rows) }));
  return <PageTabs label={t(('tabsTitle' in row && row.tabsTitle) || row.title)} tabs={tabs} />;
}

interface PageTab {
  to: string;
  label: string;
  /** Pages below its address belong to other tabs. */
  end?: boolean;
}

/** Pages next to each other, each at its own address, and the open one below. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the strip is wider than the screen: the open tab is brought to its middle.
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (strip.current === null || current == null) return;
    const before = current.offsetLeft - strip.current.offsetLeft;
    strip.current.scrollLeft = before - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <>
      <nav ref={strip} className={classes.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <NavLink key={tab.to} className={classes.tab ?? ''} to={tab.to} end={tab.end ?? false}>
            {tab.label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
