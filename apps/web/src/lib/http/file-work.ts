import type { imports, ReplyOf } from '@pamaina/contract';

export type FileContents = ReplyOf<typeof imports.readFile>;

/** What of a file is read, and in what; without it the server guesses. */
export interface Part {
  /** Of a workbook, from 0. */
  sheet?: number | undefined;
  /** Of CSV. */
  encoding?: imports.FileEncoding | undefined;
  /** The line with the headings. */
  header?: number | undefined;
}

/** A part as a query has it. */
export const queryOfPart = ({ sheet, encoding, header }: Part) => ({
  ...(sheet !== undefined && { sheet: String(sheet) }),
  ...(encoding && { encoding }),
  ...(header !== undefined && { header: String(header) }),
});

/** An import of many rows takes longer than a usual request. */
export const IMPORT_TIMEOUT_MS = 60_000;

/** How cells are meant that can be read in two ways. */
export type Readings = { [Name in imports.ReadingName]?: (typeof imports.readings)[Name][number] };

/** What the steps of every import need of it. */
export interface FileWork {
  file: File | null;
  contents: FileContents | null;
  /** What each column was chosen to be. */
  fields: readonly (string | null)[];
  isBusy: boolean;
  read: (file: File, part?: Part) => void;
  chooseFields: (fields: readonly (string | null)[]) => void;
  check: () => void;
  goBack: (to: 'file') => void;
}

/** What cells leave open, which is asked above the preview. */
export interface AskedReadings {
  result: { readings: readonly imports.ImportResult['readings'][number][] } | null;
  isBusy: boolean;
  chooseReading: (chosen: Readings) => void;
}
