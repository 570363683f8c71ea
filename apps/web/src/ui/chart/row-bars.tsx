import { Fragment } from 'react';
import classes from './chart.module.css';

export interface RowBar {
  key: string;
  name: string;
  value: number;
  /** The target value, as a line across. */
  mark?: number | null;
  /** The value is more than there is: it is a warning, not a length to be proud of. */
  isShort?: boolean;
  /** The value in words. */
  text: string;
}

/** One bar per row, longest for the highest value, with a line at its target. */
export function RowBars({ rows }: { rows: readonly RowBar[] }) {
  const highest = Math.max(1e-9, ...rows.flatMap(({ value, mark }) => [value, mark ?? 0]));
  const share = (value: number) => `${Math.round((value / highest) * 1000) / 10}%`;
  return (
    <div className={classes.rows}>
      {rows.map(({ key, name, value, mark, isShort = false, text }) => (
        <Fragment key={key}>
          <span className={classes.rowName} title={name}>
            {name}
          </span>
          <span className={classes.rowValue}>{text}</span>
          <svg className={classes.track} width="100%" height={14}>
            <rect className={classes.ground} width="100%" height={14} rx={2} />
            <rect className={classes.bar} data-short={isShort || undefined} width={share(value)} height={14} rx={2} />
            {mark != null && <line className={classes.mark} x1={share(mark)} x2={share(mark)} y1={0} y2={14} />}
          </svg>
        </Fragment>
      ))}
    </div>
  );
}
