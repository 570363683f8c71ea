import type { rosterGrid } from '@pamaina/contract';
import { type FileRow, parseCsv } from '../../../platform/files/read-csv.ts';
import { type ReadRoster, readRoster } from './read-roster.ts';
import type { RosterFacts } from './roster-facts.ts';

/** What the text of a roster amounts to; null: there is no table with days in it. */
export function readRosterText(text: string, answers: rosterGrid.RosterAnswers, facts: RosterFacts): ReadRoster | null {
  return readRoster(linesOf(text), answers, facts);
}

/** Its lines of cells; in a text without separators two spaces or a bar are one, as in an email. */
export function linesOf(text: string): FileRow[] {
  const lines = parseCsv(text);
  if (lines.some(({ cells }) => cells.length > 1)) return lines;
  return lines.map(({ line, cells: [cell = ''] }) => ({ line, cells: cell.split(/\s{2,}|\s*\|\s*/) }));
}

/** The lines of a file as a text that is read as the same lines, numbered from 1. */
export const textOfLines = (lines: readonly FileRow[]): string =>
  lines.map(({ cells }) => cells.map((cell) => cell.replaceAll(/[\t\r\n";]+/g, ' ')).join('\t')).join('\n');
