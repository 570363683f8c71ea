import { ActionIcon, Button, Text } from '@mantine/core';
import { CircleQuestionMark, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useMediaQuery } from '@mantine/hooks';
import type { NamedPage } from '../../features/start/guide/guide-links.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { useLeave } from '../../lib/session/home-of.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Mark } from '../../ui/mark.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';
import { createDeviceChoice } from '../../lib/format/device-choice.ts';
import { PhoneBar } from './phone-bar.tsx';
import { OwnLink, PlaceLinks } from './place-links.tsx';
import { isAt, type Place } from './place.ts';
import classes from './shell.module.css';

const Bell = lazyPart(async () => {
  await whenIdle();
  return (await import('../../features/messages/notifications/bell.tsx')).Bell;
});
const GuideButton = lazyPart(async () => {
  await whenIdle();
  return (await import('../../features/start/guide/guide-button.tsx')).GuideButton;
});
const Companions = lazyPart(async () => {
  await whenIdle();
  return (await import('./companions.tsx')).Companions;
});

interface ShellProps {
  navLabel: string;
  places: readonly Place[];
  /** The settings of the user's own account, if no place leads there. */
  own?: Place;
  /** Addresses of pages that need the width: the navigation is folded there, unless the user unfolds it. */
  widePages?: readonly string[];
  /** Every page that the user can open. */
  pages: readonly NamedPage[];
  /** Shown in the header next to the mark. */
  header: ReactNode;
  /** Shown above every page. */
  notice?: ReactNode;
}

/** Header, navigation and the area for the page: a column that folds to icons, a bottom bar on a phone. */
export function Shell({ navLabel, places, own, widePages, pages, header, notice }: ShellProps) {
  const { t } = useTranslation('shell');
  const { user, signOut } = useSession();
  const leave = useLeave();
  const { pathname } = useLocation();
  const { isFolded, toggle } = useNavFold(widePages?.includes(pathname) ?? false);
  return (
    <div className={classes.shell} data-folded={isFolded || undefined}>
      <header className={classes.header}>
        <Mark />
        <div className={classes.headerContent}>{header}</div>
        <OptionalPart place={pathname}>
          <GuideButton pages={pages} />
        </OptionalPart>
        <OptionalPart fallback={<span className={classes.bellPlace} />} place={pathname}>
          <Bell />
        </OptionalPart>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <nav className={classes.nav} aria-label={navLabel}>
        <PlaceLinks places={places} isFolded={isFolded} />
        <div className={classes.navFoot}>
          {!isFolded && (
            <Text size="xs" c="dimmed" px="sm" truncate>
              {user?.name ?? user?.username}
            </Text>
          )}
          {own !== undefined && (
            <OwnLink
              place={own}
              isFolded={isFolded}
              isCurrent={!places.some((place) => isAt(place, pathname)) && isAt(own, pathname)}
            />
          )}
          <OwnLink
            place={{ to: '/help', label: t('common:help.title'), icon: CircleQuestionMark }}
            isFolded={isFolded}
            isCurrent={false}
          />
          <Button
            variant="subtle"
            color="gray"
            justify="flex-start"
            px="sm"
            fz="md"
            fw={500}
            leftSection={<LogOut size={18} aria-hidden />}
            aria-label={t('common:signOut')}
            onClick={() => leave(() => void signOut())}
          >
            {!isFolded && t('common:signOut')}
          </Button>
          <ActionIcon aria-label={t(isFolded ? 'unfold' : 'fold')} aria-expanded={!isFolded} onClick={toggle}>
            {isFolded ? <PanelLeftOpen size={18} /> : <PanelLeftClose size={18} />}
          </ActionIcon>
        </div>
      </nav>
      <Page notice={notice} pages={pages} />
      <PhoneBar navLabel={navLabel} places={places} pages={pages} {...(own && { own })} />
      <OptionalPart place={pathname}>
        <Companions pathname={pathname} />
      </OptionalPart>
    </div>
  );
}

/** The page itself. Navigating to another one moves the focus there, so that a screen reader starts at its top. */
function Page({ notice, pages }: Pick<ShellProps, 'notice' | 'pages'>) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page can arrive after a dialog was opened: a field that is being typed into keeps the focus.
    if (document.activeElement?.matches('[role="dialog"] input, [role="dialog"] textarea')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main className={classes.main} id={MAIN_ID} tabIndex={-1} ref={main}>
      {notice}
      <Outlet context={pages} />
    </main>
  );
}

/** Stored separately: a column opened on a wide screen would leave no room on a tablet. */
const useWide = createDeviceChoice<'0' | '1'>('navFolded', (kept) => (kept === '1' ? '1' : '0'));
const useNarrow = createDeviceChoice<'0' | '1'>('navFoldedNarrow', (kept) => (kept === '0' ? '0' : '1'));

/** Whether the navigation is folded to icons. Below 1280 px and on wide pages it is, unless the user unfolds it. */
function useNavFold(isWidePage: boolean): { isFolded: boolean; toggle: () => void } {
  const isNarrowWindow = useMediaQuery('(max-width: 1279.98px)', false, { getInitialValueInEffect: false });
  const isNarrow = isNarrowWindow || isWidePage;
  const [wide, setWide] = useWide();
  const [narrow, setNarrow] = useNarrow();
  const isFolded = (isNarrow ? narrow : wide) === '1';
  const toggle = () => (isNarrow ? setNarrow : setWide)(isFolded ? '0' : '1');
  return { isFolded, toggle };
}
