import { createContext, use, type ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import type { Session } from './session.tsx';

export type EntryLinkProps = Omit<LinkProps, 'to'> & { to: string };

/**
 * What the pages before the areas need of the router and the session. The sign-in is drawn before both are loaded
 * (`app/boot/sign-in-start.tsx`), in the application they are behind it (`RouterEntry`).
 */
export interface Entry {
  Link: (props: EntryLinkProps) => ReactNode;
  /** Of the address, with its `?`. */
  search: string;
  /** From the previous page; it must be validated before use. */
  state: unknown;
  goTo: (to: string, options?: { state?: unknown }) => void | Promise<void>;
  start: Session['start'];
}

export const EntryContext = createContext<Entry | null>(null);

export function useEntry(): Entry {
  const entry = use(EntryContext);
  if (entry === null) throw new Error('useEntry needs an EntryContext');
  return entry;
}
