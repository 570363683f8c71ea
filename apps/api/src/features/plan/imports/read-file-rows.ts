import { constants, type imports } from '@pamaina/contract';
import type { Call } from '../../../platform/http/route.ts';
import { headerAt } from '../../business/employees/index.ts';
import { fieldFor } from './guess-columns.ts';
import { readTable, type Chosen, type Table } from './read-table.ts';

export interface FileRows extends Table {
  /** The lines above the headings too. */
  all: Table['lines'];
}

/**
 * The rows of an uploaded file from its headings on: the chosen line, or the one that reads like headings.
 * @throws as `readTable`
 */
export async function readFileRows(
  call: Parameters<typeof readTable>[0] & Pick<Call, 'language'>,
  kind: imports.FileKind,
  chosen: Chosen & { header?: number | undefined },
): Promise<FileRows> {
  const linesMax = kind === 'takings' ? constants.takingsLinesMax : constants.importLinesMax;
  const table = await readTable(call, { ...chosen, linesMax });
  const { lines: all } = table;
  const at = chosen.header === undefined ? -1 : all.findIndex(({ line }) => line === chosen.header);
  return { ...table, all, lines: all.slice(at === -1 ? headerAt(all, fieldFor(kind)) : at) };
}
