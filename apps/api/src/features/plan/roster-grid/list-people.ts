import type { FileRow } from '../../../platform/files/read-csv.ts';
import { fieldOf, nameColumns, nameReaderOf } from '../../business/employees/index.ts';
import { folded } from './calendar-words.ts';
import type { DayColumn, RosterBlock, RosterTable } from './find-table.ts';
import { readCell } from './read-cell.ts';
import { readLegend } from './guess-codes.ts';

/** A line of the roster that is somebody's. */
export interface ListedPerson {
  line: number;
  name: string;
  /** Null: the roster has none. */
  role: string | null;
  cells: readonly string[];
}

/** How lines begin that add up, in English and Lithuanian, folded. */
const SUM = /^(total|totals|sum|hours|count|needed|staff|viso|is viso|suma|valandos|dirba|reikia)(?!\p{L})/u;
const NAME_MAX = 80;
const ROLE_MAX = 60;

interface Facts {
  people: readonly { name: string; roles: readonly string[] }[];
}

/** Everybody in the table: by a column of names left of the days, with a column of roles or a heading above them. */
export function listPeople(table: RosterTable, facts: Facts): (ListedPerson & { block: RosterBlock })[] {
  const codes = codesOf(table);
  return table.blocks.flatMap((block) =>
    listBlock(block, table.above, { ...facts, codes }).map((person) => ({ ...person, block })),
  );
}

function listBlock(
  { days, lines }: RosterBlock,
  above: readonly FileRow[],
  { people, codes }: Facts & { codes: ReadonlySet<string> },
): ListedPerson[] {
  const first = Math.min(...days.map(({ column }) => column));
  const body = lines.filter((line) => !isLegendLine(line, days, codes));
  const left = Array.from({ length: first }, (_, column) => column);
  const heads = above.slice(-2);
  const headings = left.map((column) => heads.map(({ cells }) => cells[column] ?? '').find(fieldOf) ?? '');
  const parts = nameColumns(headings);
  const textsIn = (column: number) =>
    body.map(({ cells }) => cells[column] ?? '').filter((cell) => /\p{L}{2}/u.test(cell));
  const headed = (field: string) => left.find((column) => fieldOf(headings[column] ?? '') === field);
  // Names differ, roles come again.
  const byVariety = left
    .filter((column) => textsIn(column).length > 0)
    .toSorted((a, b) => new Set(textsIn(b)).size - new Set(textsIn(a)).size);
  const name = parts?.first ?? headed('name') ?? byVariety[0];
  if (name === undefined) return [];
  const role =
    headed('roles') ??
    byVariety.find((column) => column !== name && column !== parts?.last && repeats(textsIn(column)));
  const known = new Set(people.flatMap(({ roles }) => roles.map(folded)));
  const nameOf = nameReaderOf(body.map(({ cells }) => cells[name] ?? ''));
  const areCapitals = textsIn(name).filter(isCapitals).length * 2 >= textsIn(name).length;
  let section: string | null = null;
  return body.flatMap(({ line, cells }): ListedPerson[] => {
    const written = [nameOf((cells[name] ?? '').trim()), parts === null ? '' : (cells[parts.last] ?? '')]
      .join(' ')
      .trim();
    const isEmpty = days.every(({ column }) => (cells[column] ?? '').trim() === '');
    if (!/\p{L}/u.test(written) || SUM.test(folded(written))) return [];
    if (role === undefined && isEmpty && isHeading(written, known, areCapitals)) {
      section = written.replace(/:$/, '').slice(0, ROLE_MAX);
      return [];
    }
    const own = role === undefined ? section : (cells[role] ?? '').trim().slice(0, ROLE_MAX) || null;
    return [{ line, name: tidy(written).slice(0, NAME_MAX), role: own, cells }];
  });
}

/** The codes of its days, somebody's or not. */
export const codesOf = ({ blocks }: RosterTable): Set<string> =>
  new Set(
    blocks.flatMap(({ lines, days }) =>
      lines.flatMap(({ cells }) =>
        days.flatMap(({ column }) => {
          const reading = readCell(cells[column] ?? '');
          return reading.kind === 'code' ? [reading.code] : [];
        }),
      ),
    ),
  );

/** A line that explains a code and has no day of its own. */
export const isLegendLine = (line: FileRow, days: readonly DayColumn[], codes: ReadonlySet<string>): boolean =>
  readLegend([line], codes).size > 0 &&
  days.filter(({ column }) => (line.cells[column] ?? '').trim() !== '').length <= 2;

const repeats = (texts: readonly string[]) => new Set(texts.map(folded)).size < texts.length || texts.length === 1;

const isCapitals = (text: string) => text === text.toUpperCase();

/** `Kitchen:`, `VIRTUVĖ` where names are not in capitals, or a role of the business. */
const isHeading = (text: string, roles: ReadonlySet<string>, areCapitals: boolean) =>
  text.endsWith(':') || roles.has(folded(text)) || (!areCapitals && isCapitals(text));

/** Without the number in front of it. */
const tidy = (name: string) => name.replace(/^\d+[.)]?\s+/, '').replaceAll(/\s+/g, ' ');
