import { useElementSize } from '@mantine/hooks';
import classes from './chart.module.css';
import { niceScale } from './nice-scale.ts';
import { ValueAxis } from './value-axis.tsx';

export interface BandPoint {
  key: string;
  /** Under the column, if there is room. */
  label: string;
  /** What was; null: not known. */
  value: number | null;
  /** What is expected, and the band around it; null: nothing is expected. */
  expected: { low: number; middle: number; high: number } | null;
  /** Shown on hover. */
  title: string;
  isMuted?: boolean;
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 64, 24, 8];
/** The width that a label needs. */
const LABEL_WIDTH = 32;
const UNMEASURED_WIDTH = 640;

/** What was as columns, and what is expected as dots in their bands, in the available width. */
export function BandChart({ points, format }: { points: readonly BandPoint[]; format: (value: number) => string }) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : UNMEASURED_WIDTH;
  const { top, ticks } = niceScale(
    Math.max(1, ...points.flatMap(({ value, expected }) => [value ?? 0, expected?.high ?? 0])),
  );
  const y = (value: number) => HEIGHT - BOTTOM - (Math.max(0, value) / top) * (HEIGHT - BOTTOM - TOP);
  const step = (width - LEFT) / Math.max(1, points.length);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <div ref={ref}>
      <svg className={classes.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
        <ValueAxis ticks={ticks} left={LEFT} width={width} y={y} format={format} />
        {points.map((point, index) => (
          <Column
            key={point.key}
            point={point}
            x={LEFT + index * step}
            width={step}
            y={y}
            isNamed={index % every === 0}
          />
        ))}
      </svg>
    </div>
  );
}

interface ColumnProps {
  point: BandPoint;
  x: number;
  width: number;
  y: (value: number) => number;
  isNamed: boolean;
}

function Column({ point, x, width, y, isNamed }: ColumnProps) {
  const { label, value, expected, title, isMuted } = point;
  const middle = x + width / 2;
  return (
    <g className={classes.column}>
      <title>{title}</title>
      <rect x={x} y={TOP} width={width} height={HEIGHT - TOP - BOTTOM} fill="transparent" />
      {value !== null && (
        <rect
          className={classes.bar}
          data-muted={isMuted || undefined}
          x={x + width * 0.2}
          y={y(value)}
          width={width * 0.6}
          height={HEIGHT - BOTTOM - y(value)}
          rx={Math.min(2, width * 0.2)}
        />
      )}
      {expected !== null && (
        <>
          <line className={classes.band} x1={middle} x2={middle} y1={y(expected.low)} y2={y(expected.high)} />
          <circle className={classes.dot} cx={middle} cy={y(expected.middle)} r={Math.min(4, width * 0.3)} />
        </>
      )}
      {isNamed && (
        <text className={classes.axis} x={middle} y={HEIGHT - 6} textAnchor="middle">
          {label}
        </text>
      )}
    </g>
  );
}
