import type { Color } from '@pamaina/contract';
import classes from './pieces.module.css';

/** A template's colour, as on its shifts: soft fill, strong edge. */
export function ColorDot({ color }: { color: Color }) {
  return (
    <span
      className={classes.dot}
      style={{ background: `var(--role-${color}-fill)`, borderColor: `var(--role-${color}-edge)` }}
      aria-hidden
    />
  );
}
