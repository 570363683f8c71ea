import type { Color, schedule } from '@pamaina/contract';
import { Hand, Pin } from 'lucide-react';
import { memo } from 'react';
import type { Density } from '../model/row-size.ts';
import { roleInitials } from '../model/roles.ts';
import type { ShiftWords } from '../use-shift-words.ts';
import { roleTint, type Anchor } from './grid-view.ts';
import classes from './shift-chip.module.css';

interface ShiftChipProps {
  shift: schedule.Shift;
  words: ShiftWords;
  color: Color | undefined;
  /** How many open shifts the chip stands for. */
  copies?: number;
  density: Density;
  /** The row does not say the role already. */
  showRole: boolean;
  /** The row does not say the person already. */
  showName?: boolean;
  isSelected?: boolean;
  /** Chosen together with others. */
  isPicked?: boolean;
  /** A chip on its own is pressed; in a grid its cell is. */
  onOpen?: (anchor: Anchor) => void;
}

/** A shift: its hours, its role's edge, its state by the border, its pin or the mark of a hand, and the number of rules that it breaks. */
export const ShiftChip = memo(function ShiftChip(props: ShiftChipProps) {
  const { shift, words, color, copies = 1, density, showRole, onOpen } = props;
  const { showName = false, isSelected = false, isPicked = false } = props;
  const isOpen = shift.employee_id === null && shift.employee_name === null;
  return (
    <button
      type="button"
      tabIndex={onOpen === undefined ? -1 : 0}
      onClick={(event) => onOpen?.(event.currentTarget.getBoundingClientRect())}
      className={classes.chip}
      {...roleTint(color)}
      data-shift={shift.id}
      data-state={isOpen ? 'open' : shift.status}
      data-density={density}
      data-selected={isSelected || undefined}
      data-picked={isPicked || undefined}
      data-named={showName || undefined}
      data-copies={copies > 1 || undefined}
      data-pinned={shift.pinned || undefined}
      data-broken={shift.warnings.length || undefined}
      aria-label={isPicked ? words.picked(shift, copies) : words.label(shift, copies)}
    >
      {showName && <span className={classes.who} data-mark={nameMark(shift, words, density)} />}
      <span className={classes.hours}>{hoursText(props)}</span>
      {copies > 1 && <span className={classes.copies} data-mark={`×${copies}`} />}
      {showRole && <span className={classes.role} data-mark={roleInitials(shift.role)} />}
      {shift.pinned && <Pin size={11} className={classes.pin} aria-hidden />}
      {shift.by_hand && !shift.pinned && <Hand size={11} className={classes.pin} aria-hidden />}
    </button>
  );
});

/** The name as far as there is room: in a month its first letters. */
function nameMark({ employee_name }: schedule.Shift, words: ShiftWords, density: Density): string {
  if (employee_name === null) return density === 'week' ? words.nobody : '';
  return density === 'week' ? employee_name : roleInitials(employee_name);
}

/** As much of the hours as there is room for: in a month one below the other, beside a name only when they begin. */
function hoursText({ shift, words, density, showName = false }: ShiftChipProps): string {
  if (density === 'week') return words.hours(shift);
  return showName ? shift.start_time : `${shift.start_time}\n${shift.end_time}`;
}
