import { Button } from '@mantine/core';
import { SquareDashedMousePointer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../select/use-selection.ts';
import classes from './calendar.module.css';

/** Starts and ends selecting several shifts. */
export function SelectButton({ selection, hasWords }: { selection: Selection; hasWords: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <Button
      className={classes.select ?? ''}
      variant={selection.isSelecting ? 'light' : 'default'}
      px={10}
      aria-pressed={selection.isSelecting}
      aria-label={t('toolbar.select')}
      title={t('toolbar.select')}
      onClick={() => selection.setSelecting(!selection.isSelecting)}
    >
      <SquareDashedMousePointer size={18} aria-hidden />
      {hasWords && <span className={classes.words}>{t('toolbar.select')}</span>}
    </Button>
  );
}
