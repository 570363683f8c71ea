import type { SheetShift } from '../sheet-shift.ts';
import type { Part } from './layout.ts';
import { QUIET, type Pencil } from './pencil.ts';

interface Cell {
  height: number;
  draw: (x: number, y: number) => void;
}

/** How shifts are printed. */
export interface Print {
  codes: ReadonlyMap<string, string>;
  /** Size of the times, in points, where the column has room for it. */
  largest: number;
}

const INSET = 2;

/**
 * One shift: its times and, in brackets, its break in minutes. Wide columns have the role in full, narrow ones its
 * code; a draft has dashes around it.
 */
export function cellOf(pencil: Pencil, shift: SheetShift, part: Part, { codes, largest }: Print): Cell {
  const room = part.day - 2 * INSET;
  const rest = shift.breakMinutes > 0 ? `(${shift.breakMinutes})` : '';
  const code = codes.get(shift.role) ?? '';
  const rows = part.isWide
    ? [{ words: [`${shift.start}–${shift.end}`, rest].filter(Boolean).join(' '), bold: true }]
    : [
        { words: shift.start, bold: true },
        { words: shift.end, bold: true },
        { words: [rest, code].filter(Boolean).join(' '), bold: false },
      ].filter(({ words }) => words !== '');
  const widest = part.isWide ? '00:00–00:00 (000)' : '00:00';
  const size = Math.min(largest, room / pencil.widthOf(widest, { size: 1, bold: true }));
  const step = size * 1.14;
  const role = { size: 8, color: QUIET };
  const heightOfRole = part.isWide ? pencil.heightOf(shift.role, room - 2, role) : 0;
  const height = rows.length * step + heightOfRole + 1;
  return {
    height,
    draw: (x, y) => {
      if (shift.status === 'draft') pencil.dashes(x + 1, y - 0.5, part.day - 2, height);
      rows.forEach(({ words, bold }, index) => {
        const align = part.isWide ? 'left' : 'center';
        const look = { size: bold ? size : Math.min(size, 8), bold, align } as const;
        pencil.line(words, x + INSET + (part.isWide ? 1 : 0), y + 0.5 + index * step, room - 1, look);
      });
      if (part.isWide) pencil.lines(shift.role, x + INSET + 1, y + 0.5 + rows.length * step, room - 2, role);
    },
  };
}
