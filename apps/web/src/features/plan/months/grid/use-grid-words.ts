import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { type Block, isWholeDay } from '../../../../lib/schedule/blocks.ts';
import type { DayWish } from '../../../../lib/schedule/month-counts.ts';
import { useShiftWords, type ShiftWords } from '../../../../lib/schedule/use-shift-words.ts';

/** Every text of the grid's cells, looked up once. */
export interface GridWords {
  day: DayWords;
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
  const format = useFormat();
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
    // The same hours on many days: looking a text up costs more than drawing its cell.
    const blocks = new Map<string, string>();
    const sayBlock = (block: Block) =>
      block.type === undefined || block.ill
        ? t(block.ill ? 'grid.illHours' : `grid.${block.kind}`, { from: block.from, to: block.to })
        : t('absences:hours', {
            day: block.name ?? t(`absences:type.${block.type}`),
            from: block.from,
            to: block.to,
          });
    return {
      day: {
        weekday: format.weekdayShort,
        published: t('calendar:grid.publishedDay'),
        draft: t('calendar:grid.draftDay'),
      },
      row,
      shift,
      noShift: t('grid.noShift'),
      closed: t('grid.closed'),
      roleRow: {
        open: (role) => t('grid.openRow', { role }),
        role: (role) => t('calendar:grid.byRole', { role }),
      },
      block: (block) => {
        const key = [block.kind, block.ill, block.type, block.name, block.from, block.to].join('|');
        const text = blocks.get(key) ?? sayBlock(block);
        blocks.set(key, text);
        return text;
      },
      shortBlock: (block, isNarrow) => {
        const kind = block.ill ? 'ill' : block.kind;
        if (isNarrow) return narrow[kind];
        if (!isWholeDay(block)) return `${block.from}–${block.to}`;
        return block.type === undefined || block.ill ? whole[kind] : (block.name ?? t(`absences:type.${block.type}`));
      },
      removed: (count) => t('amendments:removed', { count }),
      wish: ({ kind, template }) => (kind === 'off' ? t('grid.wishOff') : t('grid.wishOn', { template })),
    };
  }, [format, row, shift, t]);
}

/** Every text of the days' headers. */
export interface DayWords {
  weekday: (date: string) => string;
  /** In a month of which only some days are published. */
  published: string;
  draft: string;
}

/** Every text of the row headers, looked up once. Hours are decimal. */
export interface RowWords {
  openNote: string;
  group: (role: string, people: number) => string;
  shiftCount: (count: number) => string;
  hours: (hours: number) => string;
  /** Without the unit. */
  bareHours: (hours: number) => string;
  hoursOf: (planned: number, target: number) => string;
  weekHours: (hours: number) => string;
  /** Hours above (+) or below (-) the norm. */
  balance: (hours: number) => string;
}

function useRowWords(): RowWords {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return useMemo(
    () => ({
      openNote: t('grid.openNote'),
      group: (role, count) => t('grid.group', { role, count }),
      shiftCount: (count) => t('calendar:grid.shiftCount', { count }),
      hours: format.hours,
      bareHours: format.bareHours,
      hoursOf: (planned, target) =>
        t('grid.hoursOf', { planned: format.bareHours(planned), target: format.bareHours(target) }),
      weekHours: (hours) => t('calendar:grid.weekHours', { hours: format.hours(hours) }),
      balance: (hours) => t(`calendar:grid.${hours < 0 ? 'below' : 'above'}`, { hours: format.hours(Math.abs(hours)) }),
    }),
    [format, t],
  );
}
