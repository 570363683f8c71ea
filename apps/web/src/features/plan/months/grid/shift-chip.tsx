import type { Color, schedule } from '@pamaina/contract';
import { Hand, Pin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Density } from '../../../../lib/schedule/row-size.ts';
import { roleInitials } from '../../../../lib/schedule/colors.ts';
import { shortHours } from './short-hours.ts';
import { OnCallIcon } from '../../../../lib/schedule/on-call-mark.tsx';
import type { ShiftWords } from '../../../../lib/schedule/use-shift-words.ts';
import { roleTint, type Anchor } from '../../../../lib/schedule/grid-view.ts';
import pieces from '../../../../ui/pieces.module.css';
import classes from './shift-chip.module.css';

const CHIP = `${pieces.surface} ${classes.chip}`;

interface ShiftChipProps {
  shift: schedule.Shift;
  words: ShiftWords;
  color: Color | undefined;
  /** The number of open shifts that the chip represents. */
  copies?: number;
  density: Density;
  /** The row does not show the role already. */
  showRole: boolean;
  /** The row does not show the employee already. */
  showName?: boolean;
  /** It has half of a month's cell, and room for the start alone. */
  isShared?: boolean;
  isSelected?: boolean;
  /** Selected together with others. */
  isPicked?: boolean;
  /** A single chip handles the press; in a grid its cell does. */
  onOpen?: (anchor: Anchor) => void;
}

/**
 * A shift: its hours in the colour of its role or template, lighter as a draft, an icon if on call, pinned or edited by
 * hand, and the number of rules that it breaks.
 */
export const ShiftChip = memo(function ShiftChip(props: ShiftChipProps) {
  const { shift, words, color, copies = 1, density, showRole, onOpen } = props;
  const { showName = false, isShared = false, isSelected = false, isPicked = false } = props;
  const isOpen = shift.employee_id === null && shift.employee_name === null;
  return (
    <button
      type="button"
      tabIndex={onOpen === undefined ? -1 : 0}
      onClick={(event) => onOpen?.(event.currentTarget.getBoundingClientRect())}
      className={CHIP}
      {...roleTint(color)}
      data-shift={shift.id}
      data-state={isOpen ? 'open' : shift.amended === 'same' ? 'published' : shift.status}
      data-amended={shift.amended ?? undefined}
      data-density={density}
      data-selected={isSelected || undefined}
      data-picked={isPicked || undefined}
      data-named={showName || undefined}
      data-copies={copies > 1 || undefined}
      data-pinned={shift.pinned || undefined}
      data-watch={shift.on_call != null || undefined}
      data-broken={shift.warnings.length || undefined}
      aria-label={isPicked ? words.picked(shift, copies) : words.label(shift, copies)}
    >
      {showName && <span className={classes.who} data-mark={nameMark(shift, words, density)} />}
      <span className={classes.hours}>
        <Hours {...props} />
        {showRole && <span className={classes.role} data-mark={roleInitials(shift.role)} />}
      </span>
      <OnCallIcon onCall={shift.on_call} size={12} className={classes.onCall} />
      {copies > 1 && (density === 'week' || showName) && <span className={classes.copies} data-mark={`×${copies}`} />}
      {shift.pinned && !isShared && <Pin size={11} className={classes.pin} aria-hidden />}
      {shift.by_hand && !shift.pinned && density === 'week' && <Hand size={11} className={classes.pin} aria-hidden />}
    </button>
  );
});

/** As much of the name as fits: in a month its first letters. */
function nameMark({ employee_name }: schedule.Shift, words: ShiftWords, density: Density): string {
  if (employee_name === null) return density === 'week' ? words.nobody : '';
  return density === 'week' ? employee_name : roleInitials(employee_name);
}

/** In a month as much of the hours as fits: next to a name, a number or another shift only the start. */
function Hours({ shift, words, density, copies = 1, showName = false, isShared = false }: ShiftChipProps): ReactNode {
  if (density === 'week') return words.hours(shift);
  const [start, end] = shortHours(shift);
  const mark = (text: string) => <span className={classes.start} data-mark={text} />;
  if (copies > 1 && !showName) return mark(`${isShared ? start.replace(/:.*/, '') : start}\n×${copies}`);
  if (isShared) return mark(start.replace(':', '\n:'));
  if (showName) return mark(start);
  return (
    <>
      {mark(start)}
      <span className={classes.end} data-mark={`–${end}`} />
    </>
  );
}
