import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRef, type TouchEvent } from 'react';
import type { DayInfo } from '../../../../lib/schedule/day-info.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { DayButton, DaySigns } from '../notes/day-notes.tsx';
import classes from './day-view.module.css';

interface DayHeadingProps {
  day: string;
  info: DayInfo | undefined;
  onStep: (by: 1 | -1) => void;
}

/** The shown day with previous and next buttons, for users who do not swipe. */
export function DayHeading({ day, info, onStep }: DayHeadingProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const counted = info !== undefined && info.needed > 0;
  return (
    <div className={classes.head}>
      <ActionIcon variant="default" aria-label={t('day.previous')} onClick={() => onStep(-1)}>
        <ChevronLeft size={18} />
      </ActionIcon>
      <div className={classes.title} aria-live="polite">
        <h2>
          <DayButton date={day}>{words.day(day)}</DayButton>
        </h2>
        {info?.holiday && <div>{info.holiday}</div>}
        {counted && <div>{t('grid.filledOf', { filled: info.filled, needed: info.needed })}</div>}
        <DaySigns date={day} form="line" />
      </div>
      <ActionIcon variant="default" aria-label={t('day.next')} onClick={() => onStep(1)}>
        <ChevronRight size={18} />
      </ActionIcon>
    </div>
  );
}

const SWIPE_PX = 60;

/** A horizontal swipe: left is the next, right is the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > 2 * Math.abs(touch.clientY - from.y))
        onSwipe(across < 0 ? 1 : -1);
    },
  };
}
