/** The rows of a CSV file from any program. */
export const readCsv = (file: Uint8Array): FileRow[] => parseCsv(decodeCsv(file));

/** Byte order marks that some programs put in front of a text. */
const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file: by its byte order mark; as UTF-16 if it has the zero bytes of such a text; else UTF-8, else
 * Windows-1257, in which Excel saves on a Lithuanian or Latvian machine.
 */
export function decodeCsv(file: Uint8Array): string {
  const marked = MARKS.find(([bytes]) => bytes.every((byte, index) => file[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(file);
  if (isEverySecondZero(file, 1)) return new TextDecoder('utf-16le').decode(file);
  if (isEverySecondZero(file, 0)) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1257').decode(file);
  }
}

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
}

/**
 * RFC 4180 with the separator of Excel's own first line `sep=;`, else the most frequent one of the first line:
 * semicolon, comma or tab. Empty lines are left out; all three kinds of line end are accepted.
 */
export function parseCsv(file: string): FileRow[] {
  const whole = file.replaceAll(/\r\n?/g, '\n');
  const named = /^sep=(.)\n/.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const [head = ''] = text.split('\n', 1);
  const separator =
    named?.[1] ?? [';', ',', '\t'].reduce((best, one) => (count(head, one) > count(head, best) ? one : best));
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

const count = (text: string, character: string) => text.split(character).length;
