import type { Span } from './day-axis.ts';

/** Spans ordered by start, in as few lines as possible without an overlap within a line. */
export function lanes<T extends Span>(spans: T[]): T[][] {
  const lines: T[][] = [];
  for (const span of spans) {
    const line = lines.find((one) => (one.at(-1)?.to ?? 0) <= span.from);
    if (line === undefined) lines.push([span]);
    else line.push(span);
  }
  return lines;
}
