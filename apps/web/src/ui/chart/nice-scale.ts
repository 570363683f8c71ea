/**
 * A round end for an axis that includes a value, and the ticks from zero to it: steps of 1, 2 or 5 times a power of
 * ten.
 */
export function niceScale(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0] };
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, tick) => tick * step) };
}
