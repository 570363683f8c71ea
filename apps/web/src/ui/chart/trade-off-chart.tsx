import { useElementSize } from '@mantine/hooks';
import classes from './chart.module.css';
import { ValueAxis } from './value-axis.tsx';

export interface TradeOffPoint {
  /** What is paid; in ascending order. */
  x: number;
  /** What was found for it, and what is proved to be the most, as shares. */
  y: number;
  most: number;
  title: string;
}

interface TradeOffChartProps {
  points: readonly TradeOffPoint[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
}

const [HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [220, 64, 24, 12, 48];
const UNMEASURED_WIDTH = 640;
/** The least room for a label below. */
const LABEL_WIDTH = 84;

/** What is got for what is paid: the line of what was found, and dashed what nothing can be above. */
export function TradeOffChart({ points, formatX, formatY }: TradeOffChartProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : UNMEASURED_WIDTH;
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const low = Math.floor(Math.min(...points.map(({ y }) => y)) * 20) / 20;
  const x = (value: number) => LEFT + ((value - first) / Math.max(1, last - first)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + ((1 - value) / Math.max(0.05, 1 - low)) * (HEIGHT - BOTTOM - TOP);
  const ticks = [low, (low + 1) / 2, 1];
  const line = (of: (point: TradeOffPoint) => number) =>
    points.map((point) => `${x(point.x)},${y(of(point))}`).join(' ');
  const every = Math.max(1, Math.ceil((LABEL_WIDTH * points.length) / (width - LEFT)));
  return (
    <div ref={ref}>
      <svg className={classes.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
        <ValueAxis ticks={ticks} left={LEFT} width={width} y={y} format={formatY} />
        <polyline className={classes.goal} strokeDasharray="5 4" points={line(({ most }) => most)} />
        <polyline className={classes.line} points={line((point) => point.y)} />
        {points.map((point, index) => (
          <g key={`${index} ${point.x}`}>
            <title>{point.title}</title>
            <circle className={classes.bar} cx={x(point.x)} cy={y(point.y)} r={5} />
            {(points.length - 1 - index) % every === 0 && (
              <text className={classes.axis} x={x(point.x)} y={HEIGHT - 6} textAnchor="middle">
                {formatX(point.x)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
