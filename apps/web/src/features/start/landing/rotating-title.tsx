import { ActionIcon } from '@mantine/core';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './landing.module.css';

const WORD_MS = 2_500;
const words = ['cafe', 'restaurant', 'bakery', 'store', 'boutique'] as const;

/**
 * The page's title with a visually changing word. For a screen reader it is one fixed sentence; with reduced motion
 * nothing changes, and everyone can stop it.
 */
export function RotatingTitle() {
  const { t } = useTranslation('landing');
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setShown((word) => (word + 1) % words.length), WORD_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const Sign = isPaused ? Play : Pause;
  return (
    <div className={classes.titleRow}>
      <h1 className={classes.heroTitle}>
        <span className={classes.spoken}>{t('title')}</span>
        <span aria-hidden>
          <span className={classes.line}>{t('rotating.first')}</span>
          <span className={classes.words}>
            {words.map((word, index) => (
              <span key={word} data-shown={index === shown || undefined}>
                {t(`rotating.words.${word}`)}
              </span>
            ))}
          </span>
          <span className={classes.line}>{t('rotating.last')}</span>
        </span>
      </h1>
      <ActionIcon
        className={classes.pause ?? ''}
        size={28}
        aria-label={t(isPaused ? 'rotating.resume' : 'rotating.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Sign size={14} />
      </ActionIcon>
    </div>
  );
}
