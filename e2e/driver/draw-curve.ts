import { curvePaths, SIZE } from '../../apps/web/src/features/plan/generation/curve-paths.ts';

export interface Planning {
  seconds: number;
  curve: { seconds: number; penalty: number; bound: number }[];
}

/** The theme's accent colour, its info colour, and the colour between the lines (`theme.css`). */
const COLORS = {
  light: { plan: '#1f6b47', bound: '#1d4f91', between: '#e4f1ea' },
  dark: { plan: '#8fc9ab', bound: '#9cc2f5', between: '#1d3228' },
};

/** The recorded curve of a generation as a separate picture. */
export function drawCurve({ curve, seconds }: Planning, theme: keyof typeof COLORS): string {
  const { plan, bound, between } = curvePaths(curve, seconds);
  const colors = COLORS[theme];
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
<style>
path { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke }
</style>
<path style="fill: ${colors.between}" d="${between}"/>
<path stroke="${colors.bound}" stroke-dasharray="5 4" d="${bound}"/>
<path stroke="${colors.plan}" d="${plan}"/>
</svg>
`;
}
