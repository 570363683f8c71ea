import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import classes from '../../ui/layout.module.css';

export interface PageTab {
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
