import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAskedPart } from '../../../ui/feedback/use-asked-part.ts';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { guideFor } from './guide.ts';
import { GuideDrawer } from './load-guide-drawer.ts';
import type { NamedPage } from './guide-links.tsx';
import { useGuideHeads } from './use-guide.ts';

/**
 * The question mark in the header of a page that the guide explains; on a phone it is under "More". F1 opens the same,
 * also beside a form that is open over the page.
 */
export function GuideButton({ pages }: { pages: readonly NamedPage[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { isOpen, asked, open, close } = useAskedPart();
  const heads = guideFor(pathname, useGuideHeads());
  useHotkeys([['F1', () => heads.length > 0 && open()]], []);
  // Each dialog listens at the window. This listener is there before them, and Escape closes only the guide on top.
  const closeOnTop = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopImmediatePropagation();
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => closeOnTop(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
  if (heads.length === 0) return null;
  return (
    <>
      <ActionIcon
        visibleFrom="sm"
        aria-label={t('help')}
        title={t('helpHint')}
        aria-keyshortcuts="F1"
        aria-haspopup="dialog"
        onClick={open}
      >
        <CircleQuestionMark size={18} />
      </ActionIcon>
      <OptionalPart place={asked}>{isOpen && <GuideDrawer pages={pages} onClose={close} />}</OptionalPart>
    </>
  );
}
