import type { SourceFile } from './source-files.ts';

const CODE = /\.(ts|tsx|mjs|css)$/;
const WIDTH = 120;
const COMMENT = /^\s*(\/\/|\/?\*)/;
/**
 * Names that say nothing to who searches: notify, read, sync, decide are the words; and pages that are not in the
 * repository, so that no reader can open them (CONTRIBUTING.md).
 */
const UNCLEAR =
  /\b(tell|told|settle|speak|meet|stand)[A-Z]\w*|\blookAt\w*|\b\w*Fate\b|\b[wW]hoever\b|\bSpec\b|\b[sS]pecification\b(?! of)|\((Decisions|threats),/;

/** Comments wider than 120 columns. */
export const findWideComments = (files: readonly SourceFile[]): string[] =>
  linesOf(files).flatMap(({ place, line }) => (line.length > WIDTH && COMMENT.test(line) ? [place] : []));

/** Names and comments with words that CONTRIBUTING.md replaces. */
export const findUnclearWords = (files: readonly SourceFile[]): string[] =>
  linesOf(files).flatMap(({ place, line }) => {
    const word = UNCLEAR.exec(line)?.[0];
    return word === undefined ? [] : [`${place}: ${word}`];
  });

/**
 * Clock hours, weekdays and net minutes of shifts: the engine counts them (docs/decisions/050-minutes-of-shifts.md).
 */
const COUNTED = /\bisodow\b|\bextract\((dow|hour)\b|\btime '\d\d:\d\d|\bepoch from (\w+\.)?ends_at -/i;

/** Statements of the API that count what the engine counts. */
export const findCountingSql = (files: readonly SourceFile[]): string[] =>
  linesOf(files.filter(({ path }) => path.startsWith('apps/api/src/'))).flatMap(({ place, line }) => {
    const words = COUNTED.exec(line)?.[0];
    return words === undefined ? [] : [`${place}: ${words}`];
  });

/** Of the database's own zone files, which are of another age than the program's; UTC has no rules. */
const ZONE = /\bat time zone\b(?! 'UTC')|\btimezone\(/i;

/** Local times that SQL reads by rules of its own: `local_time` and `instant_of` have the program's (decision 083). */
export const findOtherZoneRules = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.(ts|sql)$/.test(path) && !path.startsWith('tools/checks/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (ZONE.test(line) ? [`${path}:${index + 1}`] : [])),
    );

const linesOf = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => CODE.test(path) && !path.startsWith('tools/checks/'))
    .flatMap(({ path, text }) => text.split('\n').map((line, index) => ({ place: `${path}:${index + 1}`, line })));

const CLOCK = /^apps\/api\/src\/platform\/time\/clock\.ts$/;

/** Clocks of the machine in the server, which may be wrong: the time that counts is `currentTime()` (decision 059). */
export function findOtherClocks(files: readonly SourceFile[]): string[] {
  const server = files.filter(
    ({ path }) => /^apps\/api\/src\/(?!testing\/).*\.ts$/.test(path) && !path.endsWith('.test.ts') && !CLOCK.test(path),
  );
  return server.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b/.test(line) ? [`${path}:${at + 1}`] : [],
      ),
  );
}
