import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../../ui/feedback/use-asked-part.ts';
import { placeOf, rememberPlace } from './recent-places.ts';

const Finder = lazyPart(async () => (await Promise.all([import('./finder.tsx'), loadTexts('pages')]))[0].Finder);

/** Opens the palette; so does Ctrl or Cmd with K, anywhere on the page. */
export function FinderButton({ places }: { places: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation('shell');
  const { isOpen, asked, open, close } = useAskedPart();
  const { projectId } = useSession();
  const { pathname, search } = useLocation();
  useHotkeys([['mod+K', open]], []);
  useEffect(() => {
    if (projectId !== null) rememberPlace(projectId, placeOf(pathname, search));
  }, [pathname, projectId, search]);
  return (
    <>
      <ActionIcon aria-label={t('find.label')} title={t('find.hint')} aria-keyshortcuts="Control+K" onClick={open}>
        <Search size={18} />
      </ActionIcon>
      <OptionalPart place={asked}>{isOpen && <Finder places={places} onClose={close} />}</OptionalPart>
    </>
  );
}
