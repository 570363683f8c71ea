import { useElementSize } from '@mantine/hooks';
import classes from './chart.module.css';
import { niceScale } from './nice-scale.ts';
import { ValueAxis } from './value-axis.tsx';

export interface Bar {
  key: string;
  /** Under the bar, if there is room. */
  label: string;
  value: number;
  /** Shown on hover. */
  title: string;
  isMuted?: boolean;
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 64, 24, 8];
/** The width that a label needs. */
const LABEL_WIDTH = 44;
const UNMEASURED_WIDTH = 640;

/** Bars over time, in the available width. @param format of the values on the axis */
export function BarChart({ bars, format }: { bars: readonly Bar[]; format: (value: number) => string }) {
  const { ref, width: measured } = useElementSize();
  const width = measured > 0 ? measured : UNMEASURED_WIDTH;
  const { top, ticks } = niceScale(Math.max(0, ...bars.map(({ value }) => value)));
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const step = (width - LEFT) / Math.max(1, bars.length);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <div ref={ref}>
      <svg className={classes.drawing} width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
        <ValueAxis ticks={ticks} left={LEFT} width={width} y={y} format={format} />
        {bars.map(({ key, label, value, title, isMuted }, index) => (
          <g key={key} className={classes.column}>
            <title>{title}</title>
            <rect x={LEFT + index * step} y={TOP} width={step} height={HEIGHT - TOP - BOTTOM} fill="transparent" />
            <rect
              className={classes.bar}
              data-muted={isMuted || undefined}
              x={LEFT + index * step + step * 0.15}
              y={y(value)}
              width={step * 0.7}
              height={HEIGHT - BOTTOM - y(value)}
              rx={Math.min(2, step * 0.2)}
            />
            {index % every === 0 && (
              <text className={classes.axis} x={LEFT + (index + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
