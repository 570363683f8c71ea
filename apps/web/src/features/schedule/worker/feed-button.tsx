import { ActionIcon } from '@mantine/core';
import { CalendarSync } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const FeedDrawer = lazy(async () => ({ default: (await import('../../feed/index.ts')).FeedDrawer }));

/** A button for the user's shifts in their own calendar application. */
export function FeedButton() {
  const { t } = useTranslation('worker');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon variant="default" aria-label={t('feed.title')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync size={18} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <FeedDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
