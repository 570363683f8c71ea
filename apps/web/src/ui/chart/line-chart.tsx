import { useElementSize } from '@mantine/hooks';
import classes from './chart.module.css';
import { niceScale } from './nice-scale.ts';
import { ValueAxis } from './value-axis.tsx';

export interface LinePoint {
  key: string;
  /** Under the point, if there is room. */
  label: string;
  /** The actual and the target value; null: not known. */
  value: number;
  goal: number | null;
}

interface LineChartProps {
  points: readonly LinePoint[];
  /** From this point on the line is dashed: a forecast. */
  comingFrom: number;
  format: (value: number) => string;
}

const [HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [200, 64, 24, 8, 12];
/** The width that a date with its year needs, and the space to the next. */
const LABEL_WIDTH = 88;
const UNMEASURED_WIDTH = 640;

/** A cumulative value over time next to its target, in the available width. */
export function LineChart({ points, comingFrom, format }: LineChartProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : UNMEASURED_WIDTH;
  const { top, ticks } = niceScale(Math.max(0, ...points.flatMap(({ value, goal }) => [value, goal ?? 0])));
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (index: number) => LEFT + (index + 1) * step;
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  // Both start at zero.
  const path = (values: readonly (number | null)[], from = 0) =>
    (from === 0 ? [`${LEFT},${y(0)}`] : [])
      .concat(values.flatMap((value, index) => (value === null || index < from ? [] : [`${x(index)},${y(value)}`])))
      .join(' ');
  const values = points.map(({ value }) => value);
  return (
    <div ref={ref}>
      <svg className={classes.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
        <ValueAxis ticks={ticks} left={LEFT} width={width} y={y} format={format} />
        <polyline className={classes.goal} points={path(points.map(({ goal }) => goal))} />
        {comingFrom > 0 && <polyline className={classes.line} points={path(values.slice(0, comingFrom))} />}
        <polyline className={classes.line} data-coming points={path(values, Math.max(0, comingFrom - 1))} />
        {points.map(
          ({ key, label }, index) =>
            index % every === every - 1 && (
              <text key={key} className={classes.axis} x={x(index)} y={HEIGHT - 6} textAnchor="end">
                {label}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}
