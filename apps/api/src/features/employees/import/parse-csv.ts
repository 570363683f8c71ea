export interface CsvRow {
  /** Line of the file, from 1, on which the row starts. */
  line: number;
  cells: string[];
}

/**
 * RFC 4180 with the separator of Excel's own first line `sep=;`, else the most frequent one of the first line:
 * semicolon, comma or tab. Empty lines are left out; all three kinds of line end are accepted.
 */
export function parseCsv(file: string): CsvRow[] {
  const whole = file.replaceAll(/\r\n?/g, '\n');
  const named = /^sep=(.)\n/.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const [head = ''] = text.split('\n', 1);
  const separator =
    named?.[1] ?? [';', ',', '\t'].reduce((best, one) => (count(head, one) > count(head, best) ? one : best));
  const rows: CsvRow[] = [];
  const first = named ? 2 : 1;
  let [row, cell, line]: [CsvRow, string, number] = [{ line: first, cells: [] }, '', first];
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
