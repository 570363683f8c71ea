import classes from './chart.module.css';

interface ValueAxisProps {
  ticks: readonly number[];
  /** Where the chart begins, and its whole width. */
  left: number;
  width: number;
  y: (value: number) => number;
  format: (value: number) => string;
}

/** The lines of a chart's values, each with its value before it. */
export function ValueAxis({ ticks, left, width, y, format }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={classes.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className={classes.axis} x={left - 8} y={y(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}
