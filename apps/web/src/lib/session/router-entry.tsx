import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { useNavigationState } from '../use-navigation-state.ts';
import { EntryContext, type EntryLinkProps } from './entry.ts';
import { useSession } from './session.tsx';

const Link = (props: EntryLinkProps) => <RouterLink {...props} />;

/** Pages before the areas, with the router and the session. */
export function RouterEntry({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  const state = useNavigationState();
  const goTo = useNavigate();
  const { start } = useSession();
  const entry = useMemo(() => ({ Link, search, state, goTo, start }), [goTo, search, start, state]);
  return <EntryContext value={entry}>{children}</EntryContext>;
}
