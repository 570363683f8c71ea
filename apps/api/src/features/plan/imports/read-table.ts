import { constants, type imports } from '@pamaina/contract';
import { type FileRow, readCsv } from '../../../platform/files/read-csv.ts';
import { readWorkbook, type SheetFault } from '../../../platform/files/read-workbook.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { answerOf } from '../../../platform/http/answer-of.ts';
import { taskOf } from '../../../platform/work/task.ts';

const readingCsv = taskOf(readCsv, new URL('../../../platform/files/read-csv.ts', import.meta.url).href);
const readingWorkbook = taskOf(readWorkbook, new URL('../../../platform/files/read-workbook.ts', import.meta.url).href);

/** A thousand lines of forty letters take some 100 ms. */
const MS_A_BYTE = 0.0025;
/** A small file can unpack to much: always in a thread, which ends after its limit of time. */
const WORKBOOK_MS = 1_000;
/** Parts of a workbook: sheets, pictures, settings of printers. */
const PARTS_MAX = 2_000;

export interface Table {
  lines: FileRow[];
  /** The names of the sheets of a workbook. */
  sheets: string[];
  /** Which of them was read, from 0. */
  sheet: number;
  /** Null of a workbook. */
  encoding: imports.FileEncoding | null;
  /** How long its rows are likely to take. */
  milliseconds: number;
}

export interface Chosen {
  /** Of a workbook, from 0; else the first visible one. */
  sheet?: number | undefined;
  /** Of CSV; else it is guessed. */
  encoding?: imports.FileEncoding | undefined;
  /** Rows below the header; a file of takings can have more than the others. */
  linesMax?: number;
}

/**
 * The rows of an uploaded CSV or XLSX file, distinguished by their first bytes: browsers name the same file
 * differently.
 * @throws `file_unreadable`, `file_unpacks_too_large`, `file_rows`, `file_columns`, `sheet_unknown`
 */
export async function readTable(
  call: Pick<Call, 'file' | 'caller' | 'deps' | 'signal'>,
  { sheet, encoding: chosen, linesMax = constants.importLinesMax }: Chosen,
): Promise<Table> {
  const { file } = call;
  if (file === null) throw new ProblemError('malformed');
  if (startsWith(file, OLD_WORKBOOK) || startsWith(file, PDF)) throw new ProblemError('file_unreadable');
  if (!startsWith(file, ZIP)) {
    const { rows: lines, encoding } = await answerOf(call, readingCsv, file.length * MS_A_BYTE, file, chosen);
    if (lines.length > linesMax + 1) throw problemOf('rows', linesMax);
    if (lines.some(({ cells }) => cells.length > constants.importColumnsMax)) throw problemOf('columns', linesMax);
    return { lines, sheets: [], sheet: 0, encoding, milliseconds: file.length * MS_A_BYTE };
  }
  const read = await answerOf(call, readingWorkbook, WORKBOOK_MS, file, sheet ?? null, {
    rows: linesMax,
    columns: constants.importColumnsMax,
    bytes: constants.importUnpackedBytesMax,
    entries: PARTS_MAX,
  });
  if ('fault' in read) throw problemOf(read.fault, linesMax);
  const { rows: lines, names: sheets, index } = read;
  return { lines, sheets, sheet: index, encoding: null, milliseconds: lines.length * 0.1 };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** `.xls`, and a workbook with a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
const startsWith = (file: Uint8Array, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

function problemOf(fault: SheetFault['fault'], linesMax: number): ProblemError {
  switch (fault) {
    case 'unreadable':
      return new ProblemError('file_unreadable');
    case 'no_sheet':
      return new ProblemError('sheet_unknown');
    case 'too_large': {
      const size = constants.importUnpackedBytesMax / 1024 / 1024;
      return new ProblemError('file_unpacks_too_large', { values: { size } });
    }
    case 'rows':
      return new ProblemError('file_rows', { values: { count: linesMax } });
    case 'columns':
      return new ProblemError('file_columns', { values: { count: constants.importColumnsMax } });
  }
}
