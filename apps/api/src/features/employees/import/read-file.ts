import { decodeCsv } from './decode-csv.ts';
import { parseCsv, type CsvRow } from './parse-csv.ts';

/** The rows of a CSV file from any program. */
export const readFile = (file: Uint8Array): CsvRow[] => parseCsv(decodeCsv(file));
