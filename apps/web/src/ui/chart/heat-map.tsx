import { Fragment } from 'react';
import classes from './chart.module.css';

export interface HeatCell {
  /** From 0 to 1: how dark it is. */
  level: number;
  /** Something is missing: another colour with stripes, so that it does not depend on colour alone. */
  isShort: boolean;
  /** In the cell, if there is room. */
  text: string;
  /** Shown on hover. */
  title: string;
}

interface HeatMapProps {
  rows: readonly { key: string; label: string }[];
  columns: readonly { key: string; label: string }[];
  /** Row by row; null: an empty cell. */
  cells: readonly (readonly (HeatCell | null)[])[];
  /** Small, without texts in the cells. */
  isCompact?: boolean;
}

/** [columns] More are the days of a month: they fit a narrow window. */
const A_DAY = 24;
type Variables = Record<`--${string}`, string | number>;

/** Values as a grid of squares: the darker, the more; striped where something is missing. */
export function HeatMap({ rows, columns, cells, isCompact = false }: HeatMapProps) {
  return (
    <div
      className={classes.map}
      data-compact={isCompact || undefined}
      style={{ '--columns': columns.length, '--least': columns.length > A_DAY ? '22px' : '30px' } as Variables}
    >
      <span />
      {columns.map(({ key, label }) => (
        <span key={key} className={classes.mapHead}>
          {label}
        </span>
      ))}
      {rows.map(({ key, label }, row) => (
        <Fragment key={key}>
          <span className={classes.mapName} title={label}>
            {label}
          </span>
          {columns.map((column, index) => {
            const cell = cells[row]?.[index] ?? null;
            if (cell === null) return <span key={column.key} className={classes.nothing} />;
            return (
              <span
                key={column.key}
                className={classes.cell}
                title={cell.title}
                data-short={cell.isShort || undefined}
                style={{ '--level': cell.level } as Record<`--${string}`, number>}
              >
                {!isCompact && cell.text}
              </span>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
