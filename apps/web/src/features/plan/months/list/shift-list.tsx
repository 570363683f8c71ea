import type { schedule } from '@pamaina/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CalendarX2 } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../../lib/format/compare-names.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LongName } from '../../../../ui/long-name.tsx';
import { foldDiacritics } from '../../../../lib/format/fold-diacritics.ts';
import { ShiftChip } from '../grid/shift-chip.tsx';
import type { Anchor } from '../../../../lib/schedule/grid-view.ts';
import { usePrinting } from '../grid/use-printing.ts';
import type { GridFilters } from '../../../../lib/schedule/grid-model.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { DayButton, DaySigns } from '../notes/day-notes.tsx';
import { colorOfShift, type ShiftColors } from '../../../../lib/schedule/colors.ts';
import classes from './shift-list.module.css';

interface ShiftListProps {
  shifts: schedule.Shift[];
  filters: GridFilters;
  colors: ShiftColors;
  /** Omitted if shifts are read-only. */
  onOpen?: (shift: schedule.Shift, anchor: Anchor) => void;
  /** IDs of the selected shifts. */
  picked?: ReadonlySet<string>;
  /** False if all of them are the user's own. */
  withNames?: boolean;
  /** The action for a shift, at the end of its line. */
  deedOf?: (shift: schedule.Shift) => ReactNode;
}

/** The most characters that fit into two lines of a phone. */
const NAME_MAX = 40;
/** The height of a line in pixels; larger for touch. */
const HEIGHTS = { mouse: 44, thumb: 52 };

/** The shifts of a range by day, ordered by start. */
export function ShiftList({ shifts, filters, colors, onOpen, picked, withNames = true, deedOf }: ShiftListProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const height = useIsPhone() ? HEIGHTS.thumb : HEIGHTS.mouse;
  const entries = useMemo(() => listEntries(shifts, filters), [filters, shifts]);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: isPrinting ? entries.length : 10,
  });
  if (entries.length === 0) return <EmptyState icon={CalendarX2} title={t('list.empty')} text={t('list.emptyText')} />;
  return (
    <div ref={scroller} className={classes.list} tabIndex={0} role="region" aria-label={t('list.label')}>
      <div className={classes.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          const place = { top: start, height: size };
          if (entry.kind === 'day')
            return (
              <div key={entry.date} className={classes.day} style={place}>
                <h2>
                  <DayButton date={entry.date}>{words.day(entry.date)}</DayButton>
                </h2>
                <DaySigns date={entry.date} form="line" />
              </div>
            );
          const { shift } = entry;
          return (
            <div key={shift.id} className={classes.entry} style={place} data-deed={deedOf !== undefined || undefined}>
              <ShiftChip
                shift={shift}
                words={words}
                color={colorOfShift(colors, shift)}
                density="week"
                showRole={false}
                isPicked={picked?.has(shift.id) ?? false}
                {...(onOpen && { onOpen: (anchor: Anchor) => onOpen(shift, anchor) })}
              />
              <LongName
                name={withNames ? (shift.employee_name ?? t('words.nobody')) : shift.role}
                most={NAME_MAX}
                className={classes.name}
              />
              <span className={classes.role}>{withNames && shift.role}</span>
              <span className={classes.state}>{t(`words.${shift.status}`)}</span>
              {deedOf && <span className={classes.deed}>{deedOf(shift)}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type ListEntry = { kind: 'day'; date: string } | { kind: 'shift'; shift: schedule.Shift };

/** Shifts that pass the filters, ordered by start, with a heading before each day. */
export function listEntries(shifts: schedule.Shift[], { role, template, search, openOnly }: GridFilters): ListEntry[] {
  const wanted = foldDiacritics(search.trim());
  const shown = shifts
    .filter((shift) => role === null || shift.role === role)
    .filter((shift) => template === null || shift.template === template)
    .filter((shift) => !openOnly || shift.employee_id === null)
    .filter((shift) => wanted === '' || foldDiacritics(shift.employee_name ?? '').includes(wanted))
    .sort((a, b) => compareNames(keyOf(a), keyOf(b)));
  return [...Map.groupBy(shown, (shift) => shift.date)].flatMap(([date, own]): ListEntry[] => [
    { kind: 'day', date },
    ...own.map((shift): ListEntry => ({ kind: 'shift', shift })),
  ]);
}

const keyOf = (shift: schedule.Shift) => `${shift.date} ${shift.start_time} ${shift.end_time} ${shift.employee_name}`;
