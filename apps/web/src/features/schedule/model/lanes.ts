import type { Span } from './day-axis.ts';

/** Spans in order of beginning, put into as few lines as can hold them without two meeting in one. */
export function lanes<T extends Span>(spans: T[]): T[][] {
  const lines: T[][] = [];
  for (const span of spans) {
    const line = lines.find((one) => (one.at(-1)?.to ?? 0) <= span.from);
    if (line === undefined) lines.push([span]);
    else line.push(span);
  }
  return lines;
}
