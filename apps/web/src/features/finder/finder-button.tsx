import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part.tsx';

const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

/** Opens the finder; so does Ctrl or Cmd with K, wherever the focus is. */
export function FinderButton({ places }: { places: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  return (
    <>
      <ActionIcon
        visibleFrom="sm"
        aria-label={t('find.label')}
        title={t('find.hint')}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Search size={18} />
      </ActionIcon>
      <OptionalPart>{isOpen && <Finder places={places} onClose={() => setOpen(false)} />}</OptionalPart>
    </>
  );
}
