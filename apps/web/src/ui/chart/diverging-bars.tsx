import { Fragment } from 'react';
import classes from './chart.module.css';

export interface DivergingBar {
  key: string;
  name: string;
  /** Above 0 to the right of the middle, below 0 to the left. */
  value: number;
  /** The value in words. */
  text: string;
}

/** One bar per row to either side of a middle line: more or less than the fair share. */
export function DivergingBars({ rows }: { rows: readonly DivergingBar[] }) {
  const highest = Math.max(1e-9, ...rows.map(({ value }) => Math.abs(value)));
  return (
    <div className={classes.rows}>
      {rows.map(({ key, name, value, text }) => {
        const width = (Math.abs(value) / highest) * 50;
        return (
          <Fragment key={key}>
            <span className={classes.rowName} title={name}>
              {name}
            </span>
            <span className={classes.rowValue}>{text}</span>
            <svg className={classes.track} width="100%" height={14}>
              <rect className={classes.ground} width="100%" height={14} rx={2} />
              <rect
                className={classes.side}
                data-above={value > 0 || undefined}
                x={`${value < 0 ? 50 - width : 50}%`}
                width={`${width}%`}
                height={14}
              />
              <line className={classes.mark} x1="50%" x2="50%" y1={0} y2={14} />
            </svg>
          </Fragment>
        );
      })}
    </div>
  );
}
