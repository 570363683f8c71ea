import type { FileRow } from '../../../platform/files/read-csv.ts';
import { type ClockTime, clockTimeOf } from '@pamaina/contract';
import { folded } from './calendar-words.ts';
import { codeOf, type Hours, readCell } from './read-cell.ts';

/** What a code seems to mean; null: nobody works. */
export interface CodeGuess {
  hours: Hours | null;
  /** The roster itself says so, or the business has a template of this name. */
  certain: boolean;
}

/** Words of which a cell says that nobody works, in English and Lithuanian, folded. */
const OFF = new Set(
  `off, free, x, o, do, day off, rest, vac, vacation, hol, holiday, leave, sick, s, ill, l, laisva, laisvadienis, p, poilsis, poilsio,
   iseigine, isv, isvykes, atostogos, atost, liga, nedarbingumas, n/a, nd, b/l, a/l, u/l, -`
    .split(',')
    .map((word) => folded(word)),
);
/** What others of one or two letters usually are. */
const USUAL: readonly (readonly [words: string, ...hours: [ClockTime, ClockTime]])[] = [
  ['r, ryt, rytas, rytine, m, morning, am, early', '07:00', '15:00'],
  ['d, day, diena, dienine', '09:00', '17:00'],
  ['a, afternoon', '12:00', '20:00'],
  ['v, vak, vakaras, vakarine, e, evening, pm, late', '15:00', '23:00'],
  ['n, night, naktis, naktine', '22:00', '06:00'],
];
const usual = new Map<string, Hours>(
  USUAL.flatMap(([words, start, end]) => words.split(', ').map((word) => [word, { start, end }] as const)),
);
/** Days in a row from which an A is leave (atostogos, annual leave) rather than an afternoon. */
const LEAVE_DAYS = 4;

interface Known {
  /** Hours of the templates of the business, by their names, folded. */
  templates: ReadonlyMap<string, Hours>;
  /** What the roster says beside its table. */
  legend: ReadonlyMap<string, Hours | null>;
  /** The most days in a row on which somebody has the code. */
  longest: number;
  /** The roster has both a D and an N: twelve hours each. */
  isTwelveHours: boolean;
}

/** The meaning of a code: by the legend, by a template's name, else what it usually is. */
export function guessCode(code: string, { templates, legend, longest, isTwelveHours }: Known): CodeGuess {
  const said = legend.get(code);
  if (said !== undefined) return { hours: said, certain: true };
  const word = folded(code);
  const template = templates.get(word) ?? onlyOneFrom(templates, word);
  if (template !== undefined) return { hours: template, certain: templates.has(word) };
  if (word === 'a' && longest >= LEAVE_DAYS) return { hours: null, certain: false };
  if (isTwelveHours && word === 'd') return { hours: { start: '08:00', end: '20:00' }, certain: false };
  if (isTwelveHours && word === 'n') return { hours: { start: '20:00', end: '08:00' }, certain: false };
  if (OFF.has(word)) return { hours: null, certain: word.length > 2 };
  const hours = usual.get(word) ?? hoursLong(word);
  return { hours, certain: false };
}

/** The one template that begins with these letters. */
function onlyOneFrom(templates: ReadonlyMap<string, Hours>, word: string): Hours | undefined {
  const found = [...templates].filter(([name]) => word !== '' && name.startsWith(word));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** A number of hours alone, from 8 in the morning on. */
function hoursLong(word: string): Hours | null {
  const hours = /^\d{1,2}([.,]5)?$/.test(word) ? Number(word.replace(',', '.')) : 0;
  if (hours < 2 || hours > 14) return null;
  const end = 8 * 60 + hours * 60;
  const hour = String(Math.floor(end / 60) % 24).padStart(2, '0');
  return { start: '08:00', end: clockTimeOf(`${hour}:${end % 60 === 0 ? '00' : '30'}`) };
}

/**
 * What lines say of the codes of a roster: `D = 8:00-16:00`, `L - laisva`, or the two in cells side by side.
 * @param codes those that its days have
 */
export function readLegend(lines: readonly FileRow[], codes: ReadonlySet<string>): Map<string, Hours | null> {
  const legend = new Map<string, Hours | null>();
  for (const { cells } of lines)
    cells.forEach((cell, at) => {
      const [, name = '', meaning = ''] = /^\s*(\S{1,12}?)\s*[=:–—-]\s*(.+)$/u.exec(cell) ?? [];
      const [written, text] = codes.has(codeOf(name) ?? '') ? [name, meaning] : [cell, cells[at + 1] ?? ''];
      const code = codeOf(written) ?? '';
      if (!codes.has(code) || legend.has(code)) return;
      const reading = readCell(text);
      if (reading.kind === 'hours') legend.set(code, reading.hours[0] ?? null);
      else if (text !== '' && OFF.has(folded(text))) legend.set(code, null);
    });
  return legend;
}
