import type { schedule } from '@pamaina/contract';
import { VisuallyHidden } from '@mantine/core';
import { CircleAlert, Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../../lib/format/compare-names.ts';
import { LongName } from '../../../../ui/long-name.tsx';
import { roleTint, type Anchor } from '../../../../lib/schedule/grid-view.ts';
import { listEntries } from '../list/shift-list.tsx';
import type { GridFilters } from '../../../../lib/schedule/grid-model.ts';
import { OnCallMark } from '../../../../lib/schedule/on-call-mark.tsx';
import { useShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { colorOfRole, colorOfShift, type ShiftColors } from '../../../../lib/schedule/colors.ts';
import pieces from '../../../../ui/pieces.module.css';
import classes from './day-view.module.css';

/** The most characters that fit into two lines of a phone. */
const NAME_MAX = 40;

interface DayShiftsProps {
  shifts: schedule.Shift[];
  filters: GridFilters;
  colors: ShiftColors;
  /** Omitted if shifts are read-only. */
  onOpen?: (shift: schedule.Shift, anchor: Anchor) => void;
  /** IDs of the selected shifts, while a press selects. */
  picked?: ReadonlySet<string>;
}

/** The shifts of one day by role, large enough for a thumb. */
export function DayShifts({ shifts, filters, colors, onOpen, picked }: DayShiftsProps) {
  const { t } = useTranslation('schedule');
  const shown = listEntries(shifts, filters).flatMap((entry) => (entry.kind === 'shift' ? [entry.shift] : []));
  const byRole = [...Map.groupBy(shown, (shift) => shift.role)].sort(([a], [b]) => compareNames(a, b));
  if (shown.length === 0) return <p className={classes.none}>{t('day.empty')}</p>;
  return byRole.map(([role, own]) => (
    <section key={role} {...roleTint(colorOfRole(colors, role))}>
      <h3 className={classes.role}>{role}</h3>
      <ul className={classes.shifts}>
        {own.map((shift) => (
          <li key={shift.id} {...roleTint(colorOfShift(colors, shift))}>
            <DayShift shift={shift} isPicked={picked?.has(shift.id)} {...(onOpen && { onOpen })} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface DayShiftProps extends Pick<DayShiftsProps, 'onOpen'> {
  shift: schedule.Shift;
  /** Undefined when not selecting. */
  isPicked: boolean | undefined;
}

function DayShift({ shift, onOpen, isPicked }: DayShiftProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const isOpen = shift.employee_id === null && shift.employee_name === null;
  const content = (
    <>
      <span className={classes.hours}>{words.hours(shift)}</span>
      <LongName name={shift.employee_name ?? t('words.nobody')} most={NAME_MAX} className={classes.name} />
      <VisuallyHidden>{[shift.role, t(`words.${shift.status}`)].join(', ')}</VisuallyHidden>
      <OnCallMark shift={shift} />
      {shift.pinned && <Pin size={14} aria-label={t('words.pinned')} />}
      {shift.warnings.length > 0 && (
        <span className={classes.broken}>
          <CircleAlert size={14} aria-hidden />
          <span aria-hidden>{shift.warnings.length}</span>
          <VisuallyHidden>{t('words.broken', { count: shift.warnings.length })}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const look = {
    className: `${pieces.surface} ${classes.shift}`,
    'data-state': isOpen ? 'open' : shift.amended === 'same' ? 'published' : shift.status,
  };
  if (onOpen === undefined) return <div {...look}>{content}</div>;
  return (
    <button
      type="button"
      {...look}
      aria-pressed={isPicked}
      onClick={(event) => onOpen(shift, event.currentTarget.getBoundingClientRect())}
    >
      {content}
    </button>
  );
}
