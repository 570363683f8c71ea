import type { imports } from '@pamaina/contract';

type Encoding = imports.FileEncoding;

export interface CsvFile {
  rows: FileRow[];
  /** What it was read in. */
  encoding: Encoding;
}

/** The rows of a CSV file from any program. @param chosen its encoding; else it is guessed */
export function readCsv(file: Uint8Array, chosen?: Encoding): CsvFile {
  const { text, encoding } = decodeCsv(file, chosen);
  return { rows: parseCsv(text), encoding };
}

/**
 * The text of a file: in the chosen encoding, or by its byte order mark; as UTF-16 if it has the zero bytes of such a
 * text; else UTF-8, else Windows-1257, in which Excel saves on a Lithuanian or Latvian machine.
 */
export function decodeCsv(file: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const encoding = chosen ?? guessEncoding(file);
  const isBigEndian = startsWith(file, [0xfe, 0xff]) || (!startsWith(file, [0xff, 0xfe]) && isEverySecondZero(file, 0));
  const name = encoding !== 'utf-16' ? encoding : isBigEndian ? 'utf-16be' : 'utf-16le';
  // The decoder leaves a byte order mark of its encoding out.
  return { text: new TextDecoder(name).decode(file), encoding };
}

function guessEncoding(file: Uint8Array): Encoding {
  if (startsWith(file, [0xef, 0xbb, 0xbf])) return 'utf-8';
  if (startsWith(file, [0xff, 0xfe]) || startsWith(file, [0xfe, 0xff])) return 'utf-16';
  if (isEverySecondZero(file, 1) || isEverySecondZero(file, 0)) return 'utf-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return 'utf-8';
  } catch {
    return 'windows-1257';
  }
}

const startsWith = (file: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

/**
 * Whether most of every second bytes are zero, as in UTF-16 where a text has mostly Latin letters. @param first 0 or 1:
 * the byte to begin with
 */
function isEverySecondZero(file: Uint8Array, first: number): boolean {
  let zeros = 0;
  for (let at = first; at < file.length; at += 2) if (file[at] === 0) zeros += 1;
  return zeros > file.length / 4;
}

/** A row of a CSV file or of a sheet. */
export interface FileRow {
  /** Line of the file or row of the sheet, from 1, on which it starts. */
  line: number;
  cells: string[];
  /** Cells, from 0, whose formula has no result: no program has calculated it yet, or it ends in an error. */
  unknown?: number[];
}

/** Lines that decide about the separator: titles above the headings can have another. */
const LINES_FOR_SEPARATOR = 20;

/**
 * RFC 4180 with the separator of Excel's own first line `sep=;`, else the one that most of the first lines have:
 * semicolon, tab or comma. Empty lines are left out; all three kinds of line end are accepted.
 */
export function parseCsv(file: string): FileRow[] {
  const whole = file.replaceAll(/\r\n?/g, '\n');
  const named = /^sep=(.)\n/.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const separator = named?.[1] ?? separatorOf(text.split('\n', LINES_FOR_SEPARATOR));
  const rows: FileRow[] = [];
  const first = named ? 2 : 1;
  let [row, cell, line]: [FileRow, string, number] = [{ line: first, cells: [] }, '', first];
  let isQuoted = false;
  const endRow = () => {
    row.cells.push(cell.trim());
    if (row.cells.some((one) => one !== '')) rows.push(row);
    [row, cell] = [{ line: line + 1, cells: [] }, ''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && character === separator) {
      row.cells.push(cell.trim());
      cell = '';
    } else if (!isQuoted && character === '\n') {
      endRow();
    } else {
      cell += character;
    }
    if (character === '\n') line += 1;
  }
  endRow();
  return rows;
}

/** Of two on as many lines the first: a comma is also in numbers and names. */
function separatorOf(lines: readonly string[]): string {
  const linesWith = (separator: string) => lines.filter((line) => line.includes(separator)).length;
  return [';', '\t', ','].reduce((best, one) => (linesWith(one) > linesWith(best) ? one : best));
}
