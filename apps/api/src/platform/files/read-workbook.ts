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
  rows: FileRow[];
}

/** Why a workbook is refused: not an XLSX file; beyond a limit; a sheet that it lacks. */
export interface SheetFault {
  fault: 'unreadable' | 'too_large' | 'rows' | 'columns' | 'no_sheet';
}

/** Longer than a cell of Excel can be. */
const CELL_MAX = 32_767;

/**
 * The cells of one sheet as text: dates as `YYYY-MM-DD`, times as `HH:MM`, of formulas their stored values. Every part
 * is parsed while it is unpacked (ECMA-376 part 1, SpreadsheetML), and the limits end that at once, so memory is
 * bounded whatever the file. Runs in a thread: faults are values.
 * @param index of the sheet, from 0
 */
export async function readWorkbook(file: Uint8Array, index: number, limits: SheetLimits): Promise<Sheet | SheetFault> {
  try {
    const zip = await openZip(file, limits);
    const sheets = await listSheets(zip);
    const sheet = sheets[index];
    if (sheet === undefined) return { fault: sheets.length === 0 ? 'unreadable' : 'no_sheet' };
    const texts = await readTexts(zip, limits.rows * limits.columns);
    const formats = numberFormatsOf((await zip.text('xl/styles.xml')) ?? '', sheet.isFrom1904);
    const rows = await readRows(zip, sheet.path, { texts, formats, limits });
    return Array.isArray(rows) ? { names: sheets.map(({ name }) => name), rows } : rows;
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

interface SheetPart {
  name: string;
  path: string;
  isFrom1904: boolean;
}

async function listSheets(zip: Zip): Promise<SheetPart[]> {
  const targets = new Map<string, string>();
  await parsePart(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/worksheet'))
        targets.set(Id, posix.resolve('/xl', Target).slice(1));
    },
  });
  const sheets: SheetPart[] = [];
  let isFrom1904 = false;
  await parsePart(zip, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      const path = tag === 'sheet' ? targets.get(idIn(attributes)) : undefined;
      if (path !== undefined && zip.has(path)) sheets.push({ name: attributes['name'] ?? '', path, isFrom1904 });
    },
  });
  return sheets;
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
  limits: SheetLimits;
}

/** The rows that have anything. */
async function readRows(zip: Zip, path: string, { texts, formats, limits }: Reading): Promise<FileRow[] | SheetFault> {
  const rows: FileRow[] = [];
  let fault: SheetFault | null = null;
  let [line, column, cells] = [0, 0, [] as string[]];
  let [type, style, value, isValue] = ['', '', '', false];
  const endCell = () => {
    const text = type === 's' ? (texts[Number(value)] ?? '') : cellText({ type, style, value }, formats);
    if (text.trim() === '') return;
    if (column > limits.columns) fault = { fault: 'columns' };
    else cells[column - 1] = text.trim();
  };
  const endRow = () => {
    if (cells.length === 0) return;
    rows.push({ line, cells: Array.from(cells, (cell: string | undefined) => cell ?? '') });
    // Beside the header.
    if (rows.length > limits.rows + 1) fault = { fault: 'rows' };
  };
  await parsePart(zip, path, {
    open: (tag, { r, t, s }) => {
      if (tag === 'row') [line, column, cells] = [r === undefined ? line + 1 : Number(r), 0, []];
      else if (tag === 'c')
        [column, type, style, value] = [r === undefined ? column + 1 : columnOf(r), t ?? 'n', s ?? '', ''];
      isValue = tag === 'v' || tag === 't';
    },
    text: (part) => {
      if (isValue && value.length < CELL_MAX) value += part;
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isValue = false;
      else if (tag === 'c') endCell();
      else if (tag === 'row') endRow();
      return fault === null && tag !== 'sheetData';
    },
  });
  return fault ?? rows;
}

/** 28 of `AB12`. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
