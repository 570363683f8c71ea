import type { session } from '@pamaina/contract';
import { useEffect, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/index.ts';
import { EntryContext, useEntry, type Entry, type EntryLinkProps } from '../../lib/session/entry.ts';
import { loadSessionCalls } from '../../lib/session/load-session-calls.ts';
import { useTitle } from '../../lib/use-title.ts';
import { whenUsed } from '../../lib/when-idle.ts';
import type { SignInRow } from '../routes/sign-in-pages.ts';
import { SkipLink } from '../shell/skip-link.tsx';
import { usePressedMessage } from '../shell/use-pressed-message.ts';
import { AppFrame } from './app-frame.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Drawn } from './drawn.tsx';
import { loadApp } from './load-app.ts';

/**
 * Draws a sign-in page alone: half of what the application weighs is not needed to type a name and a password. The
 * rest is loaded when a hand is at the page, and takes over when it leads on.
 */
export async function openSignIn(root: Root, { title, texts, load }: SignInRow): Promise<void> {
  const [Page] = await Promise.all([load(), ...texts.map(loadTexts)]);
  const { pathname, search } = window.location;
  let person: session.User | null = null;
  let leaving: Promise<void> | null = null;
  const takeOver = () => {
    window.removeEventListener('popstate', onPop);
    // At the new address, with what was passed to it; once, however often it is pressed.
    leaving ??= loadApp().then(
      // Nothing where the page reloads itself because the file is gone.
      (app: Awaited<ReturnType<typeof loadApp>> | undefined) => app?.openApp(root, { person }),
      () => window.location.reload(),
    );
    return leaving;
  };
  // Back to a page of the application, which was left by a reload. The link to the content changes the hash alone.
  const onPop = () => {
    if (window.location.pathname !== pathname) void takeOver();
  };
  window.addEventListener('popstate', onPop);
  const entry: Entry = {
    Link: StartLink,
    search,
    state: placeNow().usr,
    goTo: (to, options) => {
      if (leaving === null) pushPlace(to, options?.state);
      return takeOver();
    },
    start: async (...given) => (person = await (await loadSessionCalls()).startSession(...given)),
  };
  whenUsed()
    .then(loadApp)
    .catch(() => undefined);
  root.render(
    <AppFrame>
      <EntryContext value={entry}>
        <SkipLink />
        <CrashBoundary place={pathname}>
          <Start title={title} Page={Page} />
          <Drawn />
        </CrashBoundary>
      </EntryContext>
    </AppFrame>,
  );
}

function Start({ title, Page }: { title: string; Page: ComponentType }) {
  const { t } = useTranslation();
  const { goTo } = useEntry();
  useTitle(t(title));
  usePressedMessage(goTo);
  // The browser scrolls a page that it has drawn before.
  useEffect(() => () => window.scrollTo(0, 0), []);
  return <Page />;
}

/** As the router's: a press with a key held opens it elsewhere. */
function StartLink({ to, state, onClick, ...rest }: EntryLinkProps) {
  const { goTo } = useEntry();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void goTo(to, { state });
      }}
    />
  );
}

/** As the router writes it into the browser's history; also on plain http, where there is no `randomUUID`. */
const placeNow = (): { usr?: unknown; idx?: number } => (window.history.state as object | null) ?? {};

function pushPlace(to: string, usr: unknown): void {
  const place = placeNow();
  const { idx = 0 } = place;
  window.history.replaceState({ ...place, idx }, '');
  window.history.pushState({ usr, key: String(Math.random()), idx: idx + 1 }, '', to);
}
