import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import type { FileRow } from './read-csv.ts';
import { cellText, type NumberFormats, numberFormatsOf } from './workbook-numbers.ts';
import { openZip, type Zip, ZipTooLarge, ZipUnreadable } from './read-zip.ts';

/** What a workbook may hold. */
export interface SheetLimits {
  rows: number;
  columns: number;
  /** Bytes of all its parts when unpacked, and the number of parts. */
  bytes: number;
  entries: number;
}

export interface Sheet {
  /** The names of all sheets that have cells, in their order. */
  names: string[];
  /** Which of them was read, from 0. */
  index: number;
  rows: FileRow[];
}

/** Why a workbook is refused: not an XLSX file; beyond a limit; a sheet that it lacks. */
export interface SheetFault {
  fault: 'unreadable' | 'too_large' | 'rows' | 'columns' | 'no_sheet';
}

/** Longer than a cell of Excel can be. */
const CELL_MAX = 32_767;

/**
 * The cells of one sheet as text: dates as `YYYY-MM-DD`, times as `HH:MM`, of formulas their stored values, merged
 * cells in each of their rows. Every part is parsed while it is unpacked (ECMA-376 part 1, SpreadsheetML), and the
 * limits end that at once, so memory is bounded whatever the file. Runs in a thread: faults are values.
 * @param chosen the sheet, from 0; null: the first visible one
 */
export async function readWorkbook(
  file: Uint8Array,
  chosen: number | null,
  limits: SheetLimits,
): Promise<Sheet | SheetFault> {
  try {
    const zip = await openZip(file, limits);
    const { sheets, isFrom1904, isToCalculate } = await readContents(zip);
    const index =
      chosen ??
      Math.max(
        0,
        sheets.findIndex(({ isVisible }) => isVisible),
      );
    const sheet = sheets[index];
    if (sheet === undefined) return { fault: sheets.length === 0 ? 'unreadable' : 'no_sheet' };
    const texts = await readTexts(zip, limits.rows * limits.columns);
    const formats = numberFormatsOf((await zip.text('xl/styles.xml')) ?? '', isFrom1904);
    const rows = await readRows(zip, sheet.path, { texts, formats, isToCalculate, limits });
    return Array.isArray(rows) ? { names: sheets.map(({ name }) => name), index, rows } : rows;
  } catch (error) {
    if (error instanceof ZipTooLarge) return { fault: 'too_large' };
    if (error instanceof ZipUnreadable || error instanceof XmlUnreadable) return { fault: 'unreadable' };
    throw error;
  }
}

class XmlUnreadable extends Error {}

interface Watch {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  /** False ends it. */
  close?: (name: string) => boolean | void;
}

/** Parses a part as it is unpacked, by local names. Saxes knows no DTD, so no entity can grow. */
async function parsePart(zip: Zip, name: string, watch: Watch): Promise<void> {
  const parser = new SaxesParser({ xmlns: false });
  const decoder = new TextDecoder();
  let goesOn = true;
  parser.on('error', (error) => {
    throw new XmlUnreadable(undefined, { cause: error });
  });
  parser.on('doctype', () => {
    throw new XmlUnreadable();
  });
  parser.on('opentag', ({ name: tag, attributes }) => goesOn && watch.open?.(localName(tag), attributes));
  parser.on('text', (text) => goesOn && watch.text?.(text));
  parser.on('closetag', ({ name: tag }) => {
    if (goesOn && watch.close?.(localName(tag)) === false) goesOn = false;
  });
  await zip.read(name, (chunk) => {
    parser.write(decoder.decode(chunk, { stream: true }));
    return goesOn;
  });
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

interface Contents {
  sheets: { name: string; path: string; isVisible: boolean }[];
  isFrom1904: boolean;
  /** Its formulas are to be calculated when it is opened: the writer did not. */
  isToCalculate: boolean;
}

async function readContents(zip: Zip): Promise<Contents> {
  const targets = new Map<string, string>();
  await parsePart(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/worksheet'))
        targets.set(Id, posix.resolve('/xl', Target).slice(1));
    },
  });
  const contents: Contents = { sheets: [], isFrom1904: false, isToCalculate: false };
  await parsePart(zip, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      const { name = '', date1904, fullCalcOnLoad, state = 'visible' } = attributes;
      if (tag === 'workbookPr') contents.isFrom1904 = isTrue(date1904);
      if (tag === 'calcPr') contents.isToCalculate = isTrue(fullCalcOnLoad);
      const path = tag === 'sheet' ? targets.get(idIn(attributes)) : undefined;
      if (path !== undefined && zip.has(path)) contents.sheets.push({ name, path, isVisible: state === 'visible' });
    },
  });
  return contents;
}

const isTrue = (flag: string | undefined) => flag === '1' || flag === 'true';

/** `r:id`, whatever the prefix. */
const idIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** The shared strings; what is said about the pronunciation of a text is left out. */
async function readTexts(zip: Zip, most: number): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  await parsePart(zip, 'xl/sharedStrings.xml', {
    open: (tag) => {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText && text.length < CELL_MAX) text += part;
    },
    close: (tag) => {
      if (tag === 't') isText = false;
      else if (tag === 'rPh') isPhonetic = false;
      else if (tag === 'si') texts.push(text);
      return texts.length <= most;
    },
  });
  return texts;
}

interface Reading {
  texts: readonly string[];
  formats: NumberFormats;
  isToCalculate: boolean;
  limits: SheetLimits;
}

/** The rows that have anything. */
async function readRows(
  zip: Zip,
  path: string,
  { texts, formats, isToCalculate, limits }: Reading,
): Promise<FileRow[] | SheetFault> {
  const rows: FileRow[] = [];
  const merged: Merged[] = [];
  let fault: SheetFault | null = null;
  let [line, column, cells, unknown] = [0, 0, [] as string[], [] as number[]];
  let [type, style, value, isValue] = ['', '', '', false];
  let [isFormula, hasValue] = [false, false];
  const endCell = () => {
    const isUnknown = type === 'e' || (isFormula && !isCalculated({ type, value, hasValue, isToCalculate }));
    const text = type === 's' ? (texts[Number(value)] ?? '') : cellText({ type, style, value }, formats);
    if (text.trim() === '' && !isUnknown) return;
    if (column > limits.columns) fault = { fault: 'columns' };
    else if (isUnknown) unknown.push(column - 1);
    else cells[column - 1] = text.trim();
  };
  const endRow = () => {
    if (cells.length === 0 && unknown.length === 0) return;
    const filled = Array.from(cells, (cell: string | undefined) => cell ?? '');
    rows.push({ line, cells: filled, ...(unknown.length > 0 && { unknown }) });
    // Beside the header.
    if (rows.length > limits.rows + 1) fault = { fault: 'rows' };
  };
  await parsePart(zip, path, {
    open: (tag, { r, t, s, ref = '' }) => {
      if (tag === 'row') [line, column, cells, unknown] = [r === undefined ? line + 1 : Number(r), 0, [], []];
      else if (tag === 'c') {
        [column, type, style, value] = [r === undefined ? column + 1 : columnOf(r), t ?? 'n', s ?? '', ''];
        [isFormula, hasValue] = [false, false];
      }
      if (tag === 'mergeCell' && merged.length < limits.rows) merged.push(...mergedIn(ref));
      if (tag === 'f') isFormula = true;
      if (tag === 'v') hasValue = true;
      isValue = tag === 'v' || tag === 't';
    },
    text: (part) => {
      if (isValue && value.length < CELL_MAX) value += part;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'c') endCell();
      else if (tag === 'row') endRow();
      return fault === null && tag !== 'mergeCells';
    },
  });
  if (fault === null) fillMerged(rows, merged);
  return fault ?? rows;
}

interface FormulaCell {
  type: string;
  value: string;
  /** It has a value, if an empty one. */
  hasValue: boolean;
  isToCalculate: boolean;
}

/**
 * Not without a stored value: only a text can be empty. Nor with the 0 that some programs write beside each formula
 * of a file that is to be calculated when it is opened.
 */
const isCalculated = ({ type, value, hasValue, isToCalculate }: FormulaCell) =>
  hasValue && (value !== '' || type === 'str') && !(value === '0' && isToCalculate);

/** Cells merged over several rows, in their first column. */
interface Merged {
  column: number;
  first: number;
  last: number;
}

function mergedIn(reference: string): Merged[] {
  const [, from = '', first = '', last = ''] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? [];
  return Number(last) > Number(first) ? [{ column: columnOf(from) - 1, first: Number(first), last: Number(last) }] : [];
}

/**
 * Only the first of merged cells has the value; the rows below it mean it too. Not those beside it: a title over the
 * whole width is no row of headings.
 */
function fillMerged(rows: readonly FileRow[], merged: readonly Merged[]): void {
  const filled = new Set<string>();
  for (const { column, first, last } of merged) {
    const from = rows.findIndex(({ line }) => line === first);
    const value = rows[from]?.cells[column] ?? '';
    if (value === '') continue;
    for (const { line, cells } of rows.slice(from + 1)) {
      // Merged cells don't overlap in a right file; in another one, each is filled once.
      if (line > last || filled.has(`${line} ${column}`)) break;
      filled.add(`${line} ${column}`);
      while (cells.length < column) cells.push('');
      cells[column] ||= value;
    }
  }
}

/** 28 of `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
