import { CalendarHeart, CalendarMinus } from 'lucide-react';
import type { DayWish } from '../model/wishes-by-person.ts';
import classes from './grid-cell.module.css';

/** An icon in a cell's corner: the employee prefers not to work on the day, or would like a shift. */
export function WishMark({ wish, label, isCrowded }: { wish: DayWish; label: string; isCrowded: boolean }) {
  const Icon = wish.kind === 'off' ? CalendarMinus : CalendarHeart;
  return (
    <span className={classes.wish} data-crowded={isCrowded || undefined} role="img" aria-label={label} title={label}>
      <Icon size={13} aria-hidden />
    </span>
  );
}
