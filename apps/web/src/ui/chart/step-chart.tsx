import { useElementSize } from '@mantine/hooks';
import classes from './chart.module.css';
import { niceScale } from './nice-scale.ts';
import { ValueAxis } from './value-axis.tsx';

interface StepChartProps {
  /** The filled steps, and the line over them: as many of each, all equally long. */
  filled: readonly number[];
  line: readonly number[];
  /** Under the beginning of a step, if there is one. */
  labels: readonly (string | null)[];
  format: (value: number) => string;
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [200, 40, 24, 10];
const UNMEASURED_WIDTH = 640;

/** Two rows of steps over a day, one filled and one as a line, in the available width. */
export function StepChart({ filled, line, labels, format }: StepChartProps) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : UNMEASURED_WIDTH;
  const { top, ticks } = niceScale(Math.max(1, ...filled, ...line));
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const step = (width - LEFT) / Math.max(1, filled.length);
  const x = (index: number) => LEFT + index * step;
  const steps = (values: readonly number[]) =>
    values.map((value, index) => `${x(index)},${y(value)} ${x(index + 1)},${y(value)}`).join(' ');
  return (
    <div ref={ref}>
      <svg className={classes.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
        <ValueAxis ticks={ticks.filter(Number.isInteger)} left={LEFT} width={width} y={y} format={format} />
        <polygon className={classes.steps} points={`${LEFT},${y(0)} ${steps(filled)} ${x(filled.length)},${y(0)}`} />
        <polyline className={classes.line} points={steps(line)} />
        {labels.map(
          (label, index) =>
            label !== null && (
              <text key={label} className={classes.axis} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}
