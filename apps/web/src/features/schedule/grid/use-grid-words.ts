import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from '../model/blocks.ts';
import { isWholeDay } from '../model/blocks.ts';
import type { DayWish } from '../model/wishes-by-person.ts';
import { useShiftWords, type ShiftWords } from '../use-shift-words.ts';
import { useRowWords, type RowWords } from './use-row-words.ts';

/** Every text of the grid's cells, looked up once. */
export interface GridWords {
  row: RowWords;
  shift: ShiftWords;
  noShift: string;
  closed: string;
  /** The label of a row without an employee. */
  roleRow: Record<'open' | 'role', (role: string) => string>;
  /** In full, for a screen reader. */
  block: (block: Block) => string;
  /** Shortened to fit the cell. */
  shortBlock: (block: Block, isNarrow: boolean) => string;
  wish: (wish: DayWish) => string;
  /** Of published shifts that an amendment leaves out. */
  removed: (count: number) => string;
}

export function useGridWords(): GridWords {
  const { t } = useTranslation('schedule');
  const row = useRowWords();
  const shift = useShiftWords();
  return useMemo(() => {
    const whole = {
      time_off: t('grid.timeOff'),
      self: t('grid.unavailable'),
      not_employed: t('grid.not_employed'),
      ill: t('grid.ill'),
    };
    const narrow = { time_off: t('grid.timeOffShort'), self: '', not_employed: '', ill: t('grid.illShort') };
    return {
      row,
      shift,
      noShift: t('grid.noShift'),
      closed: t('grid.closed'),
      roleRow: {
        open: (role) => t('grid.openRow', { role }),
        role: (role) => t('calendar:grid.byRole', { role }),
      },
      block: (block) =>
        block.type === undefined || block.ill
          ? t(block.ill ? 'grid.illHours' : `grid.${block.kind}`, { from: block.from, to: block.to })
          : t('absences:hours', { day: t(`absences:type.${block.type}`), from: block.from, to: block.to }),
      shortBlock: (block, isNarrow) => {
        const kind = block.ill ? 'ill' : block.kind;
        if (isNarrow) return narrow[kind];
        if (!isWholeDay(block)) return `${block.from}–${block.to}`;
        return block.type === undefined || block.ill ? whole[kind] : t(`absences:type.${block.type}`);
      },
      removed: (count) => t('amendments:removed', { count }),
      wish: ({ kind, template }) => (kind === 'off' ? t('grid.wishOff') : t('grid.wishOn', { template })),
    };
  }, [row, shift, t]);
}
