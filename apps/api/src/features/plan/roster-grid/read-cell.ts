import { type ClockTime, clockTimeOf } from '@pamaina/contract';

/** Local times, `HH:MM`; an end at or before the start is on the next day. */
export interface Hours {
  start: ClockTime;
  end: ClockTime;
}

/** What a cell of a roster says: hours, one or more; a code, whose meaning is another question; nothing; or unread. */
export type CellReading =
  { kind: 'empty' } | { kind: 'hours'; hours: Hours[] } | { kind: 'code'; code: string } | { kind: 'unread' };

const TIME = String.raw`(?:(\d{1,2})[:.h]([0-5]\d)|(\d{1,2})([0-5]\d)|(\d{1,2})[.,]5|(\d{1,2}))(?!\d)`;
const SPAN = new RegExp(String.raw`(?<!\d)${TIME}\s*-\s*${TIME}`, 'g');
const CODE_MAX = 12;

/**
 * `8-16`, `08:00–16:30`, `0800-1600`, `8.5-17`, `nuo 8 iki 16`, `8-12 / 16-20`, with a word beside it or without; else
 * a code such as `D`, `off`, `8`. A break in brackets is left out.
 */
export function readCell(cell: string): CellReading {
  const text = cell.trim().replaceAll(/\s+/g, ' ');
  if (/^[-–—.\s]*$/.test(text)) return { kind: 'empty' };
  const plain = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?<=\d)\s*(?:val\.?|iki|to|until|till)\s*(?=-?\s*\d)/giu, '-')
    .replaceAll(/(?<!\p{L})(?:nuo|from)(?!\p{L})/giu, ' ')
    .replaceAll(/-+/g, '-');
  const spans = [...plain.matchAll(SPAN)].map((match) => hoursOf(match.slice(1)));
  if (spans.length > 0) {
    const isClear = spans.every((span) => span !== null) && !/\d/.test(plain.replaceAll(SPAN, ''));
    return isClear ? { kind: 'hours', hours: spans.filter((span) => span !== null) } : { kind: 'unread' };
  }
  const code = codeOf(text);
  return code === null ? { kind: 'unread' } : { kind: 'code', code };
}

/** A code as it is shown and compared: `d ` and `D` are one. Null: too long for one. */
export function codeOf(text: string): string | null {
  const code = text.trim().normalize('NFC').toUpperCase();
  return code.length > CODE_MAX ? null : code;
}

function hoursOf(groups: readonly (string | undefined)[]): Hours | null {
  const [start, end] = [timeOf(groups.slice(0, 6)), timeOf(groups.slice(6, 12))];
  return start === null || end === null || start === end ? null : { start, end };
}

function timeOf([hour, minute, packed, packedMinute, half, whole]: readonly (string | undefined)[]): ClockTime | null {
  const hours = Number(hour ?? packed ?? half ?? whole);
  const minutes = half === undefined ? Number(minute ?? packedMinute ?? 0) : 30;
  if (hours > 24 || (hours === 24 && minutes > 0)) return null;
  return clockTimeOf(`${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
}
