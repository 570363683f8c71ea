import type { imports } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { type Call, member } from '../../../platform/http/route.ts';
import { guessColumns, type KnownWords } from './guess-columns.ts';
import { recallColumns } from './mappings.ts';
import { readFileRows } from './read-file-rows.ts';

const SAMPLES = 3;
/** A longer one would not be read. */
const SAMPLE_LENGTH = 60;
/** From which the headings can be chosen. */
const FIRST_LINES = 20;
const LINE_LENGTH = 100;

/** What a file contains, and a guess of what its columns are: what was chosen before for the same header. */
export async function readFile(call: Call<typeof imports.readFile>) {
  const { kind } = call.query;
  const { all, lines, sheets, sheet, encoding } = await readFileRows(call, kind, call.query);
  const [head, ...rows] = lines;
  const width = Math.max(...lines.slice(0, 100).map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    heading: (head?.cells[index] ?? '').slice(0, SAMPLE_LENGTH),
    samples: samplesOf(rows.map(({ cells }) => cells[index] ?? '')),
  }));
  const headings = head?.cells ?? [];
  const { known, recalled } = await call.deps.database.inProject(member(call).projectId, async (tx) => ({
    known: await readWords(tx),
    recalled: await recallColumns(tx, kind, headings),
  }));
  const fields = recalled ?? guessColumns(kind, columns, known);
  return {
    sheets,
    sheet,
    encoding,
    header: head?.line ?? 1,
    lines: all.slice(0, FIRST_LINES).map(({ line, cells }) => ({
      line,
      text: cells
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, LINE_LENGTH),
    })),
    rows: rows.length,
    columns: columns.map((column, index) => ({ ...column, field: fields[index] ?? null })),
    remembered: recalled !== null,
  };
}

function samplesOf(cells: readonly string[]): string[] {
  const samples = new Set<string>();
  for (const cell of cells) {
    if (cell !== '') samples.add(cell.slice(0, SAMPLE_LENGTH));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

async function readWords(tx: Tx): Promise<KnownWords> {
  const people = await tx.selectFrom('employee').select(['id', 'name', 'roles']).execute();
  const templates = await tx.selectFrom('template').select('name').execute();
  const words = (list: readonly string[]) => new Set(list.map((word) => word.normalize('NFC').toLowerCase()));
  return {
    ids: words(people.map(({ id }) => id)),
    names: words(people.map(({ name }) => name)),
    templates: words(templates.map(({ name }) => name)),
    roles: words(people.flatMap(({ roles }) => roles)),
  };
}
