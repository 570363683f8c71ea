import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { useAskedPart } from '../../../ui/feedback/use-asked-part.ts';

const Finder = lazyPart(async () => (await Promise.all([import('./finder.tsx'), loadTexts('pages')]))[0].Finder);

/** Opens the finder; so does Ctrl or Cmd with K, anywhere on the page. */
export function FinderButton({ places }: { places: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation('shell');
  const { isOpen, asked, open, close } = useAskedPart();
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <ActionIcon
        visibleFrom="sm"
        aria-label={t('find.label')}
        title={t('find.hint')}
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <Search size={18} />
      </ActionIcon>
      <OptionalPart place={asked}>{isOpen && <Finder places={places} onClose={close} />}</OptionalPart>
    </>
  );
}
